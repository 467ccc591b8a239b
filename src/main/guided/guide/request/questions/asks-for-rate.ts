const rate =
  /(?<!\p{L})(?:an?|per|each|every|pro|je) (?:hour|day|night|week|month|year|person|head|piece|stunde|tag|nacht|woche|monat|jahr|person|kopf|stück)(?!\p{L})|(?<!\p{L})(?:in der|die) woche(?!\p{L})|(?<!\p{L})am tag(?= |\?|$)|(?:毎|1)(?:日|週|月|年)(?:に|あたり)|週に|一人あたり/iu;

/** Whether a question is for how many there are in a time or for one of several: "how many hours a week". What they come to in all is another number. */
export function asksForRate(question: string): boolean {
  return rate.test(question);
}

/** "Eight hours a day": the time is none by which amounts are told apart. */
const inTime = /(?<!\p{L})an? (?:hour|day|night|week|month|year)(?!\p{L}|s)(?! ago| before| later)/iu;

/** Whether it is for a rate in time, and not for the amount of each day or month. */
export function asksForRateInTime(question: string): boolean {
  return inTime.test(question);
}
