import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { valuePlacesIn } from "../facts/lines/value-places.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { asksWhichFile } from "../request/files/asks-which-file.ts";
import { saidLiteral } from "../request/values/said-literal.ts";
import { stepRecords } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

const isPage = /\.(?:html?|xhtml|php)$/iu;

/**
 * In which files what a question gives to the letter stands, where the harness has looked: a small model takes a number that is nearly the same. Who asks for a page isn't told
 * of other files. Null where more is asked.
 */
export function answerWhenFound({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const asked = asksWhichFile(request.text);
  const found = asked && valuePlacesIn(request.context);
  if (!found || found.value !== saidLiteral(request.text)?.text) return null;
  if (!stepRecords(since, tools).every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const places = [...found.places].filter(([path]) => asked !== "pages" || isPage.test(path));
  if (places.length === 0) return null;
  const language = requestLanguage(request.text);
  return texts[language](
    found.value,
    listed(
      places.map(([path, lines]) => placed[language](path, lines)),
      language,
    ),
  );
}

const placed: Readonly<Record<Language, (path: string, lines: readonly number[]) => string>> = {
  en: (path, lines) => `${path} (${lines.length > 1 ? "lines" : "line"} ${lines.join(", ")})`,
  de: (path, lines) => `${path} (${lines.length > 1 ? "Zeilen" : "Zeile"} ${lines.join(", ")})`,
  ja: (path, lines) => `${path}（${lines.join("、")}行目）`,
};

const texts: Readonly<Record<Language, (value: string, where: string) => string>> = {
  en: (value, where) => `${value} stands in ${where}.`,
  de: (value, where) => `${value} steht in ${where}.`,
  ja: (value, where) => `${value}は${where}にあります。`,
};
