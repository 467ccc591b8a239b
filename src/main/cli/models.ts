import { AppError, toAppError } from "../../shared/error.ts";
import type { Fit } from "../../shared/memory-need.ts";
import type { FoundModel, FoundRepo, ModelEntry } from "../../shared/model.ts";
import { wordsOfUse } from "../../shared/model-use.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { createModels, type Models } from "../models/models.ts";
import { networkOf } from "../wiring/models/network-of.ts";
import { readConfigFile } from "../store/config-file.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import { pullPrinter, sizeText } from "./pull-progress.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { paint, type Terminal } from "./terminal.ts";

type ModelsCommand = Exclude<Extract<Command, { name: `models-${string}` }>, { name: "models-test" }>;

/** So many repositories are asked for their files: each is a request, and the first ones are what most people mean. */
const shownRepos = 5;

/** `hearth models …`: needs no session, so it works beside a Hearth that is running. */
export async function models(command: ModelsCommand, world: CliWorld): Promise<number> {
  const { terminal, paths, environment, signal } = world;
  const settings = readConfigFile(paths.config);
  const store = createModels({ paths, settings, network: networkOf(paths, settings, environment) });
  switch (command.name) {
    case "models-list":
      terminal.out(table((await store.list(signal)).map(toRow)));
      return exitStatus.done;
    case "models-search":
      await search(store, command.words, terminal, signal);
      return exitStatus.done;
    case "models-pull":
      return pullAll(store, command, terminal, signal);
    case "models-add": {
      const entry = await store.add(command.file);
      const use = entry.use ? `It is used ${wordsOfUse(entry.use)}` : `Use it with: hearth ask --model ${entry.id} …`;
      terminal.out(`${entry.id} is linked to ${command.file}. ${use}\n`);
      return exitStatus.done;
    }
    case "models-remove": {
      if (command.id.startsWith("ollama/")) await needYes(command.id, terminal, signal);
      const { freedBytes } = await store.remove(command.id);
      const freed =
        freedBytes > 0 ? `${sizeText(freedBytes)} are free again` : "nothing is freed: the file has other names";
      terminal.out(`${command.id} is removed; ${freed}.\n`);
      return exitStatus.done;
    }
    default:
      return command satisfies never;
  }
}

/** What Ollama keeps, other programs may use too. */
async function needYes(id: string, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const question = `${id} is deleted from Ollama, for all programs that use it. Delete it? [y/N] `;
  if (!terminal.ask) {
    const message = `${id} is deleted only where somebody can be asked, in a terminal. Or run: ollama rm ${id.slice("ollama/".length)}`;
    throw new AppError("permission-denied", message);
  }
  const answer = await terminal.ask(question, signal);
  if (/^y(es)?$/i.test(answer?.trim() ?? "")) return;
  throw new AppError("cancelled", "Nothing was deleted.");
}

/** One after the other: each has the whole line. One that fails is told, and the others come all the same. */
async function pullAll(
  store: Models,
  { ids, isForced }: Extract<ModelsCommand, { name: "models-pull" }>,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number> {
  let status: number = exitStatus.done;
  for (const wanted of new Set(ids)) {
    try {
      const { id, path } = await pull(store, wanted, isForced, terminal, signal);
      terminal.out(`${path ?? id}\n`);
    } catch (cause) {
      if (signal.aborted || ids.length === 1) throw cause;
      terminal.err(`${paint(terminal, "red", `${wanted}:`)} ${toAppError(cause).message}\n`);
      status = exitStatus.failed;
    }
  }
  return status;
}

/** Gets a model and shows how far it is. */
async function pull(
  store: Models,
  id: string,
  isForced: boolean,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ModelEntry> {
  const pulling = store.pull(id, { isForced }, signal);
  const printer = pullPrinter(terminal, () => performance.now());
  try {
    let step = await pulling.next();
    while (!step.done) {
      printer.show(step.value);
      step = await pulling.next();
    }
    printer.clear();
    terminal.err(readyWords(step.value));
    return step.value;
  } catch (cause) {
    printer.clear();
    if (signal.aborted) await tellKept(store, id, isForced, terminal);
    throw cause;
  }
}

function readyWords({ id, name, use }: ModelEntry): string {
  if (use === undefined) return `${name} is ready: hearth ask --model ${id} …\n`;
  return `${name} is ready, and used ${wordsOfUse(use)} from the next start on.\n`;
}

/** Says what a stopped download has left, and what can be done with it. */
async function tellKept(store: Models, wanted: string, isForced: boolean, terminal: Terminal): Promise<void> {
  const kept = await store.kept(wanted);
  if (!kept?.keptBytes) return;
  const { id, keptBytes } = kept;
  const goOn = `hearth models pull ${id}${isForced ? " --force" : ""}`;
  terminal.err(`Stopped; ${sizeText(keptBytes)} are kept. Go on: ${goOn}. Free them: hearth models remove ${id}\n`);
}

async function search(store: Models, words: string, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const repos = await store.search(words, signal);
  if (repos.length === 0) {
    terminal.err(`${store.hubName()} has no model in GGUF files with "${words}" in its name. Try fewer words.\n`);
    return;
  }
  const shown = await Promise.all(
    repos.slice(0, shownRepos).map(async (repo) => ({ repo, found: await choicesOf(store, repo, signal) })),
  );
  const failures = shown.flatMap(({ found }) => (found instanceof AppError ? [found] : []));
  if (failures[0] && failures.length === shown.length) throw failures[0];
  for (const { repo, found } of shown) {
    terminal.out(`${paint(terminal, "bold", repo.repo)}  ${aboutRepo(repo)}\n`);
    terminal.out(found instanceof AppError ? `  ${found.message}\n` : table(found.map(toChoiceRow)));
  }
  const others = repos.slice(shownRepos).map(({ repo }) => repo);
  if (others.length > 0) terminal.out(`\nMore: ${others.join(", ")}\n`);
  terminal.err("\nGet one with: hearth models pull ID\n");
}

/** What can be loaded of a repository, or why that can't be said: the others are shown all the same. */
async function choicesOf(store: Models, { repo }: FoundRepo, signal: AbortSignal): Promise<FoundModel[] | AppError> {
  try {
    return await store.choices(repo, signal);
  } catch (cause) {
    signal.throwIfAborted();
    return toAppError(cause);
  }
}

function aboutRepo({ licence, downloads, isGated }: FoundRepo): string {
  const words = [
    licence === null ? "no licence is named" : visibleControls(licence),
    `${downloads.toLocaleString("en")} downloads`,
    ...(isGated ? ["only for accounts that accepted its terms"] : []),
  ];
  return words.join(", ");
}

function toChoiceRow({ id, quantisation, bytes, parts, fit }: FoundModel): string[] {
  const size = `${sizeText(bytes)}${parts > 1 ? ` in ${parts} files` : ""}`;
  return ["", id, quantisation ?? "", size, fitWords(fit)];
}

function toRow(entry: ModelEntry): string[] {
  const { id, bytes, note, fit, isEstimate, hasConditions } = entry;
  const size = bytes === null ? "" : `${isEstimate ? "about " : ""}${sizeText(bytes)}`;
  const use = wordsOfUse(entry.use);
  const told = use === null ? note : `Only ${use}. ${note}`;
  const words = hasConditions ? `${told} (the licence has conditions)` : told;
  return [id, stateOf(entry), size, fit ? fitWords(fit) : "", words];
}

const elsewhere = { ollama: "in Ollama", server: "on a server", cloud: "at a provider" } as const;

function stateOf({ engine, installed, keeper, keptBytes }: ModelEntry): string {
  if (engine !== "gguf") return elsewhere[engine];
  if (keeper !== undefined) return `of ${keeper}`;
  if (installed) return "here";
  return keptBytes === undefined ? "to get" : `${sizeText(keptBytes)} here`;
}

function fitWords({ verdict, neededBytes }: Fit): string {
  const words = { fits: "fits", tight: "tight", "too-large": "too large" } as const;
  return `${words[verdict]} (${sizeText(neededBytes)})`;
}
