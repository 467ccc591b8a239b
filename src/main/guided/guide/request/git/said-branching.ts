import { asksForBranches } from "./asks-for-branches.ts";
import type { GitDeed } from "./git-deed.ts";
import { newBranch } from "./new-branch.ts";
import { saidTag } from "./said-tag.ts";

/** A name that git takes for a branch or a tag and a shell for a word, and that is no word of the sentence. */
const name = String.raw`["'\u0060„「]?(?!(?:the|it|that|this|them|afterwards|then|after|into|in|to|and|branch|please|back|den|die|das|in|und|danach|bitte|there)(?![\w./-]))([A-Za-z0-9](?:[\w./-]*\w)?)["'\u0060“」]?`;
const the = String.raw`(?:(?:the|our|my|den|unseren|meinen) )?`;
const branch = String.raw`(?:(?:git )?branch(?: (?:called|named|namens))?:? )`;
const politely = String.raw`^(?:please |pls |bitte |can you |could you |then |and |also |dann |und |danach |afterwards |after that |anschließend |kannst du |könntest du |würdest du |mal )*`;
const end = String.raw`(?:,? (?:branch|please|pls|bitte|now|then|again|afterwards|after that|danach|anschließend|dann|gleich|auch|wieder|an|um|zurück|ein))*[!?]*$`;

const switches = new RegExp(
  `${politely}(?:switch|go|change|check ?out|wechsel|wechsle?) (?:back |zurück )?(?:(?:to|auf|zu|in|into|on) )?(?:${the}${branch}${name}|${the}${name} branch|${the}(main|master))${end}`,
  "iu",
);
const merges = new RegExp(
  `${politely}(?:merge|führe?|merge) ${the}${branch}?${name}(?: branch)?(?: (?:into|in|to|mit|with|nach) ${the}${branch}?${name}(?: branch)?)?(?: zusammen)?${end}`,
  "iu",
);
const mergesJapanese =
  /([A-Za-z0-9][\w./-]*)\s*(?:ブランチ)?を\s*([A-Za-z0-9][\w./-]*)\s*(?:ブランチ)?(?:に|へ)(?:マージ|取り込|統合)/u;
const deletesJapanese =
  /^(?:(?:(?:終わっ|マージし|でき)たら|(?:済ん|取り込ん)だら|取り込み後|その後|そのあと|それから|そして|マージ後)は?、?\s*)?(?:マージした\s*)?([A-Za-z0-9][\w./-]*)?\s*(?:ブランチ)?(?:は|を)(?:消し|削除し)(?!な|ちゃ)/u;
const deletes = new RegExp(
  `${politely}(?:delete|remove|lösche?) (?:${the}(?:merged |old )?(?:${branch}${name}|${name} branch|branch)|it|ihn)${end}`,
  "iu",
);
const renames = new RegExp(
  `${politely}(?:rename|benenne?) (?:(?:this|the current|my current|den aktuellen|diesen) branch|${the}(?:old )?${branch}${name}|${the}${name} branch) (?:(?:to|into|as|in|zu|nach) )?${name}(?: um)?${end}`,
  "iu",
);
const renamesJapanese =
  /^(?:(?:ブランチ\s*)?([A-Za-z0-9][\w./-]*)\s*(?:ブランチ)?|(?:今|現在)のブランチ)(?:の名前)?を\s*[「"]?([A-Za-z0-9](?:[\w./-]*\w)?)[」"]?\s*(?:に|へ)(?:変更|変えて|改名|リネーム|名前を変)/u;
/** Whose lines count where both branches have changed the same. */
const inConflicts = new RegExp(
  `(?:clash|conflict|collide|both changed|konflikt|kollid)\\w*,? (?:please )?(?:(?:take|keep|use|prefer|nimm|gilt) )(?:what |the (?:lines|version) (?:of|from) |was )?${name}(?:['’]s)?(?: (?:says|has|version|lines|sagt|hat))?(?:,? but .*)?$`,
  "iu",
);
/** "Not new-menu-winter, that one isn't finished." asks for nothing. */
const denies =
  /^(?:but |and )*(?:not|only|just|nicht|nur|don['’]?t|do not|no)\b|\b(?:isn['’]?t|is not|stays?|keeps?|bleib\w*|not finished|n't push|no push)\b/iu;
const deniesJapanese =
  /^[^。]*(?:残して(?:おいて)?|そのままに?(?:して(?:おいて)?|で)?|(?:消さ|削除し|触ら|マージし)ないで)(?:ください|下さい|くださいね|ね|お願いします)?$/u;

/** One wish, as far as it has no verb behind a comma or an "and". */
const border =
  /[.;!?]\s+|\n+|,?\s+(?:and then|and|then|und dann|und|danach)\s+(?=(?:please |then |afterwards |also |dann |bitte )*(?:tell me|list|sag mir|nenn mir|switch|go|change|check ?out|merge|delete|remove|tag|wechsle?|führe?|lösche?)\b)|\s+und\s+(?=(?:[\w./-]+\s+){1,4}?(?:mergen|löschen|wechseln)(?![\w./-]))|,\s*(?=(?:then |dann )*(?:switch|merge|delete|tag|wechsle?|lösche?)\b)|。|、(?=[^。、]*(?:ブランチ|マージ|取り込|消し|削除し))/iu;

/**
 * What git is to do where a request is all about branches and tags, and says which: made, renamed, switched to, merged, deleted after it was merged, tagged.
 * Git itself refuses to delete what isn't merged. Null where there is more to it.
 */
export function saidBranching(request: string): GitDeed[] | null {
  // two lists are merged as well
  if (!/branch|ブランチ|\b(?:main|master|git|tag)\b/iu.test(request)) return null;
  const clauses = request
    .replaceAll(whyNow, "")
    .split(border)
    .map((text) => text.replace(/[\s.,;!]+$/u, "").trim());
  const deeds = clauses
    .filter((text) => text !== "" && !/^(?:最後に|そして|その後|それから)$/u.test(text))
    .reduce<GitDeed[] | null>((before, clause) => before && withBranching(before, clause), []);
  return deeds?.some(({ deed }) => deed !== "list branches") ? deeds : null;
}

/** "spring is finished:" says why a branch is merged, and asks for nothing. What begins with a condition does. */
const whyNow = new RegExp(
  [
    String.raw`(?<=^\s*|[.!?;\n]\s*)(?:(?:ok|okay|hi|hey|hello|well|hallo|also|so)[,!]? )*(?!(?:when|once|if|until|unless|after|before|as|make|wait|wenn|falls|sobald|bis|nachdem|bevor|warte)(?!\p{L}))(?:[\p{L}\p{N}/_'’-]+ ){1,6}?(?:is|are|ist|sind) (?:(?:now|all|finally|also|jetzt|nun|endlich) )*(?:finished|done|ready|complete|completed|over|fertig|abgeschlossen|erledigt|so weit)(?: now| jetzt)?(?:\s*[:;,.!–—-]\s*(?:(?:so|also)(?!\p{L}),? ?)?|\s+so\s+)`,
    String.raw`(?<=^\s*|[。\n]\s*)[^。、\n]{1,40}(?:終わった|終わりました|完成した|完成しました|できた|できました|済んだ|済みました)(?:ので、?|から、|。)`,
  ].join("|"),
  "giu",
);

/** What git is to do once one more wish is heard; null where the wish is about something else. */
export function withBranching(before: readonly GitDeed[], wish: string): GitDeed[] | null {
  const clause = withVerbFirst(wish);
  if (asksForBranches(clause)) return [...before, { deed: "list branches" }];
  // what is told there is that of the end
  if (before.at(-1)?.deed === "list branches") return null;
  const made = newBranch(clause);
  if (made !== null) return isOnlyMaking(clause, made) ? [...before, { deed: "new branch", name: made }] : null;
  const [, merged, into] = mergesJapanese.exec(clause) ?? merges.exec(clause) ?? [];
  if (merged !== undefined) {
    const first: GitDeed[] = into === undefined ? [] : [{ deed: "switch", name: into }];
    return [...before, ...first, { deed: "merge", name: merged, prefer: null }];
  }
  const last = before.at(-1);
  const preferred = inConflicts.exec(clause)?.[1];
  if (last?.deed === "merge" && preferred !== undefined)
    return [...before.slice(0, -1), { ...last, prefer: preferred === last.name ? "theirs" : "ours" }];
  const gone = goneBranch(before, clause);
  if (gone !== null) return [...before, { deed: "delete branch", name: gone }];
  const renamed = renamedBranch(clause);
  if (renamed !== null) return [...before, renamed];
  const tag = saidTag(clause);
  if (tag !== null) return [...before, tag];
  const target = nameIn(switches.exec(clause));
  if (target !== undefined) return [...before, { deed: "switch", name: target }];
  const isSame = isSwitchToIt(clause) && last?.deed === "new branch";
  return isSame || denies.test(clause) || deniesJapanese.test(clause) ? [...before] : null;
}

/** "Kannst du den Branch herbst in main mergen": what is said at the end of a German clause, as it is told. */
function withVerbFirst(clause: string): string {
  const [, polite = "", rest, verb] = verbLast.exec(clause) ?? [];
  return rest === undefined || verb === undefined ? clause : `${polite}${verb.replace(/n$/iu, "")} ${rest}`;
}

const verbLast =
  /^((?:kannst du |könntest du |würdest du |bitte |mal |dann |danach |anschließend |und )*)((?:(?:den|ihn|diesen|auf|zu|zum|nach|in)(?!\w)|[\w./-]+ (?:branch )?(?:in|nach|mit) )[^,;]*?) (mergen|löschen|wechseln)(?=[!?]*$)/iu;

/** "delete it" is the branch that was merged. */
function goneBranch(before: readonly GitDeed[], clause: string): string | null {
  const removal = deletes.exec(clause) ?? deletesJapanese.exec(clause);
  const merged = before.findLast((deed) => deed.deed === "merge");
  return removal ? (nameIn(removal) ?? merged?.name ?? null) : null;
}

/** "rename the branch draft to attic"; the last of the names is the new one. */
function renamedBranch(clause: string): GitDeed | null {
  const found = renames.exec(clause) ?? (/ブランチ/u.test(clause) ? renamesJapanese.exec(clause) : null);
  const names = found?.slice(1).filter((part) => part !== undefined) ?? [];
  const to = names.at(-1);
  const [old = null] = names.slice(0, -1);
  return to === undefined || /\.\.|\/\/|\.lock$|\/$/.test(to) ? null : { deed: "rename branch", name: old, to };
}

function nameIn(found: RegExpExecArray | null): string | undefined {
  return found?.slice(1).find((part) => part !== undefined);
}

function isSwitchToIt(clause: string): boolean {
  return /^(?:please |then )*(?:switch|change|go|check ?out|wechsle?) (?:(?:to|auf|in) )?(?:it|there|dorthin|ihn)(?:,? (?:please|pls|bitte))*$|^switch there$/iu.test(
    clause,
  );
}

/** Nothing else is said, such as what is to be done there. */
function isOnlyMaking(clause: string, made: string): boolean {
  const at = clause.indexOf(made);
  const isFirst = new RegExp(`${politely}(?:make|create|start|open|add|erstelle?|mach|lege?|leg)\\b[^,;]*$`, "iu").test(
    clause.slice(0, at),
  );
  const rest = clause.slice(at + made.length).replace(/^["'`“」]/, "");
  return (
    isFirst &&
    /^(?:,? (?:and )?(?:then )?(?:switch|change|go|wechsle?) (?:(?:to|auf) )?(?:it|there|dorthin))?(?:,? (?:please|pls|bitte|for me|an))*$/iu.test(
      rest,
    )
  );
}
