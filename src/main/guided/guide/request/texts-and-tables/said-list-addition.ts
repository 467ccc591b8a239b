import { isDenial } from "../limits/ruled-out-files.ts";
import { sentencesOf } from "../words/sentences.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** What a request wants to be put under a heading of a list, each thing by itself. */
export type ListAddition = { heading: string; items: readonly string[] };

const item = String.raw`([^.;:!?\n。]{2,60}?)`;
const article = String.raw`(?:(?:the|my|our|die|den|das|dem|der|meine?n?|unsere?n?) )?`;
const quote = String.raw`["'\u0060„“”「」『』]?`;
const listWord = String.raw`(?:[ -]?(?:list|section|part|heading|liste|abschnitt|teil))?`;
const japaneseList = String.raw`(?:の(?:リスト|欄|ところ|所|ほう|方|項目|分))?`;
const japaneseAdd = String.raw`(?:追加|入れ|足し|足す|加え|書き足|書き加|書い|メモし)`;
const japaneseItem = String.raw`([^\s、。「」のにをはがも]{1,12}|「[^」]{1,20}」)`;

function waysFor(heading: string): RegExp[] {
  const name = `${quote}${escapeRegExp(heading)}${quote}`;
  return [
    String.raw`(?<!\p{L})(?:add|put|append|note|write)(?: down)? ${item} (?:to|on|onto|under|in|into|at) ${article}${name}${listWord}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:under|in|on|onto|to) ${article}${name}${listWord},? (?:(?:please|also) )*(?:add|put|note|write) ${item}(?=,? (?:and|but)(?!\p{L})|[,.;!?]|$)`,
    String.raw`(?<!\p{L})(?:setz\p{L}*|schreib\p{L}*|pack\p{L}*|füge?|trage?|nimm) (?:(?:bitte|noch|auch|mir) )*${item} (?:auf|unter|in|zu[mr]?|beim?) ${article}${name}${listWord}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:beim?|unter|auf|in|zu[mr]?) ${article}${name}${listWord} (?:(?:bitte|noch|auch) )*${item} (?:ergänzen|hinzufügen|eintragen|aufschreiben|dazuschreiben|notieren)(?!\p{L})`,
    `${name}${japaneseList}に(?:は)?、?${japaneseItem}[をも](?:も)?${japaneseAdd}`,
    `${japaneseItem}[をも]、?${name}${japaneseList}に(?:も)?${japaneseAdd}`,
    // what has to be bought is said before: "牛乳も買わないといけないので、スーパーのリストに入れて"
    String.raw`(?:^|[、。,\s])${japaneseItem}[をもが](?:買|切ら|必要|ほし|欲し|要|いる|な)[^。]{0,20}[。、][^。]{0,12}?${name}${japaneseList}に(?:も)?${japaneseAdd}`,
  ].map((way) => new RegExp(way, "iu"));
}

/** Whether a request wants more of a list than that something is put into it, or taken out. */
export function wantsMoreOfList(request: string): boolean {
  return changesMore.test(request);
}

const changesMore =
  /(?<!\p{L})(?:sort\p{L}*|rename|replace|move|instead|tick|check off|change|headings?|umbenenn\p{L}*|ersetz\p{L}*|statt|verschieb\p{L}*|sortier\p{L}*|abhaken)(?!\p{L})|並べ|変更|代わり|移/iu;

/** What is to be put under one of these headings; null where a request says no such thing, or it isn't clear under which. */
export function saidListAddition(request: string, headings: readonly string[]): ListAddition | null {
  const found = [...new Set(headings)]
    .filter((heading) => heading.length > 1)
    .flatMap((heading) => {
      const match = waysFor(heading)
        .map((way) => way.exec(request))
        .find((each) => each !== null);
      const said = match?.[1];
      return match && said !== undefined && !isDenied(request, match.index) ? [{ heading, items: itemsIn(said) }] : [];
    });
  const [only, ...others] = found;
  return only && others.length === 0 && only.items.length > 0 ? only : null;
}

function isDenied(request: string, at: number): boolean {
  return isDenial(sentencesOf(request.slice(0, at)).at(-1)?.split(/,\s/u).at(-1) ?? "");
}

function itemsIn(said: string): string[] {
  const parts = said.split(
    /,\s|\s(?:and|und|&)\s|、|(?<=[\p{scx=Han}\p{scx=Katakana}])と(?=[\p{scx=Han}\p{scx=Katakana}])/u,
  );
  const bare = parts.map((part) => part.replaceAll(around, "").trim());
  return bare.every((part) => part !== "" && !isOther.test(part)) ? bare : [];
}

const around =
  /^(?:(?:please|also|some|an?|the|noch|auch|bitte|etwas|eine?n?|und|and) )+|^["'`„“「『]+|["'`“”」』]+$/giu;
/** "add a note to …" leaves open what. */
const isOther =
  /^(?:it|them|that|this|these|those|something|lines?|items?|entr(?:y|ies)|notes?|comments?|es|das|sie|etwas|それ|これ)(?!\p{L})|\S+\.\w{2,4}$/iu;
