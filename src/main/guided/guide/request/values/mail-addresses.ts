const address = /[\p{L}\p{N}_.+-]+@[\p{L}\p{N}.-]+\p{L}/gu;

/** The addresses for mail in a text. */
export function mailAddresses(text: string): readonly string[] {
  return text.match(address) ?? [];
}
