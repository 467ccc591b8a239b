import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { branchSaid } from "./branch-said.ts";
import type { GitDeed } from "./git-deed.ts";

const lastCommit =
  /(?<!\p{L})(?:last|latest|newest|most recent|letzte[nr]?|neueste[nr]?) commit(?!\p{L})|(?:最後|直前|最新)のコミット/iu;
/** It is on the wrong branch, or is to leave this one. */
const elsewhere = new RegExp(
  [
    String.raw`(?<!\p{L})(?:should|was (?:meant|supposed) to|ought to) (?:have )?(?:gone|go|been|be|landed|ended up)(?: made)? (?:on|onto|to|in|into) (?:an?|its|another)(?!\p{L})`,
    String.raw`(?<!\p{L})belongs? (?:on|onto|in|into) (?:an?|its|another)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:take|get|pull|move|remove) (?:it|that|this|the commit|that commit) (?:back )?(?:off|out of|from|away from) (?:main|master|this branch|here)(?!\p{L})`,
    String.raw`(?<!\p{L})move (?:my|the|our) (?:last|latest|newest|most recent) commit (?:from (?:main|master) )?(?:(?:over )?to|on|onto|into)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:hätte|gehört|sollte)(?!\p{L})[^.;!?\n]{0,40}? (?:auf|in) (?:einen|einem)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:nimm|hol|verschieb\p{L}*|schieb\p{L}*) (?:ihn|den (?:letzten )?commit)(?!\p{L})[^.;!?\n]{0,40}? (?:von|aus|vom|auf) (?:main|master|einen)(?!\p{L})`,
    String.raw`コミットを[^。\n]{0,30}ブランチ(?:に|へ)移`,
  ].join("|"),
  "iu",
);
/** What else git can do, or it is only asked how, or it is to be here as well. */
const more =
  /(?<!\p{L})(?:merg\p{L}*|push(?:ed)?|tag|rever\p{L}*|amend\p{L}*|squash\p{L}*|rebas\p{L}*|cherry\p{L}*|delet\p{L}*|rename\p{L}*|how (?:do|can|to|would)|commits|keep it on|stays? on|also on|lösch\p{L}*|wie (?:kann|mache|geht)|auch auf|bleib\p{L}* auf)(?!\p{L})|マージ|プッシュ|タグ|削除|どうやって/iu;

/** The last commit on a new branch instead of this one, where a request says all of it: which commit, which branch, and that it is to leave this one. */
export function saidBranchOff(request: string): GitDeed | null {
  const bare = outsideQuotes(request);
  const branch = branchSaid(request);
  const isOff = lastCommit.test(bare) && elsewhere.test(bare) && !more.test(bare);
  return isOff && branch?.isNew === true ? { deed: "branch off", name: branch.name } : null;
}
