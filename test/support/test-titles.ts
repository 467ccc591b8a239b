import { type ESTree, parseSync, Visitor } from "vite";

/** The titles of the tests in a file that are written out, found in the syntax tree: also those of `test.each` and the like. */
export function testTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message ?? ""}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const text = title && isTest(callee) ? textOf(title) : null;
      if (text !== null) titles.push(text);
    },
  }).visit(program);
  return titles;
}

/** `test`, `test.only`, `test.each(…)`. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === "CallExpression") return isTest(callee.callee);
  if (callee.type === "MemberExpression") return isTest(callee.object);
  return callee.type === "Identifier" && callee.name === "test";
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral" || node.quasis.length !== 1) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
