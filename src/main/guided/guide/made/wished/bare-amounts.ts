const changesBy = /^(?:increase|raise|bump|lower|reduce|decrease|cut|extend|shorten|lengthen)(?!\p{L})/iu;
const amount = String.raw`\d[\d.,]*\s?(?:\p{L}{1,8}|[%€$£¥円])?`;
const by = new RegExp(String.raw`(?<=(?<!\p{L})by )"(${amount})"`, "giu");
const toAll = new RegExp(String.raw`^(add )"(${amount})"(?= to (?:all|each|every)(?!\p{L}))`, "iu");

/** A wish as a request says it: "Raise … by "4 euros"" has no quotes around how much. */
export function withBareAmounts(wish: string): string {
  return changesBy.test(wish) ? wish.replaceAll(by, "$1") : wish.replace(toAll, "$1$2");
}
