import { withSpelledUmlauts } from "../words/spelled-umlauts.ts";

/** What keys have in short, and how it is said. */
const short: readonly { key: string; said: RegExp }[] = [
  { key: "db", said: /^(?:databases?|datenbank(?:en)?|データベース)$/u },
  { key: "dir", said: /^(?:director(?:y|ies)|folders?|verzeichnis\p{L}*|ordner\p{L}*)$/u },
  { key: "addr", said: /^(?:address(?:es)?|adressen?)$/u },
  { key: "pw", said: /^(?:passwords?|passw(?:ort|örter))$/u },
  { key: "temp", said: /^(?:temperatures?|temperatur(?:en)?)$/u },
  { key: "config", said: /^(?:configurations?|konfiguration(?:en)?)$/u },
];

/** Words as they are said and as keys have them. */
export function asKeys(words: readonly string[]): string[] {
  return [
    ...new Set(
      words.flatMap((word) => [
        word,
        withSpelledUmlauts(word),
        ...short.flatMap(({ key, said }) => (said.test(word) ? [key] : [])),
      ]),
    ),
  ];
}

const implied: readonly { said: RegExp; keys: readonly string[] }[] = [
  {
    said: /(?<!\p{L})(?:(?:logged|signed|kicked|thrown) (?:in|out)|angemeldet|eingeloggt|abgemeldet|ausgeloggt|sitzung)(?!\p{L})|ログイン|ログアウト/iu,
    keys: ["session"],
  },
  {
    said: /(?<!\p{L})(?:lowest|minim(?:um|al)|min|at least|least|oldest|earliest|mindestens|minimal\p{L}*|niedrigste\p{L}*|älteste\p{L}*)(?!\p{L})|最低|最小/iu,
    keys: ["min", "minimum", "requires", "required", "require"],
  },
  {
    said: /(?<!\p{L})(?:highest|largest|biggest|longest|maxim(?:um|al)|max|at most|most|may|allowed|limit|up to|höchstens|maximal\p{L}*|höchste\p{L}*|größte\p{L}*|darf|dürfen|erlaubt)(?!\p{L})|最大|最高|まで/iu,
    keys: ["max", "maximum", "limit", "most"],
  },
];

/** What a question doesn't say, and keys have nevertheless: `MAX_UPLOAD_MB` for "how big may an upload be", `requires-python` for "the lowest python". */
export function impliedKeys(question: string): string[] {
  return implied.flatMap(({ said, keys }) => (said.test(question) ? keys : []));
}

const loanwords: readonly (readonly [RegExp, string])[] = [
  [/ポート/gu, "port"],
  [/データベース/gu, "database"],
  [/サーバー?/gu, "server"],
  [/ホスト/gu, "host"],
  [/バージョン/gu, "version"],
  [/ユーザー?/gu, "user"],
  [/パスワード/gu, "password"],
  [/メール/gu, "mail"],
  [/キャッシュ/gu, "cache"],
  [/セッション/gu, "session"],
  [/タイムアウト/gu, "timeout"],
  [/ディレクトリ|フォルダー?/gu, "directory"],
];

/** `ステージング(staging)`: how it is spelled in the file is said behind it. */
const spelledBehind = /[\p{scx=Katakana}\p{scx=Han}ー]{2,}[(（]([A-Za-z][\w -]*)[)）]/gu;

/** A text with the words that Japanese has for what keys have in English as these. */
export function inLatin(text: string): string {
  return loanwords.reduce(
    (rest, [loan, word]) => rest.replaceAll(loan, ` ${word} `),
    text.replaceAll(spelledBehind, " $1 "),
  );
}

/** How a question says what ends with a session, once more. */
const atTheEnd = new RegExp(
  [
    String.raw`,? (?:before|until) (?:being|getting|(?:he|she|it|they) (?:is|are|gets?)) (?:kicked|thrown|logged|signed) out`,
    String.raw`,? (?:bevor|bis) (?:er|sie|man|es) (?:raus\p{L}*|(?:wieder |automatisch )*(?:ab|aus)ge\p{L}+)(?: wird)?`,
    String.raw`(?<!\p{L})(?:after|nach)(?= (?:how (?:many|long)|wie ?viele?n?)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:stays?|remains?|bleibt|bleiben)(?= )`,
    String.raw`(?<!\p{L})(?:logged|signed|kicked|thrown) (?:in|out)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:automatically|automatisch|angemeldet|eingeloggt|abgemeldet|ausgeloggt)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** A question without the words for which it has implied keys of sessions. */
export function withoutSessionWords(question: string): string {
  return question.replaceAll(atTheEnd, " ");
}
