import { isJsonObject, type JsonObject } from "../../../../shared/json.ts";
import type { RequestKind } from "../../../../shared/message.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { type Form, formsOf } from "../../forms/form.ts";
import { balancedLength, readJson } from "../../repair/json-text.ts";
import { repairCall } from "../../repair/repair-call.ts";
import { findTool, plainName } from "../../repair/tool-name.ts";
import { fieldReader } from "../reading/field-reader.ts";
import { fitFields, type FittedFields, own, without } from "./fit.ts";
import type { Menu } from "./schema.ts";
import { stepKey } from "./text.ts";

/** What a reply means. `isExact`: it had the very form that it was asked for. */
export type Reading =
  | { type: "step"; form: Form; values: Record<string, string>; isExact: boolean }
  /** `text` is null where its words are written later. */
  | { type: "answer"; text: string | null; isExact: boolean }
  /** A step that isn't on the menu now. */
  | { type: "masked"; name: string }
  | { type: "none" };

/** What stands before a step's own object. */
export const stepOpening = /^\s*\{\s*"step"\s*:\s*(?=\{)/;

/** Reads a step from a reply: of the form that was asked for, or of any other that models use for calls. */
export function readStep(text: string, isCutOff: boolean, menu: Menu, tools: readonly ToolSpec[]): Reading {
  for (const { value, isStrict } of objectsIn(text, isCutOff)) {
    const named = namedStep(value);
    const reading = named && toReading({ ...named, isExact: named.isExact && isStrict }, menu, tools);
    if (reading) return reading;
  }
  const call = repairCall(text, tools)?.[0];
  const reading = call && toReading({ name: call.tool, fields: call.input, isExact: false }, menu, tools);
  return reading ?? { type: "none" };
}

/** Reads the fields of a form from a reply that should hold nothing else. */
export function readFields(text: string, isCutOff: boolean, form: Form): FittedFields {
  for (const { value, isStrict } of objectsIn(text, isCutOff)) {
    const named = namedStep(value);
    const own = fitFields(value, form);
    if (Object.keys(own.values).length > 0) return { ...own, isExact: own.isExact && isStrict };
    const inner = named ? fitFields(named.fields, form) : own;
    if (Object.keys(inner.values).length > 0) return { ...inner, isExact: false };
  }
  return { values: {}, isExact: false };
}

/** Reads the kind of a request; null where the reply names none. */
export function readKind(text: string, kinds: readonly RequestKind[]): RequestKind | null {
  for (const { value } of objectsIn(text, false)) {
    const kind = kinds.find((candidate) => candidate === value["kind"]);
    if (kind) return kind;
  }
  return null;
}

/** Whether a reply is words for a person, and nothing that was meant for the harness. */
export function isProse(text: string): boolean {
  return text.trim() !== "" && !/^\s*(?:```\w*\s*)?[{[<]/.test(text) && !text.includes('"step"');
}

type Found = { value: JsonObject; isStrict: boolean };

/** The objects in a text that may hold more than them, such as a fence around them. */
function objectsIn(text: string, isCutOff: boolean): Found[] {
  if (isCutOff) {
    const begun = begunStep(text);
    if (begun) return [begun];
  }
  const whole = readJson(text);
  if (whole?.isStrict) {
    const values = Array.isArray(whole.value) ? whole.value : [whole.value];
    return values.filter(isJsonObject).map((value) => ({ value, isStrict: value === whole.value }));
  }
  const found: Found[] = [];
  for (let at = text.indexOf("{"); at !== -1 && found.length < mostObjects;) {
    const length = balancedLength(text.slice(at));
    const piece = length === null ? text.slice(at).replace(/\s*```\s*$/, "") : text.slice(at, at + length);
    const value = readJson(piece)?.value;
    if (value !== undefined && isJsonObject(value)) found.push({ value, isStrict: false });
    at = text.indexOf("{", at + piece.length);
  }
  return found;
}

const mostObjects = 5;

/** A step that broke off, up to its last character. */
function begunStep(text: string): Found | null {
  const opening = stepOpening.exec(text)?.[0];
  const fields: JsonObject = {};
  for (const { field, text: piece } of fieldReader()(text.slice(opening?.length ?? 0))) {
    const before = fields[field];
    fields[field] = (typeof before === "string" ? before : "") + piece;
  }
  if (Object.keys(fields).length === 0) return null;
  return { value: opening === undefined ? fields : { step: fields }, isStrict: true };
}

type Named = { name: string; fields: JsonObject; isExact: boolean };

const nameKeys = [stepKey, "name", "tool", "action", "function", "type"];
const fieldKeys = ["fields", "arguments", "parameters", "args", "input", "params"];

/** `{"step":{"do":"view",…}}`, the same without one of the wrappings, or `{"view":{…}}`. */
function namedStep(value: JsonObject): Named | null {
  const step = own(value, "step");
  if (typeof step === "string") return named(step, without(value, "step"), false);
  if (step !== undefined && isJsonObject(step)) {
    const inner = namedStep(step);
    return inner && { ...inner, isExact: typeof own(step, stepKey) === "string" && Object.keys(value).length === 1 };
  }
  for (const key of nameKeys) {
    const name = own(value, key);
    if (typeof name === "string") return named(name, without(value, key), false);
  }
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return null;
  const [name, fields] = entry;
  if (typeof fields === "string") return named(name, { text: fields }, false);
  return isJsonObject(fields) ? named(name, fields, false) : null;
}

function named(name: string, fields: JsonObject, isExact: boolean): Named {
  for (const key of fieldKeys) {
    const inner = own(fields, key);
    if (inner !== undefined && isJsonObject(inner))
      return { name, fields: { ...without(fields, key), ...inner }, isExact };
  }
  return { name, fields, isExact };
}

const answerNames = ["answer", "final_answer", "reply", "respond", "response", "finish", "done", "message"];
const answerFields = ["text", "answer", "content", "message", "response", "reply"];

function toReading({ name, fields, isExact }: Named, menu: Menu, tools: readonly ToolSpec[]): Reading | null {
  const plain = plainName(name);
  const item = menu.items.find(({ form }) => plainName(form.name) === plain);
  if (item) return stepOf(item.form, name, fields, isExact);
  const forms = formsOf(tools);
  if (forms.some((form) => plainName(form.name) === plain)) return { type: "masked", name };
  if (answerNames.includes(plain)) return answerOf(name, fields, isExact, menu.answer);
  const tool = findTool(name, tools)?.tool;
  if (!tool) return null;
  const fitting = menu.items
    .filter(({ form }) => form.tool === tool.name)
    .map(({ form }) => ({ form, known: Object.keys(fitFields(fields, form).values).length }))
    .toSorted((one, other) => other.known - one.known);
  const [best] = fitting;
  // a tool stands for a form of it only where its fields say so
  const isMeant = best && (best.known > 0 || best.form.name === tool.name);
  return isMeant ? stepOf(best.form, name, fields, false) : { type: "masked", name };
}

function stepOf(form: Form, name: string, fields: JsonObject, isExact: boolean): Reading {
  const fitted = fitFields(fields, form);
  return { type: "step", form, values: fitted.values, isExact: isExact && fitted.isExact && name === form.name };
}

function answerOf(name: string, fields: JsonObject, isExact: boolean, may: Menu["answer"]): Reading | null {
  const key = answerFields.find((candidate) => typeof own(fields, candidate) === "string");
  const text = key === undefined ? undefined : own(fields, key);
  if (may === "later") return { type: "answer", text: null, isExact: isExact && name === "answer" };
  if (typeof text !== "string") return null;
  if (may === "none") return { type: "masked", name: "answer" };
  return { type: "answer", text, isExact: isExact && name === "answer" && key === "text" };
}
