import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool, type ToolSpec } from "../agent/tool.ts";
import { describeForm } from "../guided/forms/describe-form.ts";
import { formsOf } from "../guided/forms/form.ts";
import { laterTools, moreTools } from "../guided/forms/tool-tiers.ts";

/** Servers of tools write long descriptions. In characters. */
const longestAbout = 1_500;

/** The tools, and where they are too many to be described at once, the one that shows the others. */
export function withMoreTools(tools: readonly Tool[]): Tool[] {
  const later = laterTools(tools.map(({ spec }) => spec));
  return later.length === 0 ? [...tools] : [...tools, moreToolsTool(later)];
}

/** Tells how one of these tools is called. From then on it can be. */
function moreToolsTool(tools: readonly ToolSpec[]): Tool {
  const names = tools.map(({ name }) => name);
  return defineTool({
    name: moreTools,
    description: "see how another tool is used, before you use it",
    effect: "look",
    input: z.object({ tool: z.enum(names) }),
    sources: { tool: "one-line" },
    async plan({ tool: name }) {
      const spec = tools.find((tool) => tool.name === name);
      if (!spec) throw new AppError("not-found", `There is no tool named ${name}.`);
      return {
        title: `Look up ${name}`,
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run() {
          const steps = formsOf([spec]).map((form) => describeForm(form, longestAbout));
          return `${steps.join("\n")}\n(You can take this step now.)`;
        },
      };
    },
  });
}
