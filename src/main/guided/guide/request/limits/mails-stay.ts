const mail = String.raw`(?:e-?)?mail(?:s|[ -]?address(?:es)?|[ -]?adressen?)?`;
const article = String.raw`(?:(?:the|my|our|his|her|their|die|der|den|ihre[rn]?|seine[rn]?|meine[rn]?) )`;
const only = String.raw`(?:(?:and|but|und|aber) )?(?:(?:only|just|nur) )?`;
const really = String.raw`(?:(?:really|actually|indeed|in fact|truly) )`;
const wirklich = String.raw`(?:(?:wirklich|tatsächlich|echt) )`;
const stays = [
  String.raw`${only}(?:in |for )?${article}${mail} (?:is|are) ${really}?(?:(?:written|spelled|spelt) )?(?:like that|that way|like this|so|right|correct|fine)`,
  String.raw`${only}${article}${mail} (?:stays?|remains?|keeps? (?:the|its) (?:old )?spelling)(?: (?:as (?:it is|they are|is)|the same|unchanged))?`,
  String.raw`(?:and |but )?(?:leave|keep) ${article}${mail}(?: (?:as (?:it is|they are|is)|alone|unchanged|the same))?`,
  String.raw`(?:(?:but|and) not|except(?: for)?|apart from) (?:in |for )?${article}?${mail}`,
  String.raw`${only}(?:bei |in )?${article}${mail} (?:wird ${wirklich}?so geschrieben|schreibt sich ${wirklich}?so|bleibt(?: (?:so|wie sie ist|gleich))?|stimmt(?: so)?|ist (?:${wirklich}?so|richtig|korrekt)(?: geschrieben)?)`,
  String.raw`(?:aber nicht|außer|bis auf) (?:in |bei )?${article}?${mail}`,
].map((way) => new RegExp(String.raw`,?\s*\(?(?<!\p{L})${way}\)?(?=\s*(?:$|[.,;!?]))`, "iu"));
const inJapanese =
  /(?:ただし|でも)?、?メール(?:アドレス)?(?:だけ)?は、?(?:本当に(?:その|この)(?:綴り|つづり|表記)(?:です|なの)?で?|その(?:まま|通り)(?:で(?:お願いします|いいです|大丈夫です)?)?|変えないで(?:ください)?|合って(?:い)?ます)|メール(?:アドレス)?以外[のは]?/u;

/** A request without the words by which it says that addresses for mail stay as they are; null where it says no such thing. */
export function withoutMailsStay(request: string): string | null {
  const rest = [...stays, inJapanese].reduce((text, way) => text.replace(way, " "), request);
  return rest === request ? null : rest;
}
