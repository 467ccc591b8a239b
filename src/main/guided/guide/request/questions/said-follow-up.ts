import { sentencesOf } from "../words/sentences.ts";

/** A question, and what is asked next of whoever, or whatever, answers it: "Who is on duty on Sunday, and what's their phone number?" */
export type FollowUp = { first: string; next: string };

const what = String.raw`(?<next>[\p{L}-]+(?: [\p{L}-]+){0,2}?)`;
const polite = String.raw`(?:,? (?:please|pls|bitte|then|denn))?\s*[?.!]*$`;
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<first>.+?)\??,? (?:and|&) (?:(?:can you )?(?:tell|give) me|what(?:['’]?s| is| are)|which is) (?:his|her|their|its|that person['’]s) ${what}${polite}`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?<first>.+?)\??,? und (?:was ist|wie (?:ist|lautet|heißt)|was sind|gib mir) (?:seine|ihre|deren|dessen)[rsnm]? ${what}${polite}`,
    "iu",
  ),
  /^(?<first>.+?(?:誰|だれ))(?:で|ですか)?、(?:その人|その方)の(?<next>[^、。はを?？]{1,12})(?:は(?:何番|何|いくつ)?|を教えて[^。]*)(?:ですか|でしょうか)?[。?？]*$/u,
];

/** The two questions of a request whose second one is about the answer of the first; null where it asks otherwise. */
export function saidFollowUp(request: string): FollowUp | null {
  const found = sentencesOf(request).flatMap((sentence) => {
    const groups = ways.map((way) => way.exec(sentence.trim())?.groups).find((each) => each !== undefined);
    return groups ? [{ first: groups["first"] ?? "", next: groups["next"] ?? "" }] : [];
  });
  const [only, ...others] = found;
  const questions = sentencesOf(request).filter((sentence) => /[?？]/u.test(sentence)).length;
  return only && others.length === 0 && questions < 2 ? only : null;
}
