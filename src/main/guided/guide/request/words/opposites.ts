/** What is told apart by one of two words. English and German. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:old|alte[nmrs]?)\b/iu, /\b(?:new|neue[nmrs]?)\b/iu],
  [/\b(?:summer|sommer)\p{L}*/iu, /\bwinter\p{L}*/iu],
  [/\b(?:morning|morgens?|vormittags?)\b/iu, /\b(?:evening|abends?|nachmittags?|afternoon)\b/iu],
  [/\b(?:left|linke[nmrs]?|links)\b/iu, /\b(?:right|rechte[nmrs]?|rechts)\b/iu],
  [/\b(?:weekdays?|werktags?|wochentags?)\b/iu, /\b(?:weekends?|wochenenden?)\b/iu],
  [/\b(?:large|big|große[nmrs]?)\b/iu, /\b(?:small|little|kleine[nmrs]?)\b/iu],
  [/\b(?:upstairs|upper|oben|obere[nmrs]?)\b/iu, /\b(?:downstairs|lower|unten|untere[nmrs]?)\b/iu],
  [/\b(?:indoors?|inside|drinnen|innen)\b/iu, /\b(?:outdoors?|outside|draußen|außen)\b/iu],
];

/** Whether a text speaks of the other one of two: of the old kiln, where a request is about the new one. */
export function saysOpposite(text: string, request: string): boolean {
  const isOther = (one: RegExp, other: RegExp) =>
    one.test(request) && !other.test(request) && other.test(text) && !one.test(text);
  return opposites.some(([one, other]) => isOther(one, other) || isOther(other, one));
}
