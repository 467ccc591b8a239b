import { isCommonWord } from "./words.ts";

/** What a request sets in quotation marks or backticks. */
export function quotedPhrases(request: string): string[] {
  const quoted = request.matchAll(
    /"([^"\n]+)"|`([^`\n]+)`|„([^“”\n]+)[“”]|“([^”\n]+)”|(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])/gu,
  );
  return [...quoted].map((match) => match.slice(1).find((phrase) => phrase !== undefined) ?? "");
}

/** What a request sets in Japanese quotation marks. */
export function japaneseQuotes(request: string): string[] {
  return [...request.matchAll(/[「『]([^「」『』\n]+)[」』]/gu)].flatMap(([, phrase]) => phrase ?? []);
}

/** A request without what it quotes and a text doesn't have yet: what is to stand there says nothing of where. */
export function withoutNewPhrases(request: string, text: string): string {
  return quotedPhrases(request).reduce((rest, said) => (text.includes(said) ? rest : rest.replace(said, " ")), request);
}

/** Words of a request that are worth looking for in files. */
export function searchWords(request: string): string[] {
  // a Japanese sentence has no blanks: its words are runs of signs that change their kind, and those with 何 ask
  const japanese = request.match(/[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  const words = request.replaceAll(signRuns, " ").match(/[\p{L}\p{N}_][\p{L}\p{N}_-]{2,}/gu) ?? [];
  const all = [
    ...japanese.filter((word) => !/何|教|全部|下さい/.test(word)),
    ...words.map((word) => word.toLowerCase()),
  ];
  return [...new Set(all)].filter((word) => !isCommonWord(word)).slice(0, 12);
}

const signRuns = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+/gu;
