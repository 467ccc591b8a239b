import { statementsIn, type Head } from "./braced-statements.ts";
import { cssValueLike, isCssColour } from "./css-values.ts";
import type { NamedSetting, SettingPart } from "./named-setting.ts";

export const isStyles = /\.(?:css|scss|less)$/i;

const declaration = /^((?:--|[$@])?[a-z][\w-]*)(\s*:\s*)(\S[^]*)$/iu;
const hidden = /\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const hiddenOrLine = new RegExp(`${hidden.source}|(?<![:\\w])//[^\\n]*`, "g");

/** What people call properties besides what they are called in a style sheet. */
const called: Readonly<Record<string, readonly string[]>> = {
  color: ["text color", "font color", "Farbe", "Textfarbe", "Schriftfarbe", "文字色", "色"],
  background: ["background color", "Hintergrund", "Hintergrundfarbe", "背景", "背景色"],
  "background-color": ["background", "Hintergrund", "Hintergrundfarbe", "背景", "背景色"],
  "border-color": ["Rahmenfarbe", "枠線の色"],
  border: ["border color", "Rahmen", "Rahmenfarbe", "枠線"],
  "border-radius": ["radius", "corner radius", "Eckenradius", "角丸"],
  "font-size": ["text size", "Schriftgröße", "Textgröße", "文字サイズ", "フォントサイズ"],
  "font-family": ["font", "typeface", "Schrift", "Schriftart", "フォント"],
  "font-weight": ["Schriftstärke", "文字の太さ"],
  "line-height": ["Zeilenhöhe", "Zeilenabstand", "行間"],
  gap: ["Abstand", "間隔"],
  padding: ["Innenabstand", "余白"],
  margin: ["Außenabstand"],
  width: ["Breite", "幅"],
  height: ["Höhe", "高さ"],
  "max-width": ["maximum width", "Maximalbreite", "最大幅"],
};

const tags: Readonly<Record<string, readonly string[]>> = {
  a: ["link"],
  body: ["page", "Seite", "ページ"],
  p: ["paragraph", "Absatz", "段落"],
};

/** The properties of a style sheet under their selectors, and its variables. */
export function cssSettings(path: string, text: string): NamedSetting[] {
  const isPlain = /\.css$/i.test(path);
  return statementsIn(text, isPlain ? hidden : hiddenOrLine).flatMap(({ text: own, from, heads }) => {
    const [, property = "", sign = "", value] = declaration.exec(own) ?? [];
    if (value === undefined || (heads.length === 0 && isPlain)) return [];
    const start = from + property.length + sign.length;
    const isVariable = /^(?:--|[$@])/.test(property);
    return [
      {
        from: start,
        value: text.slice(start, start + value.length),
        keys: isVariable ? [property, property.replace(/^(?:--|[$@])/, "")] : [property, ...(called[property] ?? [])],
        parts: heads.map(partOf),
        kinds: isVariable && isCssColour(value) ? [...ofVariables, ...ofColours] : isVariable ? ofVariables : ofRules,
        like: cssValueLike,
      },
    ];
  });
}

const ofRules = ["css", "property", "rule", "class", "element", "tag", "Klasse", "Regel"];
const ofVariables = ["css", "property", "variable", "custom", "Variable"];
const ofColours = ["color", "Farbe", "tone", "Farbton"];

function partOf({ text }: Head): SettingPart {
  const bare = text.replaceAll(/\s+/g, " ");
  if (bare.startsWith("@")) return { names: [bare.replace(/^@\w+\s*/, "")], isApart: true };
  const [, tag = "", rest = ""] = /^([a-z]+)(?![\w-])(.*)$/iu.exec(bare) ?? [];
  return { names: [bare, bare.replace(/^[.#]/, ""), ...(tags[tag] ?? []).map((name) => name + rest)] };
}
