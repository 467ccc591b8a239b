/** One ending of names for others, without their dots. `from` is as it is written: "JPG" may become "jpg". */
export type EndingChange = { from: readonly string[]; to: string };

/** Behind a letter it is the end of a file's own name; in scripts without blanks a particle may stand before it. */
const ending = String.raw`(?:(?<![\p{L}\p{N}_./*-])|(?<=[がのをはもとでや]|すべて|全て|全部))["'\u0060„“「]?\*?\.([a-z][a-z0-9]{0,7})["'\u0060“”」]?(?![a-z0-9_])(?!\.[a-z0-9])`;
/** What is at the end of names, or is done with names. */
const ofNames =
  /(?<!\p{L})(?:end(?:s|ed|ing|ings)?(?= (?:in|with|on|of)(?!\p{L}))|(?:file ?)?(?:endings?|extensions?|suffix(?:es)?)|(?:file ?)?names?|renam\p{L}*|(?:be )?called|enden|endet|(?:datei)?endung(?:en)?|(?:datei)?namen?|umbenenn\p{L}*|benenn\p{L}*|umbenannt|hei(?:ß|ss)en)(?!\p{L})|拡張子|ファイル名|末尾|名前|リネーム/iu;
/** Text in files is meant, or files of another kind, or several wishes. */
const isOther =
  /(?<!\p{L})(?:convert\p{L}*|export\p{L}*|save[ds]?|transcod\p{L}*|re-?encod\p{L}*|copy|copies|move|delet\p{L}*|remov\p{L}*|compress\p{L}*|links?|mention\p{L}*|references?|refer|imports?|urls?|hrefs?|src|inside|contents?|lines?|list\p{L}*|count\p{L}*|how many|strip\p{L}*|translat\p{L}*|format\p{L}*|add|insert|resiz\p{L}*|crop\p{L}*|match\p{L}*|same names?|after|by|like (?:the|their|its|in)|forms?|apps?|open|accept\p{L}*|allow\p{L}*|only|just|except|but not|unless|lower ?case|upper ?case|umwandel\p{L}*|wandle\p{L}*|konvertier\p{L}*|speicher\p{L}*|kopier\p{L}*|verschieb\p{L}*|lösch\p{L}*|verweis\p{L}*|erwähn\p{L}*|zeilen?|nach(?! ["'„]?\.)|formular\p{L}*|annehmen|öffnen|erlaub\p{L}*|nur|außer|bis auf|wie viele)(?!\p{L})|合わせ|同じ|変換|コピー|移動|削除|リンク|だけ|のみ|以外|一覧/iu;
const denial = /(?:n['’]t|(?<!\p{L})(?:not|never|nicht|keine?n?))(?!\p{L})|ないで/iu;
const isTurned = /(?:instead of|rather than|statt|anstatt|anstelle von)\s*$/iu;
/** What says that one ending takes the place of the other: two that are joined by "and" only stand side by side. */
const becomes =
  /(?:(?<!(?:and|or|und|oder|,) )(?<!\p{L})(?:to|into|zu|auf|in|als|nach|instead of|rather than|(?:an)?statt|anstelle von|be(?:come)?|have|get|(?:(?:to|have|get|be|with|mit|zu|auf|in) )?(?:the|an?|die|der|eine) (?:new |neue )?(?:file ?|datei)?(?:ending|extension|suffix|endung))(?: (?:of|von))?|(?:->|→|=>))\s*$|[をはが]|から/iu;

/** Two that stand side by side. */
const listed =
  /^["'\u0060“”」]?-?(?:[ -](?:files?|dateien|ones))?(?:\s*(?:,|\/|&|や|と|、|または|か)\s*|\s+(?:and|or|und|oder|as well as|sowie)\s+)(?:(?:the|all|die|alle) )?["'\u0060„“「]?$/iu;
/** "make them all .jpg" says the same of what is one kind of file anyway; of others it may want them converted. */
const isMade =
  /(?<!\p{L})(?:make|turn|change|set|mach\p{L}*|änder\p{L}*) (?:(?:them|these|those|it|all|each|everything|both|of|aus|sie|die|alle[ns]?|allem|beide[ns]?|überall|bitte|mal|to|into|in|zu) ){1,5}$/iu;
/** Endings that mean one kind of file. */
const spellings: readonly (readonly string[])[] = [
  ["jpg", "jpeg", "jpe"],
  ["tif", "tiff"],
  ["htm", "html"],
  ["yml", "yaml"],
  ["md", "markdown", "mkd", "mdown"],
  ["txt", "text"],
  ["mpg", "mpeg"],
  ["mid", "midi"],
  ["aif", "aiff"],
];
/** "some are .JPG and some .jpeg" */
const someAndOthers =
  /(?<!\p{L})(?:(?:some|manche|einige)(?: of (?:them|these|those|the \p{L}+))? (?:are|have|end in|end with|sind|haben|heißen|enden auf)|(?:sind|haben|heißen|enden) (?:manche|einige)(?: auf)?)(?: called| named)? (?<first>["'\u0060„“]?\.[a-z]\w{0,7}["'\u0060“”]?)(?: and|,| und| but)? (?:some|others|the others|the rest|manche|andere|die anderen)(?: (?:are|have|end|sind|haben|enden))?(?: (?:called|named|in|with|auf))? (?=["'\u0060„“]?\.[a-z])/giu;

/** A request in which endings of which some files have the one and some the other stand side by side. */
export function withEndingsListed(request: string): string {
  return request.replaceAll(someAndOthers, "all files $<first> and ");
}

/** The one ending that a request wants in the place of another one, or of several ways to write it, in the names of files; null where it wants anything more or else. */
export function saidEnding(request: string): EndingChange | null {
  const text = withEndingsListed(request);
  const found = [...text.matchAll(new RegExp(ending, "giu"))].map(({ 0: whole, 1: name = "", index }) => ({
    name,
    index,
    end: index + whole.length,
  }));
  const said = [...new Set(found.map(({ name }) => name))];
  const to = said.at(-1);
  const [first, second] = said;
  if (to === undefined || first === undefined || second === undefined) return null;
  // an ending may be a word that rules others out: ".src"
  const rest = text.replaceAll(keepsText, " ").replaceAll(new RegExp(ending, "giu"), " ");
  if (isOther.test(rest) || denial.test(rest)) return null;
  const next = found.findIndex(({ name }) => name === to);
  const [before, own] = [found[next - 1], found[next]];
  if (!before || !own) return null;
  const isOneKind = said.every((name) => isSpelling(name, to));
  const between = text.slice(before.end, own.index);
  const isNames = ofNames.test(text) && becomes.test(between);
  if (!isNames && !(isOneKind && isMade.test(between))) return null;
  const isSwapped = isTurned.test(text.slice(0, own.index));
  if (said.length === 2) return isSwapped ? { from: [second], to: first } : { from: [first], to: second };
  const isList = found.slice(1, next).every(({ index }, at) => listed.test(text.slice(found[at]?.end, index)));
  return isOneKind && isList && !isSwapped ? { from: said.slice(0, -1), to } : null;
}

function isSpelling(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || spellings.some((group) => group.includes(a) && group.includes(b));
}

/** "don't change what is in them": that goes for a name anyway. */
const keepsText =
  /(?:(?:(?:do|must|should)(?:n['’]t| not)|without|not) (?:touch|chang|edit|convert)\p{L}*|nothing (?:inside|in them)|(?:ohne|nicht) [^.,;!?\n]*(?:ändern|inhalt\p{L}*|anfassen|umwandeln)|中身は[^。、\n]*)[^.,;!?\n]*/giu;

/** Whether a request says that the folders within are meant as well. */
export function saysWithin(request: string): boolean {
  return /(?<!\p{L})(?:sub-?(?:folder|director|dir)\p{L}*|folders? (?:below|inside|within)|recursiv\p{L}*|everywhere|all (?:the )?folders|anywhere|unterordner\p{L}*|unterverzeichnis\p{L}*|rekursiv|überall|alle(?:n)? ordner\p{L}*)(?!\p{L})|サブフォルダ|下の階層|すべてのフォルダ|全(?:部の)?フォルダ/iu.test(
    request,
  );
}
