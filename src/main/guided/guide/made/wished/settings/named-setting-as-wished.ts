import type { NamedSetting } from "../../../facts/formats/named-setting.ts";
import { namedSettingsIn } from "../../../facts/formats/named-settings.ts";
import { wholeValue } from "../../../request/values/said-spans.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { best } from "../entry-meant.ts";
import type { SetWish } from "../slots.ts";

/** The settings that a wish calls by their key, and by what they stand under where it says that, with no word left over; of those the ones that it calls best. */
export function settingsCalled(path: string, text: string, wish: SetWish, told: string): readonly NamedSetting[] {
  const settings = namedSettingsIn(path, text);
  if (settings.length === 0) return [];
  const said = saidIn(told, wish);
  const called = bestCalled(settings, said, wish);
  return called.length > 0 ? called : onlyOfKind(settings, said, wish);
}

/** The only date or time of what a wish calls, where it gives it another one: `Set "fair" to "21 June"`. */
function onlyOfKind(settings: readonly NamedSetting[], { telling }: Said, { from, to }: SetWish): NamedSetting[] {
  const kind = wholeValue(to)?.kind;
  if (from !== null || telling.length === 0 || (kind !== "date" && kind !== "time")) return [];
  const isOfIt = ({ parts }: NamedSetting) => {
    const own = parts.flatMap(({ names }) => names).flatMap(wordsOfName);
    return telling.every((word) => own.some(sameNounAs([word])));
  };
  return settings.filter((setting) => wholeValue(bareOf(setting.value))?.kind === kind && isOfIt(setting));
}

/** A value without quotes around it. */
function bareOf(value: string): string {
  return value.replaceAll(/^["']|["']$/g, "");
}

/** A text with a new value for the only one of these settings; null where they are several, or the value is of another kind. */
export function withNamedSetting(
  text: string,
  [setting, ...others]: readonly NamedSetting[],
  wish: SetWish,
): string | null {
  const fresh = setting && others.length === 0 ? freshValue(setting, wish) : null;
  if (!setting || fresh === null || fresh === setting.value) return null;
  return text.slice(0, setting.from) + fresh + text.slice(setting.from + setting.value.length);
}

/** The new value; of an old one that was said only that part. */
function freshValue({ value, like }: NamedSetting, { from, to }: SetWish): string | null {
  if (from === null || like(value, from) === value) return like(value, to);
  const [place, ...others] = value.matchAll(wholeWord(from, "giu"));
  const put = place && others.length === 0 ? like(place[0], to) : null;
  return place && put !== null ? value.slice(0, place.index) + put + value.slice(place.index + from.length) : null;
}

/** The names that a wish says, all of its words, and those that tell something. */
type Said = { names: readonly string[]; words: readonly string[]; telling: readonly string[] };

/** What a wish says beside the values. */
function saidIn(told: string, { from, to }: SetWish): Said {
  const isValue = (phrase: string) => phrase === from || phrase === to;
  const rest = told.replaceAll(/"([^"]*)"/g, (quoted, phrase: string) => (isValue(phrase) ? " " : quoted));
  const names = [...rest.matchAll(/"([^"]+)"/g)].flatMap(({ 1: name }) => name ?? []);
  const [, ...besides] = wordsOf(rest.replaceAll(/"[^"]*"/g, " "));
  const tells = (word: string) => !joining.test(word);
  const ofNames = names.map(wordsOfName);
  return {
    names,
    words: [...ofNames.flat(), ...besides.map(spelled)],
    telling: [
      ...ofNames.flatMap((words) => (words.some(tells) ? words.filter(tells) : words)),
      ...besides.filter(tells).map(spelled),
    ],
  };
}

const joining =
  /^(?:the|an?|of|for|in|under|on|at|to|from|as|its|it|by|with|and|inside|within|our|my|new|values?|settings?|options?|der|die|das|den|dem|des|von|vom|für|im|auf|bei|beim|unter|und)$/u;

function bestCalled(settings: readonly NamedSetting[], said: Said, { from }: SetWish): NamedSetting[] {
  const hasOld = ({ value, like }: NamedSetting) =>
    from === null || like(value, from) === value || wholeWord(from, "iu").test(value);
  const found = settings.flatMap((setting) => (hasOld(setting) ? (calledSo(setting, said) ?? []) : []));
  const plainest = best(found, ({ besides }) => -besides);
  // a variable may be called as a property of something is
  const isOfOneKey = new Set(plainest.map(({ setting: { keys } }) => keys[0])).size === 1;
  const literal = isOfOneKey ? best(plainest, ({ setting }) => namesIn(setting, said.names)) : plainest;
  const meant = isOfOneKey ? best(literal, ({ isInnermostSaid }) => Number(isInnermostSaid)) : literal;
  return meant.map(({ setting }) => setting);
}

/** How many of these names it has to the letter. */
function namesIn({ keys, parts }: NamedSetting, names: readonly string[]): number {
  const own = [...keys, ...parts.flatMap((part) => part.names)].map((name) => name.toLowerCase());
  return names.filter((name) => own.includes(name.toLowerCase())).length;
}

/** How a setting is called by some words: how many of them only tell its kind, and whether what it stands in itself is said. */
type Called = { setting: NamedSetting; besides: number; isInnermostSaid: boolean };

/** Null where these words don't call it so, or say more than that. */
function calledSo(setting: NamedSetting, { names: quoted, words, telling }: Said): Called | null {
  const isWord = sameNounAs(words);
  // of some names, such as "/", no letter tells anything
  const isSaid = (name: string) =>
    name === "" || /[\p{L}\p{N}]/u.test(name) ? wordsOfName(name).every(isWord) : quoted.includes(name);
  const saidOf = (names: readonly string[]) => names.filter(isSaid);
  const parts = setting.parts.map(({ names }) => saidOf(names));
  if (setting.parts.some(({ isApart = false }, index) => isApart && parts[index]?.length === 0)) return null;
  const isOfParts = sameNounAs(parts.flat().flatMap(wordsOfName));
  const isKind = sameNounAs(setting.kinds.flatMap(wordsOfName));
  const rests = saidOf(setting.keys).map((key) => {
    const isOfKey = sameNounAs(wordsOfName(key));
    return telling.filter((word) => !isOfKey(word) && !isOfParts(word));
  });
  const [rest] = rests.filter((each) => each.every(isKind)).toSorted((one, other) => one.length - other.length);
  return rest ? { setting, besides: rest.length, isInnermostSaid: (parts.at(-1)?.length ?? 0) > 0 } : null;
}

function wordsOfName(name: string): string[] {
  return wordsOf(name).map(spelled);
}

/** As it is written in style sheets. */
function spelled(word: string): string {
  return word.replace(/^colour/u, "color");
}
