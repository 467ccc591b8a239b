import { withSpelledUmlauts } from "../words/spelled-umlauts.ts";
import { baseName, endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";

type Change = (name: string) => string;

const signs: readonly { said: string; sign: string; isSaid: RegExp }[] = [
  { said: String.raw`(?:["'\x60„]?-["'\x60“]?|dash(?:es)?|hyphens?|bindestrich\p{L}*|minus)`, sign: "-" },
  { said: String.raw`(?:["'\x60„]?_["'\x60“]?|underscores?|unterstrich\p{L}*)`, sign: "_" },
  { said: String.raw`(?:blanks?|spaces?|leerzeichen)`, sign: " " },
  { said: String.raw`(?:["'\x60„]?\+["'\x60“]?|plus(?:[ -]?(?:signs?|zeichen))?)`, sign: "+" },
  { said: String.raw`["'\x60„]?%20["'\x60“]?`, sign: "%20" },
  { said: String.raw`["'\x60„]?#["'\x60“]?`, sign: "#" },
  { said: String.raw`(?:["'\x60„]\.["'\x60“]|dots?|full stops?|periods?|punkte?n?)`, sign: "." },
].map((each) => ({ ...each, isSaid: new RegExp(`(?<![\\p{L}\\p{N}])${each.said}(?![\\p{L}\\p{N}])`, "iu") }));

/** How a text says one of the signs that can stand in names, as a pattern. */
export const aSign = `(?:${signs.map(({ said }) => said).join("|")})`;

const any = "(?:(?:a|an|the|all|any|every|each|alle|aller|die|den|der|dem|einen?|jedes?) )*";
/** More is said of the names than how they are written. */
const isMore =
  /\b(?:dates?|days?|years?|months?|numbers?|number(?:ed|ing)|counter|order|\p{L}*datum|[yj]{2,4}-?mm|jahr\p{L}*|monat\p{L}*|nummer\p{L}*|reihenfolge)\b|番号|日付/iu;

/**
 * How a request says in words that names are to be written, as a rule for one path: in small letters, with `-` instead of blanks, without
 * "IMG_", with "old-" in front. Null where it says nothing of the kind, or more than that.
 */
export function saidNameRule(request: string): ((path: string) => string) | null {
  const changes = [lettersOf(request), signOf(request), umlautsOf(request), lessOf(request), prefixOf(request)].flatMap(
    (change) => change ?? [],
  );
  if (changes.length === 0 || isMore.test(request)) return null;
  const spared = sparedPrefix(request);
  if (spared === null) return null;
  return (path) => {
    const before = baseName(path);
    if (spared !== "" && before.startsWith(spared)) return path;
    return folderOf(path) + changes.reduce((name, change) => change(name), before);
  };
}

function lettersOf(request: string): Change | null {
  if (/\b(?:lower ?-?case|small letters|klein(?:schreib\p{L}*|geschrieben|buchstaben)(?!\p{L}))|小文字/iu.test(request))
    return (name) => name.toLowerCase();
  return /\b(?:upper ?-?case|capital letters|großbuchstaben)\b|大文字/iu.test(request)
    ? (name) => stemOf(name).toUpperCase() + endingOf(name)
    : null;
}

/** "can you make them all _": what they are turned into follows. */
const becomes = String.raw`(?:(?:make|turn|change|replace|swap|convert|mach\p{L}*|ersetz\p{L}*|änder\p{L}*|tausch\p{L}*|wandle|daraus|draus)(?: (?:them|these|those|it|that|this|all|of|each|every one|both|in(?:to)?|to|with|by|for|please|sie|die|das|alle|diese|da|daraus|bitte|mal|überall|jeweils|immer|einfach|durch|gegen|zu|um))*)`;

/** One sign for another: "_ instead of blanks", "replace the spaces by dashes". */
function signOf(request: string): Change | null {
  const there = signs.filter(({ isSaid }) => isSaid.test(request));
  for (const { said: old, sign: from } of there) {
    for (const { said: fresh, sign: to } of there) {
      if (from === to) continue;
      const isSaid = [
        String.raw`${fresh} (?:instead of|in place of|rather than|statt|anstelle von|anstatt|for) ${any}${old}`,
        String.raw`${old}[^.;!?\n]{0,60}? (?:put|use|take|have|want|write|nimm|setze?) ${any}${fresh} (?:there|in (?:their|its) place|instead|dafür|stattdessen|dort|da)`,
        String.raw`${old}[^;!?\n]{0,120}? (?:have|use|get|put|take|with|mit|haben|bekommen|nimm|setze?) ${any}${fresh} (?:instead|in their place|stattdessen|dafür)`,
        String.raw`${old}[^;!\n]{0,120}? (?:use|put|take|have|nimm|verwende?) ${any}${fresh} (?:for|in place of|instead of|für|statt) (?:them|these|those|it|sie|diese)`,
        String.raw`${old}[^.;!?\n]{0,40}? (?:with|by|to|into|durch|gegen|zu) ${any}${fresh}`,
        String.raw`${old} ?(?:→|->|=>) ?${fresh}`,
        String.raw`${old}[^;!?\n]{0,120}? ${becomes} ${any}${fresh}`,
        String.raw`${old}[^.;!?\n]{0,80}, ${any}${fresh} (?:instead|there|in (?:their|its) place|stattdessen|dafür)`,
        String.raw`(?:no|without|not have|keine|ohne) (?:more )?${any}${old}[^.;!?\n]{0,80}\b(?:use|but|take|put|sondern|nimm)\b[^.;!?\n]{0,12}? ${any}${fresh}`,
      ].some((way) => new RegExp(`(?<![\\p{L}\\p{N}])${way}(?![\\p{L}\\p{N}])`, "iu").test(request));
      // the point before the ending stays
      if (isSaid && from === ".") return (name) => stemOf(name).replaceAll(from, to) + endingOf(name);
      if (isSaid) return (name) => name.replaceAll(from, to);
    }
  }
  return signInJapanese(request) ?? joinedBy(request);
}

const japaneseSigns: readonly { said: RegExp; sign: string }[] = [
  { said: /アンダー(?:スコア|バー)|「_」/u, sign: "_" },
  { said: /ハイフン|「-」/u, sign: "-" },
  { said: /空白|スペース/u, sign: " " },
];

function signInJapanese(request: string): Change | null {
  const [, old = "", fresh = ""] =
    /([^。、\n]{1,40})[をは、]+([^。、\n]{1,12})(?:に|へ)(?:置き?換え|変え|変更|直し|置換|して)/u.exec(request) ?? [];
  const [from, to, ...others] = [old, fresh].flatMap((text) => {
    const found = japaneseSigns.filter(({ said }) => said.test(text)).map(({ sign }) => sign);
    return found.length === 0 ? [undefined] : found;
  });
  // where several signs go, one rule is only a part of it
  if (others.length > 0) return null;
  return from === undefined || to === undefined || from === to ? null : (name) => name.replaceAll(from, to);
}

/** "(lower case, hyphens)": what parts the words of a name where only that is said. */
function joinedBy(request: string): Change | null {
  const [only, ...others] = signs.filter(({ isSaid }) => isSaid.test(request));
  if (!only || !/^[-_]$/.test(only.sign) || others.length > 0) return null;
  const isGone = new RegExp(
    `(?:remove|delete|drop|strip|without|no|ohne|keine|entferne?|lösche?) ${any}${only.said}`,
    "iu",
  ).test(request);
  const isStyle = new RegExp(
    String.raw`(?:[(,:]|\b(?:with|use|mit|and|und)) ?${any}${only.said}\s*(?:$|[),.!\n])`,
    "iu",
  ).test(request);
  return isGone || !isStyle ? null : (name) => stemOf(name).replaceAll(/[ _-]+/g, only.sign) + endingOf(name);
}

function umlautsOf(request: string): Change | null {
  if (!/\b(?:umlauts?|umlaute[ns]?)\b/iu.test(request)) return null;
  return withSpelledUmlauts;
}

/** "the files without the prefix trip_" says which files are meant, and nothing of what is to go. */
const lacking =
  /(?<!\p{L})(?:files?|ones|those|photos?|pictures?|images?|songs?|tracks?|scans?|documents?|everything|dateien|datei|fotos?|bilder|lieder|scans|alles|die)(?: (?:(?:that|which|still|yet) )*(?:are|is|come))?(?: (?:in|im|from|of|under|aus) (?:(?:the|my|our|den|dem|der) )?[^\s.,;:!?]+(?: (?:folder|directory|ordner))?)?(?: still| yet| noch)? (?:without|ohne)(?!\p{L})/giu;

const quoted = String.raw`["'\x60„“]([^"'\x60„“”/\n]{1,40})["'\x60“”]`;

/** "the prefix IMG_": a sign at its end says that it is one. */
const prefix = String.raw`(?:prefix|präfix) (?:["'\x60„“]([^"'\x60„“”/\n]{1,40})["'\x60“”]|([\p{L}\p{N}_-]{1,30}[_-])(?![\p{L}\p{N}]))`;
const going = "(?:remove|drop|delete|strip|take out|take off|cut|without|lose|entferne?|streiche?|lösche?|ohne)";

/** How the names begin that aren't meant, by `lacking`; nothing where all are, null where it's said in another way. */
function sparedPrefix(request: string): string | null {
  const said = [...request.matchAll(lacking)].map(({ index, 0: { length } }) => request.slice(index + length));
  for (const rest of said) {
    const [, quotedOne, bareOne] = new RegExp(`^ (?:(?:the|a|das|den) )?${prefix}`, "iu").exec(rest) ?? [];
    const found = quotedOne ?? bareOne;
    if (found !== undefined) return found;
    if (new RegExp(`^ (?:\\p{L}+ ){0,2}${quoted}`, "iu").test(rest)) return null;
  }
  return "";
}

/** What is to go from each name: "remove the 'IMG_' from the file names". */
function lessOf(said: string): Change | null {
  const request = said.replaceAll(lacking, " ");
  const gone =
    new RegExp(
      String.raw`${going} (?:(?:the|das|den|die) )?(?:(?:suffix|word|part|bit|wort|teil) )?${quoted}`,
      "iu",
    ).exec(request)?.[1] ?? null;
  const [, quotedPrefix, barePrefix] = new RegExp(`${going} (?:(?:the|das|den) )?${prefix}`, "iu").exec(request) ?? [];
  const before = quotedPrefix ?? barePrefix ?? signedPrefix.exec(request)?.[1];
  if (before !== undefined)
    return (name) => (name.startsWith(before) ? withStem(name, stemOf(name).slice(before.length)) : name);
  if (gone === null || !/names?\b|dateinamen/iu.test(request)) return null;
  return (name) => withStem(name, stemOf(name).replace(gone, ""));
}

/** "remove IMG_ from all file names": a sign at its end says that it is no word. */
const signedPrefix = new RegExp(
  String.raw`${going} (?:(?:the|das) )?([\p{L}\p{N}]{1,30}[_-]) (?:from|off|in|at the (?:start|beginning) of|aus|von) ${any}(?:file ?|photo ?)?(?:names?|dateinamen?)(?!\p{L})`,
  "iu",
);

/** A name with another stem; nothing is called by its ending alone. */
function withStem(name: string, stem: string): string {
  return stem.trim() === "" ? name : stem.trim() + endingOf(name);
}

/** What is to stand before each name: "put 'old-' in front of the file names". */
function prefixOf(request: string): Change | null {
  const added =
    new RegExp(
      String.raw`(?:put|add|setze?|stelle?|schreibe?) (?:(?:the|das|den) )?(?:(?:prefix|word|präfix|wort) )?${quoted}[^.;!?\n]{0,20}(?:in front of|before|at the (?:beginning|start) of|to the (?:beginning|start|front) of|vor) [^.;!?\n]{0,30}(?:names?|dateinamen|files?|dateien)`,
      "iu",
    ).exec(request)?.[1] ?? null;
  const [, quotedPrefix, barePrefix] =
    new RegExp(`(?:put|add|give|get|have|gib|füge?|bekommen) (?:[\\p{L}]+ ){0,6}?${prefix}`, "iu").exec(request) ?? [];
  const before = added ?? quotedPrefix ?? barePrefix;
  return before === undefined ||
    new RegExp(`${going} (?:(?:the|das|den) )?${prefix}`, "iu").test(request.replaceAll(lacking, " "))
    ? null
    : (name) => (name.startsWith(before) ? name : before + name);
}
