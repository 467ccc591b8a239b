/** A list or a dictionary as a program prints it. */
const literal = String.raw`(\[[^[\]\n]{0,80}\]|\{[^{}\n]{1,80}:[^{}\n]{0,80}\})(?!\()`;
const label = String.raw`((?<![\p{L}\p{N}])[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)?: ?)?`;
const printed = String.raw`(?<!(?:should|must|to|sollte?|muss) )(?<!\p{L})(?:prints?|says?|shows?|gives?|lists|outputs?|returns?|gets?|zeigt|druckt|gibt|sagt|liefert)(?!\p{L}) (?:(?:me|us|out|mir|uns) )?${label}${literal}`;
const just = String.raw`(?:(?:just|only|simply|really|actually|nur|bloß|eigentlich) )*`;
const wanted = [
  String.raw`(?<!\p{L})(?:should|must|has to|have to|ought to|supposed to)(?!\p{L}) ${just}(?:be|print|say|show|give|list|return|have been) ${just}${label}${literal}`,
  String.raw`(?<!\p{L})(?:soll(?:te)?|müsste|muss)(?!\p{L}) (?:(?:es|da|dort) )?${just}${label}${literal}(?= (?:sein|stehen|kommen|herauskommen|rauskommen|ausgeben))`,
  String.raw`(?<!\p{L})(?:instead of|rather than|(?:an)?statt) ${just}${label}${literal}`,
];

/** The one list that a request wants printed, "Ben: ['milk']", with what stands before it where another one comes out. Null where it says none, or more than one. */
export function toldLiteral(request: string): string | null {
  const out = [...request.matchAll(new RegExp(printed, "giu"))];
  const said = wanted.flatMap((way, place) =>
    // what stands behind "instead of" is wanted only where the other one is told to come out
    place < wanted.length - 1 || out.length > 0 ? [...request.matchAll(new RegExp(way, "giu"))] : [],
  );
  const [found, ...others] = said;
  if (!found || others.length > 0 || out.length > 1) return null;
  const [, own, list = ""] = found;
  return (own ?? out[0]?.[1] ?? "") + list;
}
