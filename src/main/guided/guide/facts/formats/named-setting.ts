/** What a setting stands under, by all that it may be called. `isApart` says that nobody means what stands in it without saying so: the rules for small screens, one path of a site. */
export type SettingPart = { names: readonly string[]; isApart?: boolean };

/** A value of a text by what people call it, and where it begins. */
export type NamedSetting = {
  from: number;
  value: string;
  keys: readonly string[];
  /** From the outside in. */
  parts: readonly SettingPart[];
  /** Words that may be said besides and only tell what kind of thing it is. */
  kinds: readonly string[];
  /** A new value as the old one is written; null where it is of another kind. */
  like: (old: string, fresh: string) => string | null;
};
