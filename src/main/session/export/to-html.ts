import type { Exported } from "./exported.ts";
import { type Block, toBlocks } from "./to-blocks.ts";

/** A conversation as one page that needs nothing else: no scripts, no pictures, no links, no network. All text in it is only text. */
export function toHtml(conversation: Exported): string {
  const { title, workspace, createdAtMs } = conversation;
  const day = new Date(createdAtMs).toISOString().slice(0, 10);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p class="quiet">${escaped(workspace)}, ${day}</p>
${toBlocks(conversation).map(sectionOf).join("\n")}
</body>
</html>
`;
}

function sectionOf(block: Block): string {
  switch (block.type) {
    case "said": {
      const inner = block.blocks.map(sectionOf).join("");
      return `<section${block.isYou ? ' class="you"' : ""}><h2>${escaped(block.who)}</h2>${inner}</section>`;
    }
    case "text":
      return `<p>${escaped(block.text)}</p>`;
    case "thought":
      return details("Thoughts", `<pre>${escaped(block.text)}</pre>`);
    case "note":
      return `<p class="quiet">${escaped(block.text)}</p>`;
    case "detail":
      return details(block.title, `<pre>${escaped(block.text)}</pre>`);
    case "helper":
      return details(block.title, `<div class="helper">${block.blocks.map(sectionOf).join("")}</div>`);
    default:
      return block satisfies never;
  }
}

const details = (summary: string, inner: string) => `<details><summary>${escaped(summary)}</summary>${inner}</details>`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (value: string) => value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 0.9rem; margin: 0 0 0.3rem; }
p, pre { white-space: pre-wrap; overflow-wrap: anywhere; } p { margin: 0; }
section { margin: 1.2rem 0; } .you { border-left: 3px solid #c2571a; padding-left: 0.8rem; }
details { margin: 0.5rem 0; } .helper { margin-left: 1rem; } .quiet { opacity: 0.7; }
`;
