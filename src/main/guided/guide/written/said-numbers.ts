/** So many digits and more are copied wrongly by small models, and stand for one thing only. */
const fewestDigits = 6;
const longNumber = /(?<![\p{L}\p{N}])\+?\d(?:[\d \t()/.-]*\d)?(?![\p{L}\p{N}])/gu;

/**
 * What was written, with the long number that a request says where the model has mixed it up with the one that stood there: `0171 5550122` for the new
 * `0171 5550192`. Only where the request says just one that isn't there yet.
 */
export function withSaidNumbers(before: string, written: string, request: string): string {
  const known = new Set(longNumbers(before).map(digitsOf));
  const said = longNumbers(request).filter((number) => !known.has(digitsOf(number)));
  const [fresh, ...others] = said;
  if (
    fresh === undefined ||
    others.length > 0 ||
    longNumbers(written).some((number) => digitsOf(number) === digitsOf(fresh))
  )
    return written;
  return written.replaceAll(longNumber, (number) => {
    const digits = digitsOf(number);
    const isMixedUp = digits.length >= fewestDigits && !known.has(digits) && digits.length === digitsOf(fresh).length;
    return isMixedUp ? fresh : number;
  });
}

function longNumbers(text: string): string[] {
  return (text.match(longNumber) ?? []).filter((number) => digitsOf(number).length >= fewestDigits);
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "");
}
