import { withoutAsking } from "../../request/questions/without-asking.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { questionIn } from "./asked-cell.ts";
import { asksForFormer } from "./struck-out.ts";

/** What kind of value is asked for. */
export type AskedKind = "when" | "how-many" | "who" | "what";
/** A question for facts, its bare words without the ones that ask, and what is said behind it, which may say which facts. */
export type FactQuestion = { whole: string; text: string; kind: AskedKind; besides: readonly string[] };

/** Of what was changed since more is to be read than where it stood. */
const saysChanged =
  /(?<!\p{L})(?:swap\p{L}*|chang(?:ed?|es|ing)|moved|postponed|updated?|revised|replac\p{L}*|correct(?:ed|ions?)|getauscht|tausch\p{L}*|verlegt|verschoben|geändert\p{L}*|korrig\p{L}*|vertret\p{L}*|aktualisiert)(?!\p{L})|変更|変わ|交代|延期|訂正/iu;
/** What else tells which one is meant. */
const saysWhich =
  /(?<!\p{L})(?:(?:i|we) mean|(?:meine|meinen) (?:ich|wir)|ich meine|gemeint|the one|(?:not|nicht) (?:the|those|that|die|der|das|den|dem)|\d+ (?:people|persons|guests|portions|servings|personen|portionen|leute|gäste)|double|doppelt\p{L}*)(?!\p{L})|人分|倍|ではなく|じゃなく|の方/iu;
/** Another value is asked for than the one that stands there, a yes or a no, or what is to be thought about. */
const asksForOther =
  /(?<!\p{L})(?:if|or|than|most|least|before|after|since|between|not|no|never|without|except|instead|others?|another|else|next|last|previous|latest|would|should|could|might|why|double|twice|half|more|less|fewer|old|new|all|every|each|both|altogether|together|wenn|falls|oder|als|meisten|vor|nach|seit|zwischen|nicht|kein\p{L}*|ohne|außer|statt|andere\p{L}*|nächste\p{L}*|letzte\p{L}*|würde\p{L}*|sollte\p{L}*|könnte\p{L}*|warum|wieso|doppelt\p{L}*|halb\p{L}*|mehr|weniger|alte[nrms]?|neue[nrms]?|alle[nrms]?|jede[nrms]?|beide[nrms]?|insgesamt|zusammen)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|なぜ|全部|合計|合わせて|古い|新しい|倍|半分|以外|ない/iu;
/** It is a common word but for the month. */
const inMay = /(?<=\p{L} )May(?!\p{L})/u;
/** The way out and back of a journey, in whichever word. */
const journeys: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:inbound|homeward|rück(?:fahrt|flug|reise|weg)|heim(?:fahrt|flug|reise|weg))(?!\p{L})|復路/giu,
    " return ",
  ],
  [/(?<!\p{L})(?:outbound|hin(?:fahrt|flug|reise|weg))(?!\p{L})|往路/giu, " outward "],
  [/(?<!\p{L})(?:on )?(?:the|our|my) way (?:back|home)(?!\p{L})/giu, " return "],
  [/(?<!\p{L})(?:on )?(?:the|our|my) way (?:out|there)(?!\p{L})/giu, " outward "],
];
const kinds: readonly (readonly [RegExp, AskedKind])[] = [
  [
    /(?<!\p{L})(?:(?:by|until|till|bis) )?(?:when(?:['’]?s)?|wann)(?!\p{L})|(?<!\p{L})(?:until|till) when(?!\p{L})|いつ(?:まで)?/giu,
    "when",
  ],
  [
    /(?<!\p{L})(?:how (?:many|much)|wie ?viele?)(?!\p{L})|いくつ|いくら|何(?:グラム|個|本|枚|ミリ(?:リットル)?|リットル|人)/giu,
    "how-many",
  ],
  [/(?<!\p{L})(?:who(?:['’]?s|m|se)?|wer|wen|wem|wessen)(?!\p{L})|誰|だれ/giu, "who"],
  [
    /(?<!\p{L})(?:wh(?:at|ich)(?:['’]?s|ever)?|where(?:['’]?s)?|was|welche[rnms]?|wo)(?!\p{L})|何|どの|どれ|どこ|教えて|知りたい(?:です)?/giu,
    "what",
  ],
];
/** A few words ahead of the question that only say where who asks it is: "standing in the shop, …". */
const ahead = /^\s*(?:\p{Ll}{2,}ing|i['’]?m|i am|we['’]?re|we are|ich bin|wir sind)(?!\p{L})[^,?]{0,60},\s*/iu;

/** "It must be somewhere in the recipes". */
const somewhere =
  /(?:[\p{Script=Han}\p{Script=Katakana}ー]{2,8}の)?どこかに(?:書いて|残って|保存して)?(?:い|あ)(?:る|ります|った)(?:はず)?(?:です)?。?/gu;

/** The question of a request for facts that stand somewhere; null where it asks none, or for more than what stands there. */
export function factQuestion(request: string): FactQuestion | null {
  const core = withoutPaths(withoutAsking(request)).replaceAll(somewhere, " ");
  if (saysChanged.test(core) || asksForFormer.test(core)) return null;
  const question = questionIn(core);
  const besides = sentencesOf(core).filter((sentence) => !question.includes(sentence.trim()));
  if (besides.some((sentence) => saysWhich.test(sentence))) return null;
  const plain = question.replace(ahead, "");
  let text = withPlainJourney(plain);
  const asked: AskedKind[] = [];
  for (const [words, kind] of kinds) {
    const found = text.match(words)?.length ?? 0;
    if (found > 0) asked.push(kind);
    text = text.replaceAll(words, " ");
  }
  // "how" by itself asks for a way to do it, or for a judgement
  if (
    asked.length === 0 ||
    asksForOther.test(text) ||
    inMay.test(text) ||
    /(?<!\p{L})(?:how|wie|bis|until|till)(?!\p{L})/iu.test(text)
  )
    return null;
  return {
    whole: plain,
    text: text.replaceAll(/\s+/gu, " "),
    kind: asked.length === 1 ? (asked[0] ?? "what") : "what",
    besides,
  };
}

/** A text with one word for each way of a journey. */
export function withPlainJourney(text: string): string {
  return journeys.reduce((said, [way, name]) => said.replaceAll(way, name), text);
}
