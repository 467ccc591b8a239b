type Node = { type: string; value?: string; children?: Node[] };

/** A remark plugin: what looks like HTML is shown to the letter, as the model wrote it, and is never markup of ours. */
export function htmlAsText() {
  return (tree: Node): void => turn(tree, false);
}

function turn(node: Node, isInline: boolean): void {
  if (node.type === "html") {
    const text: Node = { type: "text", value: node.value ?? "" };
    if (isInline) {
      node.type = "text";
      return;
    }
    node.type = "paragraph";
    node.children = [text];
    delete node.value;
    return;
  }
  const isPhrasing = isInline || phrasing.has(node.type);
  for (const child of node.children ?? []) turn(child, isPhrasing);
}

const phrasing = new Set(["paragraph", "heading", "tableCell", "emphasis", "strong", "delete", "link"]);
