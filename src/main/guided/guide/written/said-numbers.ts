/** So many digits and more are copied wrongly by small models, and stand for one thing only. */
const fewestDigits = 6;
/** What was mixed up is the right number but for so many of its digits. */
const mostWrong = 2;
const longNumber = /(?<![\p{L}\p{N}])\+?\d(?:[\d \t()/.-]*\d)?(?![\p{L}\p{N}])/gu;
const isDate = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;

/**
 * What was written, with the long number that a request says where the model has mixed it up with the one that stood there: `0171 5550122` for the new
 * `0171 5550192`. Only where the request says just one that isn't there yet, and one is nearly that.
 */
export function withSaidNumbers(before: string, written: string, request: string): string {
  const known = new Set(longNumbers(before).map(digitsOf));
  const [said, ...others] = longNumbers(request).filter((number) => !known.has(digitsOf(number)));
  if (said === undefined || others.length > 0) return written;
  const fresh = longNumbers(written).filter((number) => !known.has(digitsOf(number)));
  const [only, ...more] = fresh;
  if (only === undefined || more.length > 0 || !isNearly(digitsOf(only), digitsOf(said))) return written;
  return written.replace(only, () => said);
}

function longNumbers(text: string): string[] {
  return (text.match(longNumber) ?? []).filter(
    (number) => digitsOf(number).length >= fewestDigits && !isDate.test(number),
  );
}

function isNearly(one: string, other: string): boolean {
  const wrong = [...one].filter((digit, index) => digit !== other[index]).length;
  return one.length === other.length && wrong > 0 && wrong <= mostWrong;
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "");
}
