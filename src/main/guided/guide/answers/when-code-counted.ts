import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { type CountedCode, countedCodeIn } from "../facts/programs/code-facts.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import { stepRecords } from "../turn/step-record.ts";
import { factsSeen, onlyTold } from "./facts-seen.ts";
import { toldTogether } from "./told-together.ts";

/** "The commented out ones don't count": they never do. */
const withoutComments =
  /(?<=^|[.,;!?\n(])[^.,;!?\n(]*comment[^.,;!?\n]*(?:n['’]?t(?!\p{L})|not|excluded|ignored?|out of it)[^.,;!?\n]*|(?<!\p{L})(?:without|except|excluding|ignoring|not counting|ohne) (?:the |any |die )?(?:comment\p{L}*|auskommentiert\p{L}*)[^.,;!?\n]*|(?<=^|[.,;!?\n(])[^.,;!?\n(]*(?:auskommentiert|kommentar)[^.,;!?\n]*(?:nicht|kein)[^.,;!?\n]*|コメント[^。、\n]*(?:除|含め(?:ない|ず)|数えない)[^。、\n]*/giu;
/** Some of them are meant, or more is asked. */
const asksMore =
  /(?<!\p{L})(?:which|what|why|who|where|when|that|with|without|whose|long(?:er|est)|short(?:er|est)|more|less|fewer|over|under|than|per|each|average|most|least|and how|un\p{L}+ed|private|public|exported|async|nested|only|not|except|comment\p{L}*|called|named|tak(?:e|es|ing)|return\p{L}*|start\p{L}*|begin\p{L}*|us(?:e|es|ed|ing)|welche\p{L}*|warum|mit|ohne|die mit|länger|kürzer|mehr|weniger|als|nur|nicht|kein\p{L}*|auskommentiert\p{L}*|privat\p{L}*|heißen|beginnen)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|\d|以上|以下|だけ|コメント|どの/iu;

/**
 * How many functions, methods, classes or tests a program has, where the harness has counted them: a small model counts what is commented out as well. Null where
 * some of them are meant, others may be meant too, or several programs were looked at.
 */
export function answerWhenCodeCounted({ messages, tools, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "look") return null;
  const records = stepRecords(since, tools);
  if (!records.every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const together = toldTogether(request.context).filter(({ facts }) => countedCodeIn(facts) !== null);
  // of several programs it is told what they have together
  const only = onlyTold(together.length > 0 ? together : factsSeen(records), countedCodeIn);
  if (!only?.told.isAll) return null;
  if (asksMore.test(withoutPaths(request.text).replaceAll(withoutComments, " "))) return null;
  return texts[requestLanguage(request.text)](only.told, only.path);
}

const nouns: Readonly<Record<"de" | "ja", Readonly<Record<string, string>>>> = {
  de: { functions: "Funktionen", methods: "Methoden", classes: "Klassen", tests: "Tests" },
  ja: { functions: "関数", methods: "メソッド", classes: "クラス", tests: "テスト" },
};

const texts: Readonly<Record<Language, (counted: CountedCode, path: string) => string>> = {
  en: ({ count, noun, names }, path) =>
    count === 1 ? `1 in ${path}: ${names}.` : `${count} ${noun} in ${path}: ${names}.`,
  de: ({ count, noun, names }, path) =>
    `${count} ${nouns.de[noun] ?? noun} in ${path.replace(/ files$/u, " Dateien")}: ${names}.`,
  ja: ({ count, noun, names }, path) =>
    `${path.replace(/ files$/u, "個のファイル")}の${nouns.ja[noun] ?? noun}は${count}個です: ${names}`,
};
