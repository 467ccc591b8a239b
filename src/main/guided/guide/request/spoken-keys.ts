/** What Japanese calls the things that settings have English keys for. */
const spoken: Readonly<Record<string, string>> = {
  port: "ポート(?:番号)?",
  host: "ホスト(?:名)?",
  server: "サーバー?",
  timeout: "タイムアウト",
  interval: "間隔",
  limit: "上限|制限",
  level: "レベル",
  mode: "モード",
  theme: "テーマ",
  language: "言語",
  title: "タイトル",
  size: "サイズ",
  width: "幅",
  height: "高さ",
  volume: "音量",
  user: "ユーザー?",
  cache: "キャッシュ",
  retries: "(?:リトライ|再試行)(?:回数)?",
};

/** How a key is called in a Japanese sentence, as a pattern; null where nothing is known of it. */
export function spokenKey(key: string): string | null {
  const word = spoken[key.toLowerCase()];
  const own = String.raw`[\p{Script=Katakana}\p{Script=Han}ー]`;
  return word === undefined ? null : `(?<!${own})(?:${word})(?!${own})`;
}
