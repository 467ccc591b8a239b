import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { atMost, type Figure, median } from "../figure.ts";
import { askOnce } from "./ask-start.ts";

const times = 9;

/** The start with many skills and agents of the person's own, against none. */
export async function manyAgents(installed: string): Promise<Figure[]> {
  const plain: number[] = [];
  const full: number[] = [];
  for (let time = 0; time < times; time++) {
    plain.push((await askOnce(installed)).startMs);
    full.push((await askOnce(installed, { prepare: async (data) => configure(data, 200, 50) })).startMs);
  }
  return [atMost("start with 200 skills and 50 agents, against none", 1.3, median(full) / median(plain), " ×")];
}

function configure(data: string, skills: number, agents: number): void {
  for (let index = 0; index < skills; index++) {
    const folder = path.join(data, "skills", `skill-${index}`);
    mkdirSync(folder, { recursive: true });
    const words = "Say first what is wrong, then what is to be done. ".repeat(20);
    writeFileSync(
      path.join(folder, "SKILL.md"),
      `---\nname: skill-${index}\ndescription: How letters of kind ${index} are written\n---\n${words}\n`,
    );
  }
  const folder = path.join(data, "agents");
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < agents; index++) {
    writeFileSync(
      path.join(folder, `helper-${index}.md`),
      `---\ndescription: Knows all about shelf ${index}\n---\nYou look after shelf ${index}.\n`,
    );
  }
}
