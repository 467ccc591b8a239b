import { sentencesOf } from "../words/sentences.ts";
import { saysDeleting } from "../files/says-deleting.ts";

/** "Only where …", "as long as …": of these it is said openly that not all are meant. */
const openly = [
  String.raw`(?<!\p{L})(?:only|just) (?:(?:do|delete|remove|throw (?:it|them|those) (?:away|out)|if|the ones|those|that|these|them|it) )*(?:if|where|when|in case|once|for which|of which|whose)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:(?:as|so) long as|provided(?: that)?|providing|on condition|assuming|unless|in case|except (?:if|where|when))(?!\p{L})`,
  String.raw`(?<!\p{L})nur(?: (?:dann|dort|da|die|diejenigen|das|löschen|weg|bitte))*,? (?:wenn|wo|falls|zu denen|bei denen|für die|von denen|deren)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:sofern|solange|vorausgesetzt|unter der bedingung|außer,? (?:wenn|wo)|es sei denn)(?!\p{L})`,
  "(?:場合|とき|時)(?:に)?(?:だけ|のみ|に限)|(?:ある|ない|いる|った)(?:もの|ファイル)(?:に)?(?:だけ|のみ|に限)|(?<=(?:ある|ない|いる|った))限り|場合を?除",
];
const isOpenly = new RegExp(openly.join("|"), "iu");
/** Of these only where something is to be deleted; who says "if you can" leaves nothing open. */
const inWish =
  /(?<!\p{L})(?:(?<!(?:as|even|ask|see|wonder|check) )if(?! (?:possible|you (?:can|could|like|want|don['’]?t mind|please|would)|that['’]?s (?:ok|okay|fine|possible|alright)|need(?:ed| be)?|necessary|there (?:are|is) any(?:\s*(?:$|[.,;!?)])))(?!\p{L}))|where(?=(?: [^\s.,;!?]+){1,5} (?:is|are|exists?|has|have|was|were)(?!\p{L}))|falls(?! (?:möglich|nötig|vorhanden|du|es geht)(?!\p{L}))|wenn(?! (?:möglich|nötig|du |es geht|das geht|ihr |sie können))|(?:zu|bei|von) denen)(?!\p{L})|(?:が|も)(?:あれば|残って(?:いれ|い)?ば|なければ)|場合は/iu;

/** What is said with the same words and leaves nothing open: "if it exists", "tell me if it worked", "as long as you're at it". */
const noConditions = [
  String.raw`(?<!\p{L})(?:tell|show|let|know|sure|ok(?:ay)?|great|nice|happy|glad|grateful)(?: me)?(?: know)? if(?!\p{L})`,
  String.raw`(?<!\p{L})if (?:(?:that['’]?s|it['’]?s|it is) not (?:too|a)|you don['’]?t mind|(?:it|they|any)(?: still)? exists?|(?:it['’]s|they['’]re|it is|they are) still there)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:(?:as|so) long as|in case|unless|solange) (?:you|we|i|ich|du|wir)(?:['’](?:re|m))?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:assuming (?:that['’]s|you)|wenn['’]s|wenn es (?:dir|euch|ihnen) nichts|falls (?:es )?(?:sie|ihn|es|die) (?:noch )?gibt)(?!\p{L})`,
  // it stands in their names
  String.raw`(?<!\p{L})(?:whose|deren) (?:(?:file ?)?names?|(?:datei)?namen?)(?!\p{L})`,
];
const noCondition = new RegExp(noConditions.join("|"), "giu");

/**
 * Whether what a request wants deleted depends on something: "only where the original is still there", "if there is a newer one". Who hasn't understood on what would
 * delete too much.
 */
export function deletesOnCondition(request: string): boolean {
  if (!isToGo(request)) return false;
  const said = request.replaceAll(noCondition, " ");
  return isOpenly.test(said) || sentencesOf(said).some((sentence) => isToGo(sentence) && inWish.test(sentence));
}

function isToGo(text: string): boolean {
  return saysDeleting(text) || removes.test(text);
}

const removes =
  /(?<!\p{L})(?:remov\p{L}*|eras\p{L}*|entfern\p{L}*|(?:can|may|should|kann|können|soll|sollen|darf|dürfen) (?:\p{L}+ ){0,3}?(?:go|weg))(?!\p{L})/iu;
