import type { Ability, Specification } from "../mission/abilities.ts";

/** A file with tests, and their titles. */
export type TestFile = { name: string; titles: readonly string[] };

export type Mission = {
  specifications: Readonly<Record<string, Specification>>;
  beyond: Specification;
  files: readonly TestFile[];
  isThere(path: string): boolean;
};

/** The table of what Hearth can do, and what is wrong with it: an ability without a test, a test of something else, a place that isn't there. */
export function missionTable({ specifications, beyond, files, isThere }: Mission): { text: string; wrong: string[] } {
  const all = [...Object.values(specifications), beyond].flatMap(({ abilities }) => abilities);
  const testOf = ({ wording }: Ability) => files.find(({ titles }) => titles.includes(wording))?.name ?? null;
  const rowOf = (ability: Ability) => {
    const test = testOf(ability);
    const shown = test === null ? `open: ${ability.open ?? "it has no test"}` : `\`${test}\``;
    return `| ${ability.wording} | \`${ability.lives}\` | ${shown} |`;
  };
  const tableOf = (name: string, { title, abilities }: Specification) =>
    [
      `## ${name}${title}`,
      "",
      "| ability | where it lives | its test |",
      "|---|---|---|",
      ...abilities.map(rowOf),
    ].join("\n");
  const tables = Object.entries(specifications).map(([number, each]) => tableOf(`${number}: `, each));
  const tested = all.filter((ability) => testOf(ability) !== null).length;
  const text = `${[introduction(tested, all.length), ...tables, tableOf("", beyond)].join("\n\n")}\n`;
  const wrong = [
    ...all.flatMap((ability) => wrongWith(ability, testOf(ability), isThere)),
    ...files.flatMap((file) => strayTitles(file, specifications, beyond)),
  ];
  return { text, wrong };
}

function introduction(tested: number, all: number): string {
  return `# What Hearth can do

Hearth is one agent system made of five specifications. Each of their abilities stands here in its own words, with the place where it lives and the
test that has these words for its title and has the whole runtime show it. ${tested} of ${all} have one; the others say why not. \`npm run mission\` makes this
page of \`test/mission/\`, and \`npm run check\` fails where it isn't true any more.`;
}

function wrongWith(
  { wording, lives, open }: Ability,
  test: string | null,
  isThere: (path: string) => boolean,
): string[] {
  return [
    ...(test === null && open === undefined ? [`No test has this title: ${wording}`] : []),
    ...(test !== null && open !== undefined ? [`${test} tests what is said to be open: ${wording}`] : []),
    ...(isThere(lives) ? [] : [`${lives} isn't there, where this should live: ${wording}`]),
  ];
}

/** A file of a specification tests its abilities, and nothing under other names. */
function strayTitles(
  { name, titles }: TestFile,
  specifications: Mission["specifications"],
  beyond: Specification,
): string[] {
  const number = /(?:^|\/)(\d{3})-[^/]+$/.exec(name)?.[1];
  if (number === undefined) return [];
  const known = [...(specifications[number]?.abilities ?? []), ...beyond.abilities].map(({ wording }) => wording);
  return titles
    .filter((title) => !known.includes(title))
    .map((title) => `${name}: no ability is worded like this: ${title}`);
}
