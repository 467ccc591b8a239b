import { numberNamed, numberWords } from "../words/number-words.ts";

/** For how many a recipe is to be, for how many it is said to be now, and the request without the words for it. */
export type SaidPortions = { from: number | null; to: number; rest: string };

const count = String.raw`(?:\d{1,3}|${numberWords(2)})(?![\p{L}\p{N}])`;
const who = String.raw`(?:people|persons?|guests?|servings?|portions?|eaters|personen|leuten?|gästen?|portionen)(?!\p{L})`;
const some = String.raw`(?: \S+){0,8}?`;
const scale = String.raw`(?<!\p{L})(?:scale|adapt|adjust|convert|recalculate|rework|change|rewrite|redo|resize)`;
const rechne = String.raw`(?<!\p{L})(?:rechne?|skalier\p{L}*|schreibe?|ändere?|passe?|stelle?)`;
const rechnen = String.raw`(?:um|hoch|herunter|runter)(?:ge|zu)?(?:rechnen|schreiben|stellen)|anpassen|skalieren`;

/** Each says it in full: one of the counts with a word for those who eat, and either both counts or a verb for it. */
const ways = [
  String.raw`(?<!\p{L})from (?<from>${count})(?: ${who})? (?:up |down )?to (?<to>${count}) ${who}`,
  String.raw`(?<!\p{L})from (?<from>${count}) ${who} (?:up |down )?to (?<to>${count})`,
  String.raw`(?<!\p{L})for (?<to>${count}) ${who} (?:instead of|rather than|not) (?:for )?(?<from>${count})(?: ${who})?`,
  String.raw`(?<!\p{L})for (?<to>${count}) (?:instead of|rather than) (?:for )?(?<from>${count}) ${who}`,
  String.raw`${scale}${some} (?:up |down )?(?:to|for) (?<to>${count}) ${who}`,
  String.raw`${scale}${some},? so (?:that )?it(?:(?:['’]s| is| will be)(?: enough)? for| serves| feeds| makes) (?<to>${count})(?: ${who})?`,
  String.raw`(?<!\p{L})von (?<from>${count})(?: ${who})? auf (?<to>${count}) ${who}`,
  String.raw`(?<!\p{L})für (?<to>${count}) ${who} (?:statt|anstatt|anstelle von) (?:für )?(?<from>${count})(?: ${who})?`,
  String.raw`(?<!\p{L})(?:statt|anstatt) (?:für )?(?<from>${count})(?: ${who})? (?:jetzt |nun |lieber )?für (?<to>${count}) ${who}`,
  String.raw`${rechne}${some} (?:auf|für) (?<to>${count}) ${who} um(?!\p{L})`,
  String.raw`${rechne}${some} so(?: um)?, ?dass (?:es|sie|er) für (?<to>${count})(?: ${who})? (?:reicht|ist|passt|genügt)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:auf|für) (?<to>${count}) ${who}${some} (?:${rechnen})(?!\p{L})`,
  String.raw`(?<from>\d{1,3})人(?:分|前)?(?:用)?(?:から|を|の(?:分量|レシピ)を)、?(?<to>\d{1,3})人(?:分|前)(?:用)?[にへ](?:変|直|書き[換直替]|計算|換算|増や|減ら|して)`,
  String.raw`(?<to>\d{1,3})人(?:分|前)(?:用)?[にへ](?:直|変|書き[換直替]|計算し直|換算|増や|減ら)`,
].map((way) => new RegExp(way, "iu"));

/** For how many a request wants a recipe to be; null where it says no such thing, or says it twice. */
export function saidPortions(request: string): SaidPortions | null {
  const said = request.replaceAll(/ +/g, " ");
  const found = ways.map((way) => way.exec(said)).find((each) => each !== null);
  if (!found) return null;
  const { from, to } = found.groups ?? {};
  const numberIn = (text: string) => numberNamed(text) ?? Number(text);
  // what a verb of it has between is still to be read
  const own = found[0].slice(verbOf(found[0]).length);
  const rest = `${said.slice(0, found.index)} ${wordsBetween(own)} ${said.slice(found.index + found[0].length)}`;
  const isTwice = ways.some((way) => way.test(rest));
  return to === undefined || isTwice
    ? null
    : { from: from === undefined ? null : numberIn(from), to: numberIn(to), rest };
}

function verbOf(text: string): string {
  return new RegExp(`^(?:${scale}|${rechne})`, "iu").exec(text)?.[0] ?? "";
}

/** Without the counts, those who eat and the small words around them. */
function wordsBetween(text: string): string {
  return text.replaceAll(
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:from|up|down|so|that|it|it['’]s|is|will be|enough|serves|feeds|makes|dass|es|sie|er|to|for|instead of|rather than|not|von|auf|für|statt|anstatt|anstelle von|jetzt|nun|lieber|um) )*${count}(?: ${who})?(?: (?:reicht|passt|genügt)(?!\p{L}))?|(?:${rechnen})(?!\p{L})|\d{1,3}人(?:分|前)?(?:用)?|${who}`,
      "giu",
    ),
    " ",
  );
}
