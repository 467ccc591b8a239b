import { distance } from "fastest-levenshtein";
import { AppError } from "../../shared/error.ts";
import type { Fit } from "../../shared/memory-need.ts";
import type { ModelEntry } from "../../shared/model.ts";
import { wordsOfUse } from "../../shared/model-use.ts";
import { humanBytes } from "./human-bytes.ts";

/** Nobody knows this name; one that is near may be meant. */
export function unknownModel(wanted: string, entries: readonly ModelEntry[]): AppError {
  const ids = entries.map(({ id }) => id);
  const near = ids.find((id) => isNear(id, wanted));
  const help = near ? `Did you mean ${near}?` : ids.length > 0 ? `There are: ${ids.join(", ")}.` : "None is here.";
  return new AppError("not-found", `There is no model "${wanted}". ${help} See: hearth models list`);
}

function isNear(id: string, wanted: string): boolean {
  return distance(id.toLowerCase(), wanted.toLowerCase()) <= Math.max(2, wanted.length / 4);
}

/** Nobody has told where to get this. */
export function notInCatalogue(id: string, ids: readonly string[]): AppError {
  const near = ids.filter((known) => known.includes(id.toLowerCase()) || isNear(known, id));
  const help =
    near.length > 0
      ? `Did you mean ${near.join(" or ")}?`
      : `It can get: ${ids.join(", ")}, and what Ollama has in its library (ollama/NAME).`;
  return new AppError(
    "not-found",
    `Hearth doesn't know where to get "${id}". ${help} For others: hearth models search ${id}`,
  );
}

/** Said before a byte is loaded. */
export function tooLargeHere(name: string, { neededBytes, memoryBytes }: Fit): AppError {
  return new AppError(
    "too-large",
    `${name} needs about ${humanBytes(neededBytes)} of memory, and this computer has ${humanBytes(memoryBytes)}: it would hardly run. Choose a smaller one, or get it all the same with --force.`,
  );
}

/** Only those that chat can be talked with. */
export function notForChat(id: string, use: "embedding" | "reranking"): AppError {
  const message = `${id} is a model ${wordsOfUse(use)}, and can't answer. Choose another one: hearth models list`;
  return new AppError("invalid-input", message);
}

/** The settings name it for something that it can't do. */
export function notForSearch(id: string, use: "embedding" | "reranking"): AppError {
  const message = `${id} is no ${use} model. Change [model.${use}] in the settings; hearth models list shows what each is for.`;
  return new AppError("invalid-input", message);
}

/** Another program keeps this model, so only that may remove it. */
export function keptByAnother(keeper: string, hint: string): AppError {
  return new AppError("invalid-input", `${keeper} keeps this model. ${hint}`);
}
