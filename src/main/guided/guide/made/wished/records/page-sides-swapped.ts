import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { PlainWish } from "../plain-wish.ts";
import { type PageElement, pageElements, type Span } from "./page-elements.ts";

/** What sides of things on a page are called, by the elements or the attributes that hold them. */
const elementWords: readonly (readonly [string, RegExp])[] = [
  ["figcaption", /^(?:captions?|bildunterschrift(?:en)?|unterschrift(?:en)?)$/u],
  ["h1 h2 h3 h4 h5 h6", /^(?:headings?|überschrift(?:en)?)$/u],
];
const attributeWords: readonly (readonly [string, string, RegExp])[] = [
  ["img", "alt", /^(?:alts?|alternative|alternativtexte?)$/u],
  ["img", "src", /^(?:images?|pictures?|photos?|bild(?:er)?|fotos?)$/u],
  ["a", "href", /^(?:links?|addresses|urls?)$/u],
];

type Elements = readonly PageElement[];

/** A page in which two things have each other's side that a wish names: the captions of two pictures, the prices of two cards. Null where it isn't clear which two, or which of their sides. */
export function pageSidesSwapped(
  path: string,
  text: string,
  { what, about }: Extract<PlainWish, { deed: "swap" }>,
): string | null {
  const elements = /\.html?$/i.test(path) && about.length > 0 ? pageElements(text) : null;
  if (!elements) return null;
  const sides = sidesCalled(text, elements, about);
  const found = what.map((name) => holdersOf(text, elements, sides, name));
  const [one, two] = pairOf(found[0] ?? [], found[1] ?? []) ?? [];
  if (!one || !two) return null;
  const [first, second] = one.from < two.from ? [one, two] : [two, one];
  const [own, other] = [first, second].map(({ from, to }) => text.slice(from, to));
  if (own === undefined || other === undefined || own === other || first.to > second.from) return null;
  return text.slice(0, first.from) + other + text.slice(first.to, second.from) + own + text.slice(second.to);
}

/** A side, and the element that has it. */
type Side = Span & { at: number };

function sidesCalled(text: string, elements: Elements, about: readonly string[]): Side[] {
  const tags = elementWords.flatMap(([names, said]) => (about.some((word) => said.test(word)) ? names.split(" ") : []));
  const attributes = attributeWords.filter(([, , said]) => about.some((word) => said.test(word)));
  const isClassed = ({ attributes: own }: PageElement) =>
    own.some(({ name, value }) => name === "class" && value.split(/\s+/u).some((each) => isFieldOfAny(each, about)));
  const ofElements = elements.flatMap((element, at): Side[] =>
    (tags.includes(element.tag) || isClassed(element)) && text.slice(element.inner.from, element.inner.to).trim() !== ""
      ? [{ ...element.inner, at }]
      : [],
  );
  const ofAttributes = elements.flatMap((element, at): Side[] =>
    attributes.flatMap(([tag, name]) =>
      element.tag === tag
        ? element.attributes.filter((each) => each.name === name).map(({ from, to }) => ({ from, to, at }))
        : [],
    ),
  );
  // what holds others of them is the whole of them
  const inner = ofElements.filter((side) => !ofElements.some((other) => other !== side && isIn(other, side)));
  return inner.length > 0 ? inner : ofAttributes;
}

/** The sides of those things that have a name: of each the one in the smallest element that holds both. */
function holdersOf(text: string, elements: Elements, sides: readonly Side[], name: string): readonly Side[] {
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  const has = (said: string) => {
    const own = wordsOf(said);
    return words.length > 0 && words.every((word) => own.some(sameNounAs([word])));
  };
  const named = elements.flatMap((element, at) => (namesOf(text, elements, at).some(has) ? [element] : []));
  const inOthers = named.filter(
    (element) => !sides.some((side) => isIn(element.inner, side) || isIn(side, element.inner)),
  );
  const found = (some: Elements) => [...new Set(some.flatMap((element) => sideOf(elements, element, sides) ?? []))];
  const outside = found(inOthers);
  return outside.length > 0 ? outside : found(named);
}

/** What an element says itself: in attributes for readers, and in text that is in none of the elements in it. */
function namesOf(text: string, elements: Elements, at: number): string[] {
  const element = elements[at];
  if (!element) return [];
  const said = element.attributes.filter(({ name }) => /^(?:alt|title|aria-label|id|name|src)$/u.test(name));
  const hasOthers = elements.some(({ parent }) => parent === at);
  const own = hasOthers ? "" : text.slice(element.inner.from, element.inner.to);
  return [...said.map(({ value }) => value), own].filter((each) => each !== "");
}

/** The only side in the smallest element around another one that has any. */
function sideOf(elements: Elements, start: PageElement, sides: readonly Side[]): Side | null {
  let element: PageElement | undefined = start;
  while (element) {
    const own = element;
    const [side, ...others] = sides.filter((each) => isIn(each, own));
    if (side) return others.length === 0 ? side : null;
    element = element.parent === null ? undefined : elements[element.parent];
  }
  return null;
}

function isIn(inner: Span, outer: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

/** The two sides, whichever of the two names is meant by which. */
function pairOf(one: readonly Side[], two: readonly Side[]): readonly [Side, Side] | null {
  const [first, second, ...more] = new Set([...one, ...two]);
  return first && second && more.length === 0 && one.length > 0 && two.length > 0 ? [first, second] : null;
}
