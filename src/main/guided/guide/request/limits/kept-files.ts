import { baseName } from "../../../../../shared/path-parts.ts";
import { dataOfMended } from "../../../mend/data-of-mended.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { pointsBack, saysFileStays } from "./says-file-stays.ts";
import { allElse, withoutPaths } from "../words/wanted-words.ts";
import { japaneseQuotes, quotedPhrases } from "../words/search-words.ts";
import { escapeRegExp } from "../words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../words/words.ts";

/**
 * Files of which a request says that they stay as they are, by their names or by the words in them: "donations.csv has to stay as it is", "don't touch
 * the minutes"; and what a program is run on that is to be mended.
 */
export function keptFiles(request: string, files: readonly FileEntry[]): string[] {
  return [
    ...new Set([
      ...keptByName(request, files),
      ...keptByWords(request, files),
      ...keptByKind(request, files),
      ...keptByPhrase(request, files),
      ...dataOfMended(request, files),
    ]),
  ];
}

/** "Those with 'draft' in the name stay where they are": the files whose names have what is quoted. */
function keptByPhrase(request: string, files: readonly FileEntry[]): string[] {
  const kept = [...quotedPhrases(request), ...japaneseQuotes(request)].flatMap((phrase) => {
    const quoted = `["'\u0060„“「『]${escapeRegExp(phrase)}["'\u0060“”」』]`;
    // a wish between them is about these files as well, and "the rest" is about others
    const between = String.raw`(?:(?!(?<!\p{L})(?:mov|put|rename|delet|go|rest|other|else|everything|all|verschieb|leg|kommen|rest|ander|übrig|alle)|移|入れ|他|ほか|分け)[^.;!?。\n])*?`;
    const inName = String.raw`(?: ?(?:in|at) (?:the|their|its) (?:\p{L}+ of the )?(?:file ?)?names?|(?: am \p{L}+)? im (?:datei)?namen?|(?:と|が)(?:ある|付く|つく|入って|含まれ))(?!\p{Script=Latin})`;
    const ways = [
      String.raw`${quoted}${inName}${between}(?:(?<!\p{L})(?:stays?|remains?|bleib(?:t|en)|(?:leave|keep|lass\p{L}*)(?: (?:those|them|these|die|sie))?)(?!\p{L})|そのまま|(?:置い|今)の?たま?ま|ままで|残し)`,
      String.raw`(?<!\p{L})(?:leave|keep|lass\p{L}*|except(?: for)?|außer) ${between}${quoted}${inName}`,
    ];
    const isKept = new RegExp(ways.join("|"), "iu").test(request);
    return isKept ? files.filter(({ path }) => baseName(path).includes(phrase)).map(({ path }) => path) : [];
  });
  return kept.length < files.length ? kept : [];
}

/** "The csvs come from the timing box so leave them": files of a kind that stay as they are. */
function keptByKind(request: string, files: readonly FileEntry[]): string[] {
  const endings = new Set(files.flatMap(({ path }) => /\.([a-z]\w{1,5})$/i.exec(path)?.[1]?.toLowerCase() ?? []));
  const clauses = clausesOf(request);
  const kept = [...endings].filter((ending) =>
    clauses.some((clause) => !allElse.test(clause) && kindStays(ending).test(clause)),
  );
  const paths = files
    .map(({ path }) => path)
    .filter((path) => kept.some((ending) => path.toLowerCase().endsWith(`.${ending}`)));
  return paths.length < files.length ? paths : [];
}

function kindStays(ending: string): RegExp {
  const kind = String.raw`(?:(?:the|my|our|all|these|those|any|die|das|alle|meine|unsere) )*\.?${escapeRegExp(ending)}s?(?:[ -](?:files?|dateien|datei))?(?![\p{L}'’])`;
  const whole = String.raw`(?:as (?:it is|they are)|alone|unchanged|untouched|the same|like (?:this|that)|so|in ruhe|wie (?:sie|es) (?:ist|sind))`;
  const it = "(?:it|that|this|them|those|sie|die|das|es)";
  return new RegExp(
    [
      String.raw`^(?:(?:and|so|please|und|also|bitte) )*${kind}(?: (?:(?! (?:and|und) )[^])*)? (?:(?:stays?|remains?|bleib(?:t|en))(?: ${whole})?|(?:leave|lass\p{L}*) ${it}(?: ${whole})?)$`,
      String.raw`(?:leave|lass\p{L}*) ${kind}(?: ${whole})?$`,
      String.raw`(?:do not|don['’]?t|dont|never|without) (?:touch|chang|edit|modif|alter)\p{L}* ${kind}$`,
      String.raw`^(?:und |bitte )*${kind} (?:bitte )?nicht (?:an(?:fassen|rühren)|(?:ver)?ändern)$`,
    ].join("|"),
    "iu",
  );
}

function clausesOf(request: string): string[] {
  // what is excepted may be told behind a colon
  return withoutPaths(request.replaceAll(/(?<=(?<!\p{L})(?:exceptions?|ausnahmen?)):/giu, " "))
    .split(/[,.;:!?。、\n()]+\s*|\s(?:but|aber)\s(?!nicht (?:an|ver|än))/u)
    .map((clause) => clause.trim());
}

function keptByName(request: string, files: readonly FileEntry[]): string[] {
  const sentences = request.split(
    /(?<=[.!?。])\s+|(?<=。)|\n+|[;,]\s+(?=(?:but|and|aber|und)\s(?!so (?:do|does)(?!\p{L})))/u,
  );
  const text = request.toLowerCase();
  const said = files.filter(({ path }) => text.includes(baseName(path).toLowerCase()));
  return said.flatMap(({ path }) => {
    const names = [...new Set([path, baseName(path)])].map(escapeRegExp).join("|");
    // of what is kept but for a part of it something else is changed
    const isKept = keptAs(
      `(?<!${restOf})(?<![\\p{L}\\p{N}_./-])["'\`„“”「]?(?:${names})["'\`“”」]?(?![\\p{Script=Latin}\\p{N}_/-]|\\.\\w)`,
    );
    const isOut = excepted(names);
    return sentences.some((sentence) => isKept.test(sentence) || isOut.test(sentence)) ? [path] : [];
  });
}

/** "the rest of prices.md stays" */
const restOf = String.raw`(?<!\p{L})(?:rest|remainder|everything else|anything else|all else|others?|alles andere|übrigen?) (?:of|in|on|from|von|in|aus|auf|der|des) (?:(?:the|my|our|der|den|dem|die|das|file|datei) )*["'\u0060„“”「]?`;

/** "All but a.md", "aber nicht a.md"; where nothing is to be done but to it, it is the one that is meant. */
function excepted(names: string): RegExp {
  const opposite = String.raw`(?<!(?<!\p{L})(?:nothing|anything|any|no|none|nowhere|leave|keep|stays?|touch|unchanged|only|nichts|kein\p{L}*|lass\p{L}*|bleib\p{L}*|nur)(?!\p{L})[^.;!?\n]*)`;
  const out = String.raw`(?<!\p{L})(?:but not|except(?: for)?|apart from|aside from|excluding|all but|everything but|aber nicht|außer|bis auf|ausgenommen)(?: (?:the|my|die|das|den|dem|file|datei))* `;
  const name = `["'\`„“]?(?:${names})["'\`“”]?(?![\\p{L}\\p{N}_/-]|\\.\\w)`;
  const aside = String.raw`\((?:but )?(?:not|nicht) ` + name;
  return new RegExp(`${opposite}(?:${out}${name}|${aside})`, "iu");
}

const anyFile = String.raw`["'\x60„“”]?[\p{L}\p{N}_./-]+\.[a-z]\w{0,5}["'\x60“”]?`;
const lastOf = String.raw`,?\s+(?:and|und|or|oder|sowie|&)\s+(?:(?:the|my|our|die|das|den) )?`;

function keptAs(name: string): RegExp {
  // "a.md, b.csv and c.txt stay"; of what one of them does the others don't
  const first = String.raw`${name}(?:\s*,\s*${anyFile})*${lastOf}${anyFile}`;
  const last = `${anyFile}${lastOf}${name}`;
  const several = `(?:${first}|${last})`;
  const each = `(?:${several}|${name})`;
  const untouched = String.raw`(?:as (?:it is|is|it was|they are)|alone|the way (?:it is|they are)|unchanged|untouched|the same|like (?:it is|that)|(?:right )?(?:here|there|put|where (?:it is|they are))|wo (?:es|sie|er) (?:ist|sind|liegt|liegen|steht|stehen)|hier|da|liegen|wie (?:es|sie|er) (?:ist|sind|war)|unverändert|unberührt|in ruhe|so)(?!\p{L})(?! nicht)`;
  const between = String.raw`[^.,!?;。()]{0,60}?`;
  const ways = [
    `${several} (?:(?:both|all|please|have to|should|must|can|alle|beide|bitte|sollen|müssen) ){0,3}(?:stay|remain|bleiben)(?: ${untouched}|(?=\\s*(?:[,.;!?)]|$)))`,
    `${name}${between} (?:stays?|remains?|be left|keeps?|bleib(?:t|en)|bleiben) ${untouched}`,
    `${name} (?:bitte )?(?:keeps?|has to keep|should keep|behält|soll) (?:its|their|the|ihren?|seinen?|den) (?:(?:file|old) ?)?(?:datei)?namen?s?(?: behalten)?(?!\\p{L})`,
    // "only payments.csv stays until she has her deposit back"
    `${name} (?:stays?|remains?|bleib(?:t|en))(?: (?:until|till|for (?:now|the moment)|erst ?mal|vorerst|bis)(?!\\p{L})|(?=\\s*(?:[,.;!?)]|$)))`,
    String.raw`(?:do not|don'?t|dont|never|without|please no) (?:touch|chang|edit|modif|alter|overwrit|mov|renam|delet)\p{L}* (?:(?:the|my|our) )?${each}`,
    `(?:leave|keep|lass\\p{L}*) (?:(?:the|my|our|die|das|den) )?${each} (?:bitte )?${untouched}`,
    `(?<!(?:\\bto|\\bnot|n['’]?t|\\bnicht|\\bnever) )(?:keep|behalte?n?) (?:(?:the|my|our|die|das|den) )?${each}(?=\\s*(?:[,.;!?)]|$))`,
    // "run.log is only a log, leave it"
    String.raw`${name}(?![^.;!?]{0,60}?\.[a-z]\w{0,5}(?!\p{L}))[^.;!?]{0,60}?[,;:–-]\s*(?:(?:so|please|just|also|bitte|also) )*(?:leave|lass\p{L}*) (?:(?:that|this) one|it|that|this|them|those|das|die|den|es|sie)(?: (?:alone|be|as it is|as is|out|on|off|in there|there|here|bitte|so|da|dort|in ruhe))*(?=\s*(?:[,.;!?)]|$))`,
    // "the folders keep their names, and so does list.txt"
    String.raw`(?<!\p{L})(?:stays?|remains?|keeps?|leave|bleib\p{L}*|behält|behalten)(?!\p{L})[^.!?;]{0,80}?(?:so (?:do|does|should|must)|(?:und|and) (?:ebenso|genauso|auch|likewise|also)) (?:(?:the|my|our|die|das) )?${each}`,
    String.raw`${name} (?:bitte )?(?:nicht|keinesfalls) (?:an(?:fassen|rühren)|(?:ver)?ändern)`,
    `${name}は(?:そのまま|変え(?:ない|ず)|触ら(?:ない|ず)|変更しない)`,
  ];
  return new RegExp(ways.join("|"), "iu");
}

const saysOld =
  /(?<!\p{L})(?:old|older|past|earlier|last year['’]?s|alten?|früheren?|letzte[nms]?)(?!\p{L})|去年|昨年|古い/iu;

/** Files whose name, or the name of a folder that they are in, is said in a clause that says that it stays. */
function keptByWords(request: string, files: readonly FileEntry[]): string[] {
  const clauses = clausesOf(request);
  const denied = clauses.map((clause) => saysFileStays(clause) && !allElse.test(clause));
  const isAbout = (index: number) => denied[index] === true && pointsBack(clauses[index] ?? "");
  const wanted = clauses.filter((_, index) => !denied[index] && !isAbout(index + 1)).flatMap(wordsOf);
  const kept = clauses.flatMap((clause, index) => {
    if (!denied[index]) return [];
    const text = isAbout(index) ? `${clauses[index - 1] ?? ""} ${clause}` : clause;
    const said = wordsOf(text);
    // of a file that is named to the letter its name decides
    const unnamed = files.filter(({ path }) => !request.includes(baseName(path)));
    // "the archive index stays" says nothing of the rest of the archive
    const isOneInside = unnamed.some(({ path }) => path.includes("/") && nameIn(path, said)?.depth === 0);
    const named = unnamed.flatMap(({ path }) => {
      const [kept, meant] = [nameIn(path, said), nameIn(path, wanted)];
      // "move all letters, the template stays": one of a folder stays by its own name
      // an archive stays, whatever is in it is called
      const isArchive =
        kept !== null && kept.depth > 0 && kept.words.some((word) => ofThePast.test(word)) && !isOneInside;
      return kept && (!meant || meant.depth > kept.depth || isArchive) ? [{ path, words: kept.words }] : [];
    });
    // "the price log stays" says nothing of the prices
    const most = named.filter(({ words }) => !named.some((other) => isPartOf(words, other.words)));
    // of files that are called alike the old ones are meant
    const isOlder = ({ path }: { path: string }) =>
      /(?<!\d)(?:19|20)\d{2}(?!\d)|(?:^|[/_. -])(?:old|alt|archiv)/iu.test(path);
    const isAlone = ({ words }: { words: readonly string[] }) =>
      most.filter((other) => other.words.join() === words.join()).length === 1;
    return saysOld.test(text) ? most.filter((file) => isAlone(file) || isOlder(file)) : most;
  });
  const paths = [...new Set(kept.map(({ path }) => path))];
  return paths.length < files.length ? paths : [];
}

const ofThePast = /^(?:archiv|archives?|archived|old|older|alte?s?|backups?|history|past|früher\p{L}*)$/iu;

/** The words of a file's name, or of a folder that it is in, and how many folders up that is, where all of them are said; null where none is. */
function nameIn(path: string, said: readonly string[]): { words: readonly string[]; depth: number } | null {
  const [base = "", ...folders] = path.split("/").toReversed();
  const names = [base.replace(/\.\w+$/u, ""), ...folders].map(tellingWords);
  const depth = names.findIndex(
    (words) => words.length > 0 && words.every((word) => said.some((other) => isSameNoun(word, other))),
  );
  const words = names[depth];
  return words ? { words, depth } : null;
}

/** The words of a name; of one that has none, its year. */
function tellingWords(name: string): readonly string[] {
  const all = wordsOf(name);
  const words = all.filter((word) => /^\p{L}{3,}$/u.test(word) && !isCommonWord(word));
  return words.length > 0 ? words : all.filter((word) => /^(?:19|20)\d{2}$/.test(word));
}

function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  return words.length < others.length && words.every((word) => others.some((other) => isSameNoun(word, other)));
}
