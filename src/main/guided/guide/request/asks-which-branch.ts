import { isQuestion } from "./is-question.ts";

const which =
  /(?<!\p{L})(?:(?:which|what|whose) (?:\p{L}+ )?branch(?:es)?|branch(?:es)? (?:is|has|have|contains?|was|did)|(?:some|any|another|other|one of the|a different) branch(?:es)?|(?:auf|in|an) welche[mnr] (?:\p{L}+ )?branch(?:es)?|welche[rsnm]? branch(?:es)?|(?:einem?|anderen|irgendeinem) (?:anderen )?branch(?:es)?)(?!\p{L})|(?:どの|何の|どこの|別の|他の)ブランチ/iu;
/** Another thing is asked of the branches, or of a file. */
const isOther =
  /(?<!\p{L})(?:changed|edited|touched|newest|latest|newer|older|differ\p{L}*|differences?|version|merged?|should|why|who|when|how many|delet\p{L}*|creat\p{L}*|switch\p{L}*|am i|are we|geändert\p{L}*|neue(?:ste|r)\p{L}*|unterschied\p{L}*|fassung|gemergt|soll\p{L}*|warum|wer|wann|wie viele|gelöscht|bin ich)(?!\p{L})|変更|違い|最新|なぜ|誰|いつ|マージ|べき/iu;

/** Whether it is asked on which branch a file is. */
export function asksWhichBranch(request: string): boolean {
  return which.test(request) && !isOther.test(request) && isQuestion(request);
}
