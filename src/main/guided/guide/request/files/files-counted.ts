import { numberNamed, numberWords } from "../words/number-words.ts";

const noun = String.raw`(?:files?|texts?|documents?|papers?|pages?|letters?|lists?|dateien|texten?|dokumenten?|seiten|briefen?|listen)`;
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:in|on|auf) )?(?:(?:all|the|these|those|my|our|allen?|den|diesen?|meinen?|unseren?) ){0,2}(\d{1,2}|${numberWords(2)}) (?:of (?:the|my|our) )?${noun}(?!\p{L})`,
  "iu",
);
const countedInJapanese = /(\d{1,2})(?:つ|個)の(?:全?ファイル|文書|表|リスト)/u;

/** How many files a request says that it is about: 3 for "in all three files". Null where it says none. */
export function filesCounted(request: string): number | null {
  const [, said = ""] = counted.exec(request) ?? countedInJapanese.exec(request) ?? [];
  if (said === "") return null;
  return /^\d+$/.test(said) ? Number(said) : numberNamed(said);
}
