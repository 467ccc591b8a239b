const inGerman = "Antworte auf Deutsch.";
const inJapanese = "Answer in Japanese.";

/** The languages that the harness speaks itself. */
export type Language = "en" | "de" | "ja";

const reminders: Readonly<Record<Language, string>> = { en: "", de: inGerman, ja: inJapanese };

/**
 * A reminder of the language that a request is in, where that isn't English: small models fall back into English, most of all
 * behind a long result. Empty for English, and for what can't be told. What is said in the language itself is heeded more often.
 */
export function answerLanguage(request: string): string {
  return reminders[requestLanguage(request)];
}

/** The language that a request is in; English where that can't be told. */
export function requestLanguage(request: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(request)) return "ja";
  const words = request.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const german = words.filter((word) => germanWords.has(word) || /[äöüß]/.test(word)).length;
  return german >= 2 ? "de" : "en";
}

/** True for such a reminder. */
export function isLanguageNote(line: string): boolean {
  return line === inGerman || line === inJapanese;
}

const germanWords = new Set(
  `der die das den dem des ein eine einen einem einer ist sind war waren wird und oder nicht mit von vom aus auf für zu zur
  zum im ich mir mich du dir wir uns ihr sie es wie viel viele wieviel wann wer wo warum welche welcher welches bitte kannst hab habe
  haben soll noch schon jetzt mal alle alles nur auch dann dort hier nachricht datei dateien ordner
  wurde wurden worden werden beim bei nach letzten letzte letzter letztes steht gibt unser unsere unseren unserem mein meine meinen meiner
  sich dass wenn weil diese dieser dieses diesem diesen kein keine keinen bist habt kann könnte muss müssen`.split(
    /\s+/,
  ),
);
