import type { Exported } from "./exported.ts";
import { type Block, toBlocks } from "./to-blocks.ts";

/** A conversation as Markdown: who said what, and each call with what came of it. */
export function toMarkdown(conversation: Exported): string {
  const { title, workspace, createdAtMs } = conversation;
  const day = new Date(createdAtMs).toISOString().slice(0, 10);
  return `${[`# ${title}`, `${workspace}, ${day}`, ...toBlocks(conversation).flatMap(sectionOf)].join("\n\n")}\n`;
}

function sectionOf(block: Block): string[] {
  switch (block.type) {
    case "said":
      return [`## ${block.who}`, ...block.blocks.flatMap(sectionOf)];
    case "text":
      return [block.text];
    case "thought":
      return [quoted(block.text)];
    case "note":
      return [quoted(`Note: ${block.text}`)];
    case "detail":
      return [`${block.title}:`, fenced(block.text)];
    case "helper":
      // in a quotation, so that its headings aren't taken for those of the conversation
      return [quoted([`**${block.title}**`, ...block.blocks.flatMap(sectionOf)].join("\n\n"))];
    default:
      return block satisfies never;
  }
}

const quoted = (text: string) => text.replaceAll(/^/gm, "> ");

/** A fence that nothing in the text can close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
