/** One ending of names for another, without their dots. */
export type EndingChange = { from: string; to: string };

/** Behind a letter it is the end of a file's own name; in scripts without blanks a particle may stand before it. */
const ending = String.raw`(?:(?<![\p{L}\p{N}_./*-])|(?<=[がのをはもとで]|すべて|全て|全部))["'\u0060„“「]?\*?\.([a-z][a-z0-9]{0,7})["'\u0060“”」]?(?![a-z0-9_])(?!\.[a-z0-9])`;
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

/** The one ending that a request wants in the place of another one in the names of files; null where it wants anything more or else. */
export function saidEnding(request: string): EndingChange | null {
  const found = [...request.matchAll(new RegExp(ending, "giu"))];
  const said = [...new Set(found.map(([, name = ""]) => name.toLowerCase()))];
  const [first, second, ...more] = said;
  if (first === undefined || second === undefined || more.length > 0) return null;
  // an ending may be a word that rules others out: ".src"
  const rest = request.replaceAll(keepsText, " ").replaceAll(new RegExp(ending, "giu"), " ");
  if (!ofNames.test(request) || isOther.test(rest) || denial.test(rest)) return null;
  const next = found.findIndex(([, name = ""]) => name.toLowerCase() === second);
  const at = found[next]?.index ?? 0;
  const before = found[next - 1];
  if (!before || !becomes.test(request.slice(before.index + before[0].length, at))) return null;
  return isTurned.test(request.slice(0, at)) ? { from: second, to: first } : { from: first, to: second };
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
