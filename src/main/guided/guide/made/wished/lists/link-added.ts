import { baseName, endingOf, stemOf } from "../../../../../../shared/path-parts.ts";
import { type Attribute, type LinkRun, linkRuns, type PageLink } from "./link-runs.ts";

const adds =
  /^(?:add|insert|put) (?:(?:the|a|an) )?(?:(?:link|entry|item) )?"([^"]+)"(?: link| entry| item)?(?!\p{L})(.*)$/iu;
const isBetween = /(?<!\p{L})between "([^"]+)" and "([^"]+)"/iu;
const isBehind = /(?<!\p{L})(?:after|behind|below) "([^"]+)"/iu;
const isBefore = /(?<!\p{L})(?:before|above|ahead of) "([^"]+)"/iu;
const ofMenu = /(?<!\p{L})(?:menus?|nav\p{L}*|link ?lists?|links|header|footer)(?!\p{L})/iu;
const saysPlace =
  /(?<!\p{L})(?:between|before|after|behind|above|below|first|zwischen|vor|nach|hinter|unter|über)(?!\p{L})|の間|の前|の後|の次/iu;

/**
 * A page with one more link in the list of links where a wish wants it, formed as those beside it, to the page that the request names. What only one of them has, such as the mark of the page that
 * one is on, it hasn't. Null where it isn't clear in which list, or to which page, or a link there has something of its own that can't be told.
 */
export function linkAdded(path: string, text: string, line: string, request: string): string | null {
  const [, label, rest = ""] = adds.exec(line) ?? [];
  if (!/\.html?$/i.test(path) || label === undefined || /[<>"]/u.test(label)) return null;
  const place = placeIn(linkRuns(text), rest, request);
  if (!place || place.run.links.some((each) => isCalled(each, label))) return null;
  const href = hrefOf(place.run, label, path, request);
  const model = place.run.links
    .filter((each) => isPage(each))
    .find((each) => each === place.before || each === place.next);
  const fresh = href === null || !model ? null : written(model, place.run.links, label, href);
  if (fresh === null) return null;
  const { before, next, run } = place;
  // the gap is that between the two, or the one before the last
  const [one, other] = before && next ? [before, next] : [run.links.at(-2), run.links.at(-1)];
  const gap = text.slice(one?.to, other?.from);
  return before
    ? text.slice(0, before.to) + gap + fresh + text.slice(before.to)
    : text.slice(0, next?.from) + fresh + gap + text.slice(next?.from);
}

type Place = { run: LinkRun; before: PageLink | null; next: PageLink | null };

function placeIn(runs: readonly LinkRun[], said: string, request: string): Place | null {
  const [, first, second] = isBetween.exec(said) ?? [];
  const [above, below] = [first ?? isBehind.exec(said)?.[1], second ?? isBefore.exec(said)?.[1]];
  const isOpen = above === undefined && below === undefined;
  if (isOpen && (saysPlace.test(request) || !ofMenu.test(said))) return null;
  const places = runs.flatMap((run): Place[] => {
    const ends = run.links.map((link, at): Place => ({ run, before: link, next: run.links[at + 1] ?? null }));
    const all: Place[] = [...(run.links[0] ? [{ run, before: null, next: run.links[0] }] : []), ...ends];
    if (isOpen) return run.isMenu ? all.slice(-1) : [];
    const isThere = (link: PageLink | null, name: string | undefined) =>
      name === undefined || (link !== null && isCalled(link, name));
    return all.filter(({ before, next }) => isThere(before, above) && isThere(next, below));
  });
  const inMenus = ofMenu.test(said) ? places.filter(({ run }) => run.isMenu) : [];
  const [only, ...others] = inMenus.length > 0 ? inMenus : places;
  return only && others.length === 0 ? only : null;
}

function isCalled({ label }: PageLink, name: string): boolean {
  return label.toLowerCase() === name.trim().toLowerCase();
}

function hrefIn({ attributes }: PageLink): string {
  return attributes.find(({ name }) => name === "href")?.value ?? "";
}

/** A page of the same site. */
function isPage(link: PageLink): boolean {
  return /^(?:\.{0,2}\/)*[\w-][\w/-]*(?:\.html?)?$/iu.test(hrefIn(link));
}

/** The place of the page that a request names for a link, as the other links give theirs. */
function hrefOf({ links }: LinkRun, label: string, path: string, request: string): string | null {
  const there = links.filter(isPage).map(hrefIn);
  const named = new Set(request.match(/(?:[\w-]+\/)*[\w-]+\.html?(?!\w)/giu) ?? []);
  const fresh = [...named].filter((page) => !there.some((href) => stemOf(href) === stemOf(page)) && page !== path);
  const slug = label.toLowerCase().replaceAll(/\s+/gu, "-");
  const called = fresh.filter((page) => stemOf(page).toLowerCase().replaceAll("_", "-") === slug);
  const [page, ...others] = called.length > 0 ? called : fresh;
  const leads = new Set(there.map((href) => /^(?:\.{0,2}\/)*/u.exec(href)?.[0] ?? ""));
  const endings = new Set(there.map((href) => endingOf(baseName(href)).toLowerCase()));
  const [lead = "", ending = ""] = [...leads, ...endings];
  if (page === undefined || others.length > 0 || leads.size > 1 || endings.size > 1) return null;
  if (page.includes("/") && path.includes("/") && lead === "") return null;
  return lead + (ending === "" ? page.replace(/\.html?$/iu, "") : page);
}

/** A link like another one, without what only that has of all of them; null where each has something of its own besides its page. */
function written(model: PageLink, links: readonly PageLink[], label: string, href: string): string | null {
  const name = label.replaceAll("&", "&amp;");
  const rests = new Set(links.map((each) => withoutLabel(each)));
  const rest = withoutLabel(model);
  if (rest === null || rests.size > 1) return null;
  const own = shared(
    model.attributes,
    links.map(({ attributes }) => attributes),
    href,
  );
  const { item } = model;
  const around =
    item &&
    shared(
      item.attributes,
      links.map((each) => each.item?.attributes ?? []),
      href,
    );
  if (own === null || (item && around === null)) return null;
  const whole = `<a${own}>${rest.replace(mark, () => name)}</a>`;
  return item ? `<li${around}>${item.before}${whole}${item.behind}` : whole;
}

/** It stands in no page. */
const mark = "\u{e020}";

function withoutLabel({ inner, label }: PageLink): string | null {
  const name = label.replaceAll("&", "&amp;");
  return name !== "" && inner.split(name).length === 2 ? inner.replace(name, mark) : null;
}

/** The attributes of one of several tags that another one has as well, as they are written; null where all have one that is of each its own. */
function shared(own: readonly Attribute[], all: readonly (readonly Attribute[])[], href: string): string | null {
  const valuesOf = (name: string) => all.flatMap((each) => each.filter((other) => other.name === name));
  const isOwn = ({ name }: Attribute) =>
    name !== "href" &&
    valuesOf(name).length === all.length &&
    new Set(valuesOf(name).map(({ value }) => value)).size === all.length;
  if (own.some((each) => each.name !== "class" && isOwn(each))) return null;
  const left = own.flatMap((each): Attribute[] => {
    if (each.name === "href") return [{ name: "href", value: href }];
    const others = valuesOf(each.name).map(({ value }) => value);
    if (each.name !== "class") return others.filter((value) => value === each.value).length > 1 ? [each] : [];
    const words = (each.value ?? "").split(/\s+/u).filter((word) => isOfSeveral(word, others));
    return words.length > 0 ? [{ name: "class", value: words.join(" ") }] : [];
  });
  return left.map(({ name, value }) => (value === null ? ` ${name}` : ` ${name}="${value}"`)).join("");
}

function isOfSeveral(word: string, values: readonly (string | null)[]): boolean {
  return values.filter((value) => value?.split(/\s+/u).includes(word) === true).length > 1;
}
