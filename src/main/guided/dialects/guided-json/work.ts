import { AppError } from "../../../../shared/error.ts";
import type { JsonObject } from "../../../../shared/json.ts";
import type { Rung } from "../../../../shared/message.ts";
import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import type { Question } from "./ask.ts";
import type { FreshWriting } from "../fresh/writing.ts";
import type { Asked } from "./fields.ts";
import type { Reply } from "../reading/server-reply.ts";
import { type Menu, readableSchema } from "./schema.ts";
import type { Teller } from "./tell.ts";

/** Tokens that a field of each kind may have, with what JSON adds to them. */
const bodyTokens = 2_400;
const lineTokens = 300;
const nameTokens = 40;

/** All that the requests of one step share. */
export type Work = {
  context: StepContext;
  modelId: string;
  menu: Menu;
  teller: Teller;
  /** What is written with a prompt of its own; null where all has to stand in the conversation. */
  fresh: FreshWriting | null;
  ask(question: Question): AsyncGenerator<StepEvent, Reply>;
  /** Notes what it took to get the step. The last rung that was needed stays. */
  need(rung: Rung): void;
};

/** Tokens that a reply with these fields may have. */
export function tokensFor(asked: readonly Asked[]): number {
  const fields = asked.map(({ field }) => (field.source === "text" ? bodyTokens : lineTokens));
  return fields.reduce((sum, tokens) => sum + tokens, nameTokens);
}

/** What a server that doesn't keep to schemas is told of one. */
export function inWords(schema: JsonObject): string {
  return `Write one JSON object of this schema, and nothing else:\n${JSON.stringify(readableSchema(schema))}`;
}

/** For a model whose replies don't come to a step, however they are asked for. */
export function cantBeLed(modelId: string): AppError {
  const message = `The model ${modelId} can't be made to answer in steps: its replies don't keep to the form they are asked for. Choose another model, or another dialect for it in the settings.`;
  return new AppError("model-unavailable", message);
}
