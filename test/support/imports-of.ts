import { type ESTree, parseSync, Visitor } from "vite";

/** One place where a file names another module. `isTypeOnly`: nothing of it is left when the program runs. */
export type Import = { specifier: string; isTypeOnly: boolean; line: number };

/** Stands for a module whose name is known only when the program runs. It can't be checked, so it fits no rule. */
export const computed = "(computed)";

/** Every way to name another module, found in the syntax tree: a text search would miss some and invent others. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message ?? ""}`);
  const found: Import[] = [];
  const note = (from: ESTree.Node | null, isTypeOnly: boolean) => {
    if (!from) return;
    const line = source.slice(0, from.start).split("\n").length;
    const specifier = from.type === "Literal" && typeof from.value === "string" ? from.value : computed;
    found.push({ specifier, isTypeOnly, line });
  };
  new Visitor({
    ImportDeclaration: (node) => note(node.source, node.importKind === "type"),
    ExportNamedDeclaration: (node) => note(node.source, node.exportKind === "type"),
    ExportAllDeclaration: (node) => note(node.source, node.exportKind === "type"),
    ImportExpression: (node) => note(node.source, false),
    TSImportType: (node) => note(node.source, true),
    TSExternalModuleReference: (node) => note(node.expression, false),
    CallExpression(node) {
      const isRequire = node.callee.type === "Identifier" && node.callee.name === "require";
      if (isRequire) note(node.arguments[0] ?? null, false);
    },
  }).visit(program);
  return found.toSorted((one, other) => one.line - other.line);
}
