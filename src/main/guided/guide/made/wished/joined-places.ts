const adds = /^add "([^"]+)"(?<where>.*)$/iu;
const places =
  /^(?:(?:place|insert|position)|(?:put|move)(?=.* between)) (?:it|the new (?:link|entry|item)|"([^"]+)") (?<place>(?:right |directly |just )?(?:between|before|after|above|below) .*)$/iu;
const isPlaced = /(?<!\p{L})(?:between|before|after|above|below|behind) "/iu;

/** Wishes without those that only tell where something is to stand which another one puts in: that says so itself then. */
export function withJoinedPlaces(wishes: readonly string[]): string[] {
  const told = wishes.map((wish) => places.exec(wish));
  const added = wishes.filter((wish) => adds.test(wish));
  return wishes.flatMap((wish, at) => {
    if (told[at]) return isJoined(told[at], added) ? [] : [wish];
    const own = adds.exec(wish);
    const place = told.find((each) => each && own && isJoined(each, [wish]) && isJoined(each, added));
    return place ? [`${wish} ${place.groups?.["place"] ?? ""}`] : [wish];
  });
}

/** Whether it is clear which addition is meant. */
function isJoined(place: RegExpExecArray, added: readonly string[]): boolean {
  const meant = added.filter((wish) => place[1] === undefined || adds.exec(wish)?.[1] === place[1]);
  const [only, ...others] = meant;
  return only !== undefined && others.length === 0 && !isPlaced.test(only);
}
