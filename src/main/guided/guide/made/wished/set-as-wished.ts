import { wordsOf } from "../../request/words/words.ts";
import { isFieldOfAny } from "../../facts/tables/alike-fields.ts";
import { hasNamedSettings } from "../../facts/formats/named-settings.ts";
import { addressAsWished } from "./tables/address-as-wished.ts";
import { cellAsWished } from "./tables/cell-as-wished.ts";
import { datedAsWished } from "./times/dated-as-wished.ts";
import { clearestOf, entriesCalled } from "./entry-meant.ts";
import { rangeAsWished } from "./times/range-as-wished.ts";
import { isFromTitle, movedBetween } from "./lists/moved-between.ts";
import { settingsCalled, withNamedSetting } from "./settings/named-setting-as-wished.ts";
import { withEventProperty } from "./settings/event-property-added.ts";
import { withSshOption } from "./settings/ssh-option-added.ts";
import { setInOwnUnit } from "./settings/set-in-own-unit.ts";
import { withOldAmount } from "./sections/with-old-amount.ts";
import { withOnlyValue } from "./sections/with-only-value.ts";
import { withPlaceholder } from "./sections/with-placeholder.ts";
import { withSettingAdded } from "./settings/with-setting-added.ts";
import { lineAsWished, type SetWish, slottedLines } from "./slots.ts";
import { sentenceAsWished } from "./sections/sentence-as-wished.ts";
import { withDateOfTitle } from "./sections/with-date-of-title.ts";
import { withTitle } from "./sections/with-title.ts";
import { versionAsWished } from "./values/version-as-wished.ts";
import { entriesOf } from "./line-entries.ts";

/** A text with the value that a wish sets, of whatever has one in it; null where it isn't clear of what. `line` is the wish as it is told. */
export function setAsWished(path: string, text: string, wish: SetWish, line: string, request: string): string | null {
  if (isFromTitle(text, line)) return movedBetween(path, text, line, request);
  const called = settingsCalled(path, text, wish, line);
  const added = called.length === 0 ? (withSshOption(path, text, wish) ?? withEventProperty(path, text, wish)) : null;
  if (added !== null) return added;
  if (called.length > 0 || hasNamedSettings(path, text, [...wish.what, wish.about.join(" ")]))
    return withNamedSetting(text, called, wish);
  const inOwn = setInOwnUnit(path, text, wish, request);
  if (inOwn) return inOwn.text;
  return (
    addressAsWished(path, text, wish, request) ??
    datedAsWished(path, text, wish, request) ??
    rangeAsWished(path, text, wish, request) ??
    withPlaceholder(text, wish) ??
    withTitle(path, text, wish) ??
    withDateOfTitle(path, text, wish) ??
    movedBetween(path, text, line, request) ??
    versionAsWished(path, text, wish) ??
    setInLine(path, text, wish, request) ??
    withSettingAdded(path, text, wish) ??
    cellAsWished(path, text, line, request) ??
    sentenceAsWished(path, text, wish) ??
    withOldAmount(path, text, wish, request) ??
    withOnlyValue(path, text, wish)
  );
}

function setInLine(path: string, text: string, wish: SetWish, request: string): string | null {
  // the old value says of a line that it is the one
  const about = [...wish.about, ...wordsOf(wish.from ?? "")];
  const entries = entriesOf(path, text, slottedLines(path, text));
  const open = entriesCalled(entries, { what: wish.what, about }).flatMap((entry) => {
    const fresh = lineAsWished(entry.slotted, wish);
    return fresh === null ? [] : [{ ...entry, fresh }];
  });
  // what is called so has it rather than what stands beside that
  const called = open.filter(({ slotted }) => slotted.settings.some(({ key }) => isFieldOfAny(key, wish.about)));
  const meant = clearestOf(wish.from !== null && called.length > 0 ? called : open, wish, request);
  return meant && meant.fresh !== meant.slotted.line ? text.split("\n").with(meant.row, meant.fresh).join("\n") : null;
}
