import { parseSync, Visitor } from "vite";

const holders = ["globalThis", "global", "window", "self"];

/**
 * Which of the global `names` a file uses: by `globalThis.name`, or by a name that nothing in the file declares. A file that
 * declares one anywhere is taken to mean its own everywhere; types don't count.
 */
export function globalsUsed(file: string, source: string, names: readonly string[]): string[] {
  const { program } = parseSync(file, source);
  const used = new Set<string>();
  const spans = new Map<string, number[]>();
  const notUses = new Set<number>();
  const declared = new Set<string>();
  const declare = (pattern: unknown) => {
    for (const name of namesIn(pattern)) declared.add(name);
  };
  new Visitor({
    Identifier: (node) => void spans.set(node.name, [...(spans.get(node.name) ?? []), node.start]),
    MemberExpression(node) {
      if (node.computed || node.property.type !== "Identifier") return;
      notUses.add(node.property.start);
      const isGlobal = node.object.type === "Identifier" && holders.includes(node.object.name);
      if (isGlobal && names.includes(node.property.name)) used.add(node.property.name);
    },
    Property(node) {
      if (!node.shorthand && !node.computed) notUses.add(node.key.start);
    },
    TSPropertySignature: (node) => void notUses.add(node.key.start),
    TSMethodSignature: (node) => void notUses.add(node.key.start),
    TSQualifiedName: (node) => void notUses.add(node.right.start),
    TSTypeQuery: (node) => void notUses.add(node.exprName.start),
    VariableDeclarator: (node) => declare(node.id),
    FunctionDeclaration: (node) => node.params.forEach(declare),
    FunctionExpression: (node) => node.params.forEach(declare),
    ArrowFunctionExpression: (node) => node.params.forEach(declare),
    ImportSpecifier: (node) => declare(node.local),
  }).visit(program);
  for (const name of names) {
    const isUsed = (spans.get(name) ?? []).some((start) => !notUses.has(start));
    if (isUsed && !declared.has(name)) used.add(name);
  }
  return [...used];
}

/** The names that a pattern binds: `{ fetch, url: address = "" }` binds `fetch` and `address`. */
function namesIn(pattern: unknown): string[] {
  if (typeof pattern !== "object" || pattern === null || !("type" in pattern)) return [];
  // the parts of a pattern, as the syntax tree has them
  const node = pattern as Partial<
    Record<"name" | "left" | "value" | "argument" | "properties" | "elements", unknown>
  > & {
    type: string;
  };
  if (node.type === "Identifier") return [String(node.name)];
  const inner = [node.left, node.type === "Property" ? node.value : null, node.argument];
  const lists = [node.properties, node.elements].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return [...inner, ...lists].flatMap(namesIn);
}
