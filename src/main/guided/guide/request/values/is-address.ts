/** Whether a text can be nothing but a street with a number: "Lindenstraße 9", "8 Quay Street". */
export function isAddress(text: string): boolean {
  return /^\p{Lu}[\p{L} .'’-]*[\p{L}.] \d{1,4} ?[a-z]?$|^\d{1,4} \p{Lu}[\p{L} .'’-]+$/u.test(text);
}
