/** An attribute of a tag; `value` is null where it has none. */
export type Attribute = { name: string; value: string | null };
/** A link of a page with the item of a list around it, where it has one: its place, and what it consists of. */
export type PageLink = {
  from: number;
  to: number;
  item: { attributes: readonly Attribute[]; before: string; behind: string } | null;
  attributes: readonly Attribute[];
  inner: string;
  label: string;
};
/** Links that stand side by side, with nothing but signs between them. */
export type LinkRun = { links: readonly PageLink[]; isMenu: boolean };

const attribute = String.raw`(?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*`;
const link = new RegExp(
  String.raw`(?:<li(?<item>${attribute})\s*>(?<before>\s*))?<a(?<own>${attribute})\s*>(?<inner>(?:(?!</?(?:a|li)[\s>])[^])*)</a>(?<behind>\s*</li>)?`,
  "giu",
);
/** "Home | About" */
const between = /^(?:\s|[|·•/–—-]|&(?:nbsp|middot|bull|ndash|mdash);)*$/u;

/** The runs of two and more links of a page. */
export function linkRuns(text: string): LinkRun[] {
  const links = [...text.matchAll(link)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { item, before = "", own = "", inner = "", behind } = groups;
    // an item that holds more than the link is none of a list of links
    if ((item === undefined) !== (behind === undefined)) return [];
    return [
      {
        from: index,
        to: index + whole.length,
        item: item === undefined ? null : { attributes: attributesOf(item), before, behind: behind ?? "" },
        attributes: attributesOf(own),
        inner,
        label: plainLabel(inner),
      },
    ];
  });
  const runs = links.reduce<PageLink[][]>((all, each) => {
    const run = all.at(-1);
    const last = run?.at(-1);
    const isNext =
      last && between.test(text.slice(last.to, each.from)) && (last.item === null) === (each.item === null);
    return run && isNext ? [...all.slice(0, -1), [...run, each]] : [...all, [each]];
  }, []);
  return runs.filter((run) => run.length > 1).map((run) => ({ links: run, isMenu: isInMenu(text, run[0]?.from ?? 0) }));
}

function attributesOf(text: string): Attribute[] {
  return [...text.matchAll(/([\w:.-]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/gu)].map(
    ({ 1: name = "", 2: value }) => ({
      name: name.toLowerCase(),
      value: value?.replaceAll(/^["']|["']$/gu, "") ?? null,
    }),
  );
}

function plainLabel(inner: string): string {
  return inner
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function isInMenu(text: string, at: number): boolean {
  const above = text.slice(0, at);
  return (above.match(/<(?:nav|menu)[\s>]/giu)?.length ?? 0) > (above.match(/<\/(?:nav|menu)>/giu)?.length ?? 0);
}
