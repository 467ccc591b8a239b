const says =
  /(?<!\p{L})(?<!(?:no|without|ohne|keine) )(?:check ?box(?:es)?|check ?lists?|tick ?box(?:es)?|(?:box(?:es)?|things|items) to tick(?: off)?|zum abhaken|checklisten?|ankreuz\p{L}*|kästchen)(?!\p{L})|チェック(?:リスト|ボックス)/iu;
const hasBox = /\[[ xX]\]/u;
const item = /^(\s*[-*+]) (?=\S)/gmu;

/** A new list of Markdown with a box before each item where a request wants these and a small model left them out; as it is where it has some. */
export function withSaidBoxes(path: string, text: string, request: string): string {
  const isMeant = /\.(?:md|markdown)$/iu.test(path) && says.test(request) && !hasBox.test(text);
  return isMeant ? text.replaceAll(item, "$1 [ ] ") : text;
}
