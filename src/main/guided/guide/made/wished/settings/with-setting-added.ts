import { type Setting, settingsIn, valueLike, withSetting } from "../../../facts/programs/setting-lines.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { blocksOf } from "../lists/blocks.ts";

/** A text with a setting in the section that a wish names, where it is missing there and other sections have it; it stands where they have it. Null where that isn't clear. */
export function withSettingAdded(
  path: string,
  text: string,
  wish: { what: readonly string[]; about: readonly string[]; to: string | null },
): string | null {
  if (!/\.(?:ini|toml|cfg|conf)$/i.test(path)) return null;
  const isSaid = sameNounAs([...wish.what, ...wish.about].flatMap(wordsOf));
  const allSaid = (name: string) => wordsOf(name).length > 0 && wordsOf(name).every(isSaid);
  const sections = blocksOf(path, text).filter(({ names: [name = ""] }) => allSaid(name));
  const longest = Math.max(0, ...sections.map(({ text: title }) => wordsOf(title).length));
  const [section, ...more] = sections.filter(({ text: title }) => wordsOf(title).length === longest);
  if (!section || more.length > 0) return null;
  const settings = settingsIn(path, text);
  const isOwn = ({ row }: Setting) => row >= section.from && row < section.to;
  const others = settings.filter((setting) => allSaid(setting.key) && !isOwn(setting));
  const [model] = others;
  // "as the others have it" says nothing where they differ
  const isOpen = wish.to === null && new Set(others.map(({ value }) => value)).size > 1;
  const value = model && !isOpen ? (wish.to === null ? model.value : valueLike(model.value, wish.to)) : null;
  if (!model || value === null) return null;
  if (settings.some((setting) => isOwn(setting) && setting.key === model.key)) return null;
  // it comes behind the keys that it stands behind elsewhere
  const before = settings.filter(({ row }) => row < model.row).map(({ key }) => key);
  const last = settings.findLast((setting) => isOwn(setting) && before.includes(setting.key))?.row ?? section.to - 1;
  const lines = text.split("\n");
  return lines.toSpliced(last + 1, 0, withSetting(model, value).replace(/\s*[#;][^"']*$/u, "")).join("\n");
}
