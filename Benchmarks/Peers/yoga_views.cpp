// Times Yoga (facebook/yoga) on the flexboxes that are the twins of the SwiftUI benchmark's shapes.
// Usage: yoga_views column|nest|flexible|grid SIZE REPETITIONS
// Prints medians of processor time in microseconds: making the tree, the first layout, a layout that
// nothing has changed, one after one leaf has, one in another width; then the size that the content
// took and the number of nodes. Margins stand for gaps, which Yoga has from version 2 on only.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

#include <yoga/Yoga.h>

static std::vector<YGNodeRef> nodes;
static YGNodeRef changing;
static float width, height;

static YGNodeRef makeNode(YGConfigRef config, YGNodeRef parent) {
  YGNodeRef node = YGNodeNewWithConfig(config);
  if (parent) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  nodes.push_back(node);
  return node;
}

static YGNodeRef makeLeaf(YGConfigRef config, YGNodeRef parent) {
  YGNodeRef leaf = makeNode(config, parent);
  YGNodeStyleSetWidth(leaf, 40);
  YGNodeStyleSetHeight(leaf, 20);
  return leaf;
}

static YGNodeRef makeRoot(YGConfigRef config) {
  YGNodeRef root = makeNode(config, nullptr);
  YGNodeStyleSetAlignItems(root, YGAlignCenter);
  return root;
}

static void column(YGConfigRef config, int n) {
  YGNodeRef root = makeRoot(config);
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionColumn);
  for (int i = 0; i < n; ++i) {
    YGNodeRef leaf = makeLeaf(config, root);
    if (i > 0) YGNodeStyleSetMargin(leaf, YGEdgeTop, 8);
    if (i == n / 2) changing = leaf;
  }
  width = 400;
  height = 28 * n;
}

static void grid(YGConfigRef config, int n) {
  YGNodeRef root = makeRoot(config);
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionColumn);
  for (int i = 0; i < n; ++i) {
    YGNodeRef row = makeNode(config, root);
    YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(row, YGAlignCenter);
    if (i > 0) YGNodeStyleSetMargin(row, YGEdgeTop, 8);
    for (int j = 0; j < 10; ++j) {
      YGNodeRef leaf = makeLeaf(config, row);
      if (j > 0) YGNodeStyleSetMargin(leaf, YGEdgeStart, 8);
      if (i == n / 2 && j == 5) changing = leaf;
    }
  }
  width = 600;
  height = 28 * n;
}

static void nest(YGConfigRef config, int depth, bool isFlexible) {
  YGNodeRef root = makeRoot(config);
  width = height = 16384;
  std::vector<YGNodeRef> parents{root};
  for (int d = 0; d < depth; ++d) {
    std::vector<YGNodeRef> children;
    for (YGNodeRef parent : parents) {
      YGNodeStyleSetFlexDirection(parent, d % 2 == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn);
      YGNodeStyleSetPadding(parent, YGEdgeAll, 2);
      YGNodeStyleSetAlignItems(parent, isFlexible ? YGAlignStretch : YGAlignCenter);
      for (int i = 0; i < 2; ++i) {
        bool isLeaf = d + 1 == depth;
        YGNodeRef child = isLeaf && !isFlexible ? makeLeaf(config, parent) : makeNode(config, parent);
        if (isFlexible) {
          YGNodeStyleSetFlexGrow(child, 1);
          YGNodeStyleSetFlexBasis(child, 0);
        }
        if (i > 0) YGNodeStyleSetMargin(child, d % 2 == 0 ? YGEdgeStart : YGEdgeTop, 2);
        children.push_back(child);
      }
    }
    parents = children;
  }
  changing = parents[0];
}

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double median(std::vector<double> figures) {
  std::sort(figures.begin(), figures.end());
  return figures[figures.size() / 2];
}

// The size round what stands in the root, its padding included.
static void contentSize(float& w, float& h) {
  YGNodeRef root = nodes[0];
  float left = INFINITY, top = INFINITY, right = 0, bottom = 0;
  for (uint32_t i = 0; i < YGNodeGetChildCount(root); ++i) {
    YGNodeRef child = YGNodeGetChild(root, i);
    left = std::min(left, YGNodeLayoutGetLeft(child));
    top = std::min(top, YGNodeLayoutGetTop(child));
    right = std::max(right, YGNodeLayoutGetLeft(child) + YGNodeLayoutGetWidth(child));
    bottom = std::max(bottom, YGNodeLayoutGetTop(child) + YGNodeLayoutGetHeight(child));
  }
  float padding = 2 * YGNodeLayoutGetPadding(root, YGEdgeTop);
  w = right - left + padding;
  h = bottom - top + padding;
}

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  int size = std::atoi(argv[2]);
  std::vector<double> times[5];
  float takenWidth = 0, takenHeight = 0;
  YGConfigRef config = YGConfigNew();
  YGConfigSetPointScaleFactor(config, 0);
  for (int k = 0; k < std::atoi(argv[3]); ++k) {
    nodes.clear();
    double start = now();
    if (!std::strcmp(argv[1], "column")) column(config, size);
    else if (!std::strcmp(argv[1], "grid")) grid(config, size);
    else nest(config, size, !std::strcmp(argv[1], "flexible"));
    double built = now();
    YGNodeCalculateLayout(nodes[0], width, height, YGDirectionLTR);
    double first = now();
    for (int i = 0; i < 100; ++i) YGNodeCalculateLayout(nodes[0], width, height, YGDirectionLTR);
    double unchanged = now();
    contentSize(takenWidth, takenHeight);
    if (!std::strcmp(argv[1], "flexible")) YGNodeStyleSetMinHeight(changing, 24);
    else YGNodeStyleSetHeight(changing, 24);
    double begun = now();
    YGNodeCalculateLayout(nodes[0], width, height, YGDirectionLTR);
    double changed = now();
    YGNodeCalculateLayout(nodes[0], width + 100, height, YGDirectionLTR);
    double resized = now();
    times[0].push_back(built - start);
    times[1].push_back(first - built);
    times[2].push_back((unchanged - first) / 100);
    times[3].push_back(changed - begun);
    times[4].push_back(resized - changed);
    YGNodeFreeRecursive(nodes[0]);
  }
  for (auto& figures : times) std::printf("%.3f ", median(figures));
  std::printf("%.3f %.3f %zu\n", takenWidth, takenHeight, nodes.size());
}
