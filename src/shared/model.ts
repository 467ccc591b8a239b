import type { Fit } from "./memory-need.ts";
import type { DialectId } from "./message.ts";
import type { ModelUse } from "./model-use.ts";

/** A model that can be chosen, or could be after loading it down. */
export type ModelEntry = {
  /** What a person types: `qwen2.5-coder-1.5b`, `ollama/llama3.2`, `SERVER/MODEL`, `anthropic/claude-sonnet-4-5`, or the name of a file in the models folder. */
  id: string;
  name: string;
  engine: "gguf" | "ollama" | "server" | "cloud";
  /** The file of a local model that is here; null where it is yet to be fetched, or where another program has it. */
  path: string | null;
  installed: boolean;
  /** Size of the weights in bytes; null where it isn't known. */
  bytes: number | null;
  /** What one may want to know: licence, where it was found, what it is good at. */
  note: string;
  dialect: DialectId;
  /** The digest of a model of Ollama's: another one's is another model, whatever its name. */
  digest?: string;
  /** Whether `bytes` is only an estimate. */
  isEstimate?: true;
  /** How its weights are stored: Q4_K_M. Missing where nothing tells it. */
  quantisation?: string;
  /** The window it was trained for, in tokens. Missing where it isn't known. */
  trainedContext?: number;
  /** The program whose file it is. Hearth reads it, and never changes or removes it. */
  keeper?: string;
  /** Whether its licence forbids some uses, or asks for something in return. */
  hasConditions?: true;
  /** Whether it can run on this computer; missing where its size isn't known, or where a server runs it. */
  fit?: Fit;
  /** Bytes of an unfinished download of it that are here. */
  keptBytes?: number;
  /** Bytes that are free when it is removed; missing where Hearth can't remove it. */
  freesBytes?: number;
  /** What it is for; missing for those that can be talked with. */
  use?: Exclude<ModelUse, "chat">;
};

/** How far a download is. `received` and `total` count bytes, or wheels where `unit` says so. */
export type PullProgress = {
  stage: "searching" | "downloading" | "checking" | "done";
  source: string;
  received: number;
  total: number;
  unit: "bytes" | "parts";
  /** What went wrong on the way: "Hugging Face: it can't be reached." Missing where nothing did. */
  note?: string;
};

/** A repository of Hugging Face's that has models in files that run here. */
export type FoundRepo = {
  /** OWNER/NAME. */
  repo: string;
  downloads: number;
  licence: string | null;
  /** Whether its files are only given to an account that has accepted something. */
  isGated: boolean;
};

/** One of the models of a repository: the same weights come in several sizes. */
export type FoundModel = {
  /** What gets it: `hf:OWNER/NAME/FILE.gguf`. */
  id: string;
  quantisation: string | null;
  fileName: string;
  /** How many files it is split into. */
  parts: number;
  bytes: number;
  fit: Fit;
};
