import { baseName } from "../../../../../shared/path-parts.ts";
import { isQuestion } from "../questions/is-question.ts";

const which =
  /(?<!\p{L})(?:(?:which|what|whose) (?:\p{L}+ )?branch(?:es)?|branch(?:es)? (?:is|has|have|contains?|was|did)|(?:some|any|another|other|one of the|a different) branch(?:es)?|(?:auf|in|an) welche[mnr] (?:\p{L}+ )?branch(?:es)?|welche[rsnm]? branch(?:es)?|(?:einem?|anderen|irgendeinem) (?:anderen )?branch(?:es)?)(?!\p{L})|(?:どの|何の|どこの|別の|他の)ブランチ/iu;
/** Another thing is asked of the branches, or of a file. */
const isOther =
  /(?<!\p{L})(?:changed|edited|touched|newest|latest|newer|older|differ\p{L}*|differences?|version|merged?|should|why|who|when|how many|delet\p{L}*|creat\p{L}*|switch\p{L}*|am i|are we|geändert\p{L}*|neue(?:ste|r)\p{L}*|unterschied\p{L}*|fassung|gemergt|soll\p{L}*|warum|wer|wann|wie viele|gelöscht|bin ich)(?!\p{L})|変更|違い|最新|なぜ|誰|いつ|マージ|べき/iu;

/** The file, as "it", after a verb of being or having, and nothing else that is asked of it. */
const isWhere = new RegExp(
  [
    String.raw`(?<!\p{L})(?:is|be|has|have|had|contains?|holds?|find|put|left|liegt|ist|steht|hat|enthält|finde) (?:the file |die datei |a file called )?it(?=\s*(?:$|[.,;:?!]|(?:on|in|at|auf)(?: (?:which|what|another|an?|some|any|one|the|other|einem?|welchem|anderen|irgendeinem)(?!\p{L})|\s*[?.!,]|\s*$)|(?:now|exactly|hidden|please|jetzt|denn|bitte|gerade)(?!\p{L})))`,
    String.raw`(?<!\p{L})(?:does it exist|could it be|can it be|might it be|is it there) (?:on|in)(?!\p{L})`,
    "itは?、?(?:どの|何の|どこの|別の|他の)ブランチに(?:あ|入|存在)|(?:どの|何の|どこの|別の|他の)ブランチに、?itが?は?(?:あ|入|存在)|itが(?:ある|入っている|存在する)のは(?:どの|何の|どこの)ブランチ",
  ].join("|"),
  "iu",
);

/** Whether it is asked on which branch a file is. */
export function asksWhichBranch(request: string): boolean {
  return which.test(request) && !isOther.test(request) && isQuestion(request);
}

/** Whether it is asked where that file is, and nothing of what is in it. */
export function asksWhere(request: string, file: string): boolean {
  const text = request.replaceAll(file, "it").replaceAll(baseName(file), "it");
  return isWhere.test(text.replaceAll(/["'`„“”「」]/gu, "").replaceAll(/\s*it\s*(?=[はが])/gu, "it"));
}
