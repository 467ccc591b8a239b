import type { FileText } from "../../../workspace-view.ts";
import { standsIn } from "./unsure-wishes.ts";

const kind = String.raw`(?:hyper)?links?|entry|entries|lines?|rows?|sections?|paragraphs?|items?|buttons?|settings?|columns?|tasks?|eintrag|zeile|abschnitt|absatz|punkt|aufgabe`;
const named = new RegExp(String.raw`^([^"]*)"([^"]+?)[\s-](${kind})"(.*)$`, "iu");
const namedInJapanese = /^([^"]*)"([^"]+?)の?(リンク|項目|行|セクション|段落)"(.*)$/u;

/** A wish whose quotes hold a name and what kind of thing it is: "Remove the "facebook link"" is about the link "facebook", where nothing is called a facebook link. */
export function withKindApart(wish: string, texts: readonly FileText[]): string {
  const [, lead = "", name, own = "", rest = ""] = named.exec(wish) ?? namedInJapanese.exec(wish) ?? [];
  const whole = wish.slice(lead.length + 1, wish.length - rest.length - 1);
  // what is to stand there is quoted to the letter
  if (name === undefined || /^(?:add|rename)(?!\p{L})|(?<!\p{L})(?:to|by|with) $/iu.test(lead)) return wish;
  if (standsIn(texts, whole) || !standsIn(texts, name)) return wish;
  return `${lead}"${name}" ${own}${rest}`;
}
