import type { DialectId } from "./message.ts";

/** A model that can be chosen, or could be after loading it down. */
export type ModelEntry = {
  /** What a person types: `qwen2.5-coder-1.5b`, `ollama/llama3.2`, or the name of a file in the models folder. */
  id: string;
  name: string;
  engine: "gguf" | "ollama";
  /** The file of a local model that is here; null where it is yet to be fetched, or where another program has it. */
  path: string | null;
  installed: boolean;
  /** Size of the weights in bytes; null where it isn't known. */
  bytes: number | null;
  /** What one may want to know: licence, where it was found, what it is good at. */
  note: string;
  dialect: DialectId;
};

/** How far a download is. `received` and `total` count bytes, or wheels where `unit` says so. */
export type PullProgress = {
  stage: "searching" | "downloading" | "checking" | "done";
  source: string;
  received: number;
  total: number;
  unit: "bytes" | "parts";
  /** Why it isn't the source before: "Hugging Face can't be reached." Missing where nothing went wrong. */
  note?: string;
};
