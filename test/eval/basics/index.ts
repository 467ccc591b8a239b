import type { BasicGroup } from "./basic-group.ts";
import { commands } from "./commands.ts";
import { edits } from "./edits.ts";
import { noTool } from "./no-tool.ts";
import { questions } from "./questions.ts";
import { severalSteps } from "./several-steps.ts";

/** 24 small tasks, for a first look at a model: they take minutes. */
export const basics: readonly BasicGroup[] = [questions, edits, commands, severalSteps, noTool];
