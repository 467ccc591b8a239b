const spelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss" };

/** A text with its umlauts as keys and names of files have them: `buecher` for "bücher". */
export function withSpelledUmlauts(text: string): string {
  return text.normalize("NFC").replaceAll(/[äöüÄÖÜß]/g, (letter) => spelled[letter] ?? letter);
}
