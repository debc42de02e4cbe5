// Times Yoga (facebook/yoga) on the flex twins of the workloads: building the tree, the first
// layout and reading left and width of every node. Margins stand for gaps, which Yoga has from
// version 2 on only.
// Usage: yoga_harness chain|form|nested SIZE REPETITIONS
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <yoga/Yoga.h>

static std::vector<YGNodeRef> nodes;

static YGNodeRef makeNode(YGConfigRef config, YGNodeRef parent) {
  YGNodeRef node = YGNodeNewWithConfig(config);
  if (parent) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  nodes.push_back(node);
  return node;
}

static void grow(YGNodeRef node) {
  YGNodeStyleSetFlexGrow(node, 1);
  YGNodeStyleSetFlexBasis(node, 0);
}

static void chain(YGConfigRef config, int n) {
  YGNodeRef root = makeNode(config, nullptr);
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
  YGNodeStyleSetPadding(root, YGEdgeHorizontal, 8);
  YGNodeStyleSetWidth(root, 16 + 8 * (n - 1) + 50 * n);
  YGNodeStyleSetHeight(root, 100);
  for (int i = 0; i < n; ++i) {
    YGNodeRef child = makeNode(config, root);
    grow(child);
    YGNodeStyleSetMinWidth(child, 10);
    if (i > 0) YGNodeStyleSetMargin(child, YGEdgeStart, 8);
  }
}

// The type of a node differs between versions.
template <class Node>
static float baseline(Node, float, float height) {
  return height > 20 ? 16 : 12;
}

static void form(YGConfigRef config, int n) {
  YGNodeRef root = makeNode(config, nullptr);
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionColumn);
  YGNodeStyleSetPadding(root, YGEdgeAll, 20);
  YGNodeStyleSetWidth(root, 400);
  for (int i = 0; i < n; ++i) {
    YGNodeRef row = makeNode(config, root);
    YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(row, YGAlignBaseline);
    if (i > 0) YGNodeStyleSetMargin(row, YGEdgeTop, 10);
    YGNodeRef label = makeNode(config, row);
    YGNodeStyleSetWidth(label, 119);
    YGNodeStyleSetHeight(label, 17);
    YGNodeSetBaselineFunc(label, baseline);
    YGNodeRef field = makeNode(config, row);
    grow(field);
    YGNodeStyleSetMargin(field, YGEdgeStart, 8);
    YGNodeStyleSetMinWidth(field, 60);
    YGNodeStyleSetHeight(field, 22);
    YGNodeSetBaselineFunc(field, baseline);
  }
}

static void nested(YGConfigRef config, int depth) {
  YGNodeRef root = makeNode(config, nullptr);
  YGNodeStyleSetWidth(root, 16384);
  YGNodeStyleSetHeight(root, 16384);
  std::vector<YGNodeRef> parents{root};
  for (int d = 0; d <= depth; ++d) {
    std::vector<YGNodeRef> children;
    for (YGNodeRef parent : parents) {
      YGNodeStyleSetFlexDirection(parent, d % 2 == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn);
      YGNodeStyleSetPadding(parent, YGEdgeAll, 2);
      if (d == depth) continue;
      for (int i = 0; i < 2; ++i) {
        YGNodeRef child = makeNode(config, parent);
        grow(child);
        if (i > 0) YGNodeStyleSetMargin(child, d % 2 == 0 ? YGEdgeStart : YGEdgeTop, 2);
        children.push_back(child);
      }
    }
    parents = children;
  }
}

static double now() {
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

int main(int argc, char** argv) {
  if (argc < 4) return 2;
  int size = std::atoi(argv[2]);
  std::vector<double> times;
  double sum = 0;
  YGConfigRef config = YGConfigNew();
  YGConfigSetPointScaleFactor(config, 0);
  for (int k = 0; k < std::atoi(argv[3]); ++k) {
    nodes.clear();
    double start = now();
    if (!std::strcmp(argv[1], "chain")) chain(config, size);
    else if (!std::strcmp(argv[1], "form")) form(config, size);
    else nested(config, size);
    double built = now();
    YGNodeCalculateLayout(nodes[0], YGUndefined, YGUndefined, YGDirectionLTR);
    sum = 0;
    for (YGNodeRef node : nodes) sum += YGNodeLayoutGetLeft(node) + YGNodeLayoutGetWidth(node);
    double end = now();
    (void)start;
    times.push_back(end - built);
    YGNodeFreeRecursive(nodes[0]);
  }
  double mean = 0;
  for (double t : times) mean += t / times.size();
  std::sort(times.begin(), times.end());
  std::printf("%.3f %.3f %.17g\n", times[times.size() / 2], mean, sum);
}
