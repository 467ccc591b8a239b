import { shellWord } from "../../../forms/shell-word.ts";
import { rankLines } from "../lines/rank-lines.ts";
import { isDenial, sentencesOfGit } from "../../request/limits/ruled-out-files.ts";
import { quotedPhrases } from "../../request/words/search-words.ts";
import { asksToUndoCommit, keepsWhatChanged } from "../../request/wishes/request-intent.ts";

/** So much more of a request than the next one the commit or branch that is meant has to share. */
const standsOut = 1.4;

/** A commit or a branch that git lists, and what tells of it. */
type Listed = { name: string; text: string };

/**
 * What git is to do with a commit or a branch that a request only describes: "Hana's commit that mended the export", "merge her branch". `listing` is
 * what git said of both. Null where nothing of the kind is asked, or several may be meant.
 */
export function describedCommand(request: string, listing: string): string | null {
  const said = sentencesOfGit(request.replaceAll(notThat, " ").replaceAll(restStays, " ")).filter(
    (sentence) => !isDenial(sentence),
  );
  const about = said.join(" ");
  if (asksHow.test(request)) return null;
  if (merges.test(about)) {
    const branch = meantOf(branchesIn(listing), about);
    return branch === null ? null : `${into(about, listing)}git merge --no-edit ${shellWord(branch)}`;
  }
  const tag = tags.exec(about)?.slice(1).find(Boolean);
  if (tag !== undefined) {
    const commit = commitMeant(listing, about.replaceAll(tag, " "));
    return commit === null ? null : `git tag ${shellWord(tag)} ${commit}`;
  }
  const isUndone =
    asksToUndoCommit(about) || (wasWrong.test(about) && !keepsWhatChanged(request.replaceAll(restStays, " ")));
  const commit = isUndone ? commitMeant(listing, about) : null;
  return commit === null ? null : `git revert --no-edit ${commit}`;
}

/** "on Hana's commit, not on the newest one" */
const notThat = /,\s*(?:so |and )?(?:not|nicht) [^.!?\n]*/giu;
const all = String.raw`(?:(?:alles|das), was (?:\p{L}+ ){0,4}?(?:danach|seither|seitdem|später)(?!\p{L})[^.,;!?\n]*,?|(?:everything|all|anything|whatever|what|alles|was)(?!\p{L})[^.,;!?\n]*(?<!\p{L})(?:after|since|later|else|danach|seither|später\p{L}*|sonst|andere)(?!\p{L})|the (?:rest|others?|(?:other|later|newer) (?:commits|ones|changes))|der rest|die (?:anderen|späteren|neueren)(?: commits)?)(?!\p{L})[^.,;!?\n]*`;
/** "everything that came after it has to stay": undoing one commit does that by itself, and it doesn't say that nothing is to be undone. */
const restStays = new RegExp(
  String.raw`(?:[,;]\s*|(?<=[.!?]\s)|\s(?=(?:but|and|aber|und)\s))(?:(?:but|and|aber|und) )?(?:${all}(?<!\p{L})(?:stays?|kept|remains?|untouched|bleib\p{L}*|erhalten)(?!\p{L})[^.,;!?\n]*|(?:please |bitte )?(?:keep|leave|behalte?|lass\p{L}*) ${all})|(?:その|それ)(?:後|あと|以降)[^。]*(?:そのまま|残し)[^。]*`,
  "giu",
);
const asksHow =
  /\b(?:how (?:to|do|can|would|could)|should (?:i|we)|explain|wie (?:man|kann|geht|mache)|soll(?:te)?n? (?:ich|wir)|erklär\p{L}*)\b/iu;
const merges = /\bmerge\b[^.!?\n]*\b(?:his|her|their|\p{L}+['’]s|the(?: \p{L}+){1,4}) branch\b/iu;
/** A version, or another name that no word of a sentence looks like: `printed-2024`. */
const tagName = String.raw`["'\u0060„]?(v?\d+(?:\.\d+)+(?:-\w+)?|[a-z]\w*(?:[-/_.]\w+)*[-/_]\w+|[a-z]+\d+)(?![\w/-])["'\u0060“]?`;
const tags = new RegExp(
  String.raw`\btag ${tagName}[^.!?\n]* (?:on|to|at|an|auf) [^!?\n]*\bcommit\b|\btag\b[^.!?\n]*\bcommit\b[^!?\n]*\b(?:as|with|als|mit) ${tagName}`,
  "iu",
);
const wasWrong =
  /\bcommit\b[^.!?\n]*(?<!\p{L})(?:(?:was|is|war|ist) (?:an? |ein )?(?:mistake|error|accident|slip|wrong|fehler|versehen|irrtum|falsch)|(?:was|happened|got|made|is|wurde|ist|war|kam) (?:\p{L}+ )?(?:by (?:mistake|accident)|accidentally|aus versehen|versehentlich|irrtümlich)|(?:came|was|is|kam|war) (?:far |much |a bit |etwas |viel )?(?:too (?:early|soon)|zu früh)|has to go|must go|muss (?:wieder )?(?:weg|raus))(?!\p{L})[^!?\n]*(?<!\p{L})(?:undo|undone|revert|take|rückgängig|zurück\p{L}*)(?!\p{L})|コミット[^。\n]*(?:間違い|間違って|誤って|うっかり|手違い)[^\n]*(?:取り消|打ち消|元に戻)/iu;

function commitsIn(listing: string): Listed[] {
  return [...listing.matchAll(/^([0-9a-f]{7,40}) \d{4}-\d{2}-\d{2} (.+)$/gmu)].map(([, name = "", text = ""]) => {
    return { name, text };
  });
}

function branchesIn(listing: string): Listed[] {
  const current = currentIn(listing);
  return [...listing.matchAll(/^branch (\S+), last commit \S+ (.+)$/gmu)].flatMap(([, name = "", rest = ""]) =>
    name === current || /^(?:main|master)$/.test(name) ? [] : [{ name, text: `${name} ${rest}` }],
  );
}

function currentIn(listing: string): string | null {
  return /^## (\S+?)(?:\.\.\.\S+)?(?: |$)/mu.exec(listing)?.[1] ?? null;
}

/** The branch that is merged into, where git isn't there yet. */
function into(about: string, listing: string): string {
  const target = /\binto (?:the )?(main|master)\b/iu.exec(about)?.[1];
  return target === undefined || target === currentIn(listing) ? "" : `git switch ${target} && `;
}

/** The commit whose message is quoted in full, else the one that shares clearly most of what is said. */
function commitMeant(listing: string, about: string): string | null {
  const quoted = quotedPhrases(about).map((phrase) => phrase.toLowerCase());
  const commits = commitsIn(listing);
  const [only, ...others] = commits.filter(({ text }) => quoted.includes(messageIn(text).toLowerCase()));
  return only && others.length === 0 ? only.name : meantOf(commits, about);
}

/** What stands behind the name of who made it. */
function messageIn(text: string): string {
  return text.slice(text.indexOf(": ") + 2);
}

/** The one that shares clearly most of what is said. */
function meantOf(listed: readonly Listed[], about: string): string | null {
  const ranked = rankLines(listed.map(({ text }) => text).join("\n"), about);
  const [best, second] = ranked.toSorted((one, other) => other.score - one.score);
  const isClear = best !== undefined && best.score > 0 && best.score >= (second?.score ?? 0) * standsOut;
  return isClear ? (listed[best.number - 1]?.name ?? null) : null;
}
