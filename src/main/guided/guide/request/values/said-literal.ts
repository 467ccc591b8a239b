import { mailAddresses } from "./mail-addresses.ts";
import { japaneseQuotes, quotedPhrases } from "../words/search-words.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** What a request gives to the letter, and what finds it however it is written. */
export type SaidLiteral = { text: string; pattern: RegExp };

const phone = /(?<![\p{L}\p{N}.,:/-])(?:\+|\()?\d[\d ()/.-]{5,}\d(?![\p{L}\p{N}]|[.,:/-]\d)/gu;
/** Dates, numbers in groups of three, and spans have signs between their digits as well. */
const isOther =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\s?\d{1,2}[-/.]\s?\d{2,4}|\d{1,3}(?:[. ]\d{3})+|\d+(?:[.,]\d+)?\s?-\s?\d+(?:[.,]\d+)?)$/u;
const fewestDigits = 6;
const link = /(?:https?:\/\/|www\.)[^\s"'“”<>]+[^\s"'“”<>.,;:!?)]/giu;
const code = /(?<![\p{L}\p{N}_/.-])(?=\S*\d)(?=\S*\p{Lu})[\p{Lu}\d]+(?:[-_/][\p{Lu}\d]+)*(?![\p{L}\p{N}_/-])/gu;
const shortestCode = 5;
const shortestQuote = 3;
const between = String.raw`[\s()./-]*`;

/** The one phone number, address, link, code or quoted text that a request gives; null where it gives none, or several. */
export function saidLiteral(request: string): SaidLiteral | null {
  // Japanese goes on behind an address without a blank
  const mails = mailAddresses(request).map((mail) =>
    mail.replace(/[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}].*$/u, ""),
  );
  const links = request.match(link) ?? [];
  const rest = [...mails, ...links].reduce((text, each) => text.replace(each, " "), request);
  const phones = (rest.match(phone) ?? [])
    .map((text) => text.trim())
    .filter((text) => !isOther.test(text) && text.replaceAll(/\D/gu, "").length >= fewestDigits);
  const quotes = [...quotedPhrases(rest), ...japaneseQuotes(rest)].filter(
    (quote) => quote.trim().length >= shortestQuote,
  );
  const codes = (phones.length > 0 ? [] : (rest.match(code) ?? [])).filter((text) => text.length >= shortestCode);
  const all = [
    ...[...mails, ...links, ...codes.filter((each) => !quotes.some((quote) => quote.includes(each)))].map(
      (text): SaidLiteral => ({ text, pattern: wholeOf(escapeRegExp(text)) }),
    ),
    ...quotes.map((text): SaidLiteral => ({
      text,
      pattern: wholeOf(
        text
          .trim()
          .split(/\s+/u)
          .map(escapeRegExp)
          .join(String.raw`\s+`),
      ),
    })),
    ...phones
      .filter((each) => !quotes.some((quote) => quote.includes(each)))
      .map((text): SaidLiteral => ({ text, pattern: patternOfPhone(text) })),
  ];
  const [only, ...others] = new Map(all.map((literal) => [literal.text, literal])).values();
  return only && others.length === 0 ? only : null;
}

function wholeOf(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_@-])${source}(?![\p{L}\p{N}_@]|-\p{L})`, "giu");
}

/** The same digits in order, whatever stands between them; the zero that they begin with may be said with a country instead. */
function patternOfPhone(text: string): RegExp {
  const digits = text.replaceAll(/\D/gu, "");
  const isHome = digits.startsWith("0") && !digits.startsWith("00") && !text.startsWith("+");
  const own = [...(isHome ? digits.slice(1) : digits)].join(between);
  const start = isHome ? String.raw`(?:\(?0|\+\d{1,3}${between}(?:\(0\))?)${between}` : "";
  const before = text.startsWith("+") ? String.raw`(?<!\d)` : String.raw`(?<![\d+])`;
  return new RegExp(String.raw`${before}${start}${own}(?!\d)`, "gu");
}
