import { clausesOf } from "../limits/denied-clauses.ts";
import { notForNow } from "../limits/not-for-now.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { sentencesOf } from "../words/sentences.ts";

const ticks =
  /(?<!\p{L})(?:(?:tick|check|cross)(?:ed)?(?: \S+){0,4}? off|(?:tick|check)(?: the)? box|mark(?: \S+){1,6}? (?:as )?(?:done|finished|complete[d]?)|hak\p{L}*(?: \S+){0,6}? ab|abhaken|(?:als )?erledigt markier\p{L}*|tick(?= ["'“„「])|(?:put|set|place|make)(?: an?| the)? (?:tick|check ?mark|check)(?: mark)? (?:next to|at|beside|before|in front of|on|by|against)|(?:setz\p{L}*|mach\p{L}*)(?: [^\s.;!?]+){0,8}? (?:haken|häkchen))(?!\p{L})|チェック(?:マーク)?(?:を)?(?:入れ|つけ|付け)|にチェック(?:して|し(?:と|てお))|(?:完了|済み?)に(?:して|し)/iu;
const isNotForNow = notForNow(
  String.raw`(?:tick|check|cross)(?:s|ed)?(?= )|mark(?:s|ed)?(?= )|hak\p{L}*|abhaken|abgehakt`,
);
/** The words that say so, without what stands between them. */
const tickWords =
  /(?<!\p{L})(?:tick(?:ed)?|check(?:ed)?|cross(?:ed)?|off|mark|as|done|finished|completed?|box|hak\p{L}*|ab|abhaken|erledigt|markier\p{L}*|haken|häkchen|next to|put|setz\p{L}*)(?!\p{L})|チェック(?:マーク)?|完了|済み?(?=に)/giu;
const unticks =
  /(?<!\p{L})(?:un(?:tick|check)|(?:tick|check) ?mark\p{L}* (?:off|away)|nicht mehr|(?:haken|häkchen)(?: [^\s.;!?]+){0,6}? (?:weg|raus))(?!\p{L})|チェックを?(?:外|はず|消)/iu;
/** "I rang them. tick that off": what is meant stands before. */
const pointsBack =
  /(?<!\p{L})(?:it|that|this|these|them|those|both|beide\p{L}*)(?!\p{L})|(?<!\p{L})(?:das|es|sie)(?= (?:bitte |jetzt |schon )*ab(?!\p{L}))|それ|これ/iu;
/** Others are meant than those that are named, or it is so already, or something else is to be done. */
const isOther =
  /(?<!\p{L})(?:everything|all|alles|alle|but|except|außer|remove|delete|lösch\p{L}*|entfern\p{L}*|(?:is|are|was|were|ist|sind) (?:already |all |schon )*(?:ticked|checked|crossed|abgehakt))(?!\p{L})|以外|全部|すべて/iu;
const isOpen = /(?<!\p{L})(?:still|tomorrow|later|muss|müssen|morgen|später)(?!\p{L})/iu;

/** What a request says is done on a list and is to be ticked off, as it says it; null where it wants no such thing. */
export function saidTick(request: string): string | null {
  if (unticks.test(request) || isOther.test(request)) return null;
  const sentences = sentencesOf(request);
  const at = sentences.findIndex((sentence) => ticks.test(sentence) && !isDenial(sentence));
  const own = sentences[at];
  if (own === undefined || isNotForNow(own) || isTakenBack(sentences.slice(at))) return null;
  const before = sentences.slice(0, at).at(-1) ?? "";
  const isMeant = pointsBack.test(own) && !isDenial(before) && !isOpen.test(before);
  const isLeft = (clause: string) => !ticks.test(clause) && (isDenial(clause) || isOpen.test(clause));
  const done = clausesOf(own).filter((clause) => !isLeft(clause));
  return [...(isMeant ? [before] : []), done.join("").replaceAll(tickWords, " ")].join(" ");
}

/** "Mark it as done? Not yet". */
function isTakenBack([own = "", next = ""]: readonly string[]): boolean {
  return /[?？]\s*$/u.test(own) && /^(?:no|nope|nah|not|nein|nee|noch nicht)(?!\p{L})/iu.test(next);
}
