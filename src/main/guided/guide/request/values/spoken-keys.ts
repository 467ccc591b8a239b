/** What Japanese calls the things that settings have English keys for. */
const spoken: Readonly<Record<string, string>> = {
  address: "アドレス|住所",
  backup: "バックアップ",
  cache: "キャッシュ",
  color: "カラー|色",
  count: "数|件数",
  currency: "通貨",
  days: "日数",
  editor: "エディター?",
  email: "メール(?:アドレス)?",
  font: "フォント|文字",
  height: "高さ",
  host: "ホスト(?:名)?",
  interval: "間隔",
  keep: "残[すし]|保[存持管]",
  language: "言語",
  level: "レベル",
  limit: "上限|制限",
  log: "ログ",
  max: "最大",
  min: "最小",
  mode: "モード",
  name: "名前|名",
  password: "パスワード",
  port: "ポート(?:番号)?",
  quality: "品質|画質",
  retries: "(?:リトライ|再試行)(?:回数)?",
  server: "サーバー?",
  session: "セッション",
  size: "サイズ|大きさ",
  speed: "速度|スピード",
  terminal: "ターミナル|端末",
  theme: "テーマ",
  timeout: "タイムアウト",
  title: "タイトル",
  upload: "アップロード",
  user: "ユーザー?",
  volume: "音量",
  width: "幅",
};

/** The same for German, where a noun may be a part of a longer one. */
const german: Readonly<Record<string, string>> = {
  address: "adresse",
  background: "hintergrund",
  backup: "sicherung",
  brightness: "helligkeit",
  color: "farben?",
  copies: "kopien|exemplare",
  count: "anzahl",
  currency: "währung",
  evening: "abends?",
  font: "schrift(?:art|größe|grad)?",
  height: "höhe",
  interval: "intervall|abstand",
  keep: "behalten|behält|aufbewahren|aufheben|vorhalten",
  language: "sprache",
  limit: "(?:ober|unter)?grenze|begrenzung",
  morning: "morgens",
  night: "nachts?",
  password: "passwort|kennwort",
  quality: "qualität",
  retries: "versuche|wiederholungen",
  size: "(?:schrift|bild|fenster)?größe",
  speed: "geschwindigkeit|tempo",
  timeout: "zeitlimit",
  title: "titel",
  user: "(?:be)?nutzer",
  volume: "lautstärke",
  width: "breite",
};

const own = String.raw`[\p{Script=Katakana}\p{Script=Han}ー]`;

/** How a key is called in a Japanese sentence, word by word, as a pattern; null where nothing is known of one of them. */
export function spokenKey(key: string): string | null {
  const words = key.split(/[ _-]|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => spoken[word.toLowerCase()]);
  const known = words.filter((word) => word !== undefined);
  const called = known.map((word) => `(?:${word})`).join("の?");
  return known.length < words.length ? null : `(?<!${own})${called}(?!${own})`;
}

/** What the things are called in English that a Japanese or German request speaks of. */
export function spokenWords(request: string): string[] {
  const said = (words: Readonly<Record<string, string>>, letter: string) =>
    Object.entries(words).flatMap(([word, called]) =>
      new RegExp(`(?<!${letter})(?:${called})(?!${letter})`, "iu").test(request) ? [word] : [],
    );
  return [...new Set([...said(spoken, own), ...said(german, String.raw`\p{L}`)])];
}
