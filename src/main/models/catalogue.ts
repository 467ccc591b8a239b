import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { type Catalogue, catalogueEntry, type CatalogueEntry } from "./catalogue-schema.ts";

const shipped = z
  .strictObject({ default: z.string(), models: z.array(catalogueEntry) })
  .refine((value) => value.models.some((model) => model.id === value.default), "its default isn't among its models");

/** What a user adds: new models whole, and of known ones what is different. */
const changes = z.strictObject({
  default: z.string().optional(),
  models: z.array(z.looseObject({ id: z.string() })).default([]),
});

/** Reads `models.json` from the folder of resources. It ships with the program, so a fault in it is the program's own. */
export async function readCatalogue(resources: string): Promise<Catalogue> {
  const file = path.join(resources, "models.json");
  try {
    return shipped.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new AppError("internal", `The list of models can't be read (${file}): ${reason}. Install Hearth again.`, {
      cause,
    });
  }
}

/**
 * The catalogue with what the user's own `models.json` in `home` says over it: a model of the same id is changed, another
 * one is added. A mistake in it is an error that names file and place.
 */
export async function mergeOwnCatalogue(catalogue: Catalogue, home: string): Promise<Catalogue> {
  const file = path.join(home, "models.json");
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw mistake(file, "", `it can't be read (${String(cause)})`, cause);
  });
  if (text === null) return catalogue;
  const own = checked(changes, parse(text, file), file, "");
  const models = [...catalogue.models];
  for (const [index, change] of own.models.entries()) {
    const place = models.findIndex(({ id }) => id === change.id);
    const known = models[place];
    const entry: CatalogueEntry = checked(catalogueEntry, { ...known, ...change }, file, `models[${index}]`);
    if (known) models[place] = entry;
    else models.push(entry);
  }
  const id = own.default ?? catalogue.default;
  if (!models.some((model) => model.id === id)) throw mistake(file, "default", `there is no model "${id}"`);
  return { default: id, models };
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const at = /at position (\d+)/.exec(reason)?.[1];
    const lines = text.slice(0, at === undefined ? 0 : Number(at)).split("\n");
    const place = at === undefined ? "" : `:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    throw new AppError("invalid-input", `Your list of models isn't JSON. Correct it.\n${file}${place}: ${reason}`, {
      cause,
    });
  }
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, file: string, within: string): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const steps = issue?.path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)) ?? [];
  throw mistake(file, `${within}${steps.join("")}`.replace(/^\./, ""), issue?.message ?? "it is wrong", parsed.error);
}

function mistake(file: string, place: string, what: string, cause?: unknown): AppError {
  const where = place === "" ? file : `${file}, ${place}`;
  return new AppError(
    "invalid-input",
    `Your list of models has a mistake. Correct it and try again.\n${where}: ${what}`,
    {
      cause,
    },
  );
}
