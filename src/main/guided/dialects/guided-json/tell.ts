import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { Form } from "../../forms/form.ts";
import { type FieldText, fieldReader } from "../reading/field-reader.ts";
import type { Asked } from "./fields.ts";
import { stepOpening } from "./read.ts";
import type { Menu } from "./schema.ts";
import { stepKey } from "./text.ts";

/**
 * Tells one step while its JSON arrives in pieces cut anywhere: answers and free fields as they grow, choices when they are
 * known to be such. The raw JSON is never told, nor is a reply of another form before it has been made out.
 */
export type Teller = {
  /** For a reply that holds a step of the menu. */
  listenToStep(menu: Menu): (delta: string) => readonly StepEvent[];
  /** For a reply that holds fields of a form. */
  listenToFields(form: Form, asked: readonly Asked[]): (delta: string) => readonly StepEvent[];
  /** A piece of a field that isn't written as JSON. */
  tellPiece(form: Form, field: string, text: string): StepEvent;
  /** What was found out of a call, as far as it wasn't told. */
  tellFields(form: Form, values: Readonly<Record<string, string>>): readonly StepEvent[];
  /** A piece of an answer that isn't written as JSON. */
  tellWords(text: string): StepEvent;
  /** What was found out of the answer, as far as it wasn't told. */
  tellAnswer(text: string): readonly StepEvent[];
};

export function createTeller(): Teller {
  let tool: string | null = null;
  const told = new Map<string, string>();
  let answer = "";

  function tellTool(form: Form): StepEvent[] {
    if (tool === form.tool) return [];
    tool = form.tool;
    told.clear();
    return [{ type: "call", tool, field: null, text: "" }];
  }

  function tellPiece(form: Form, field: string, text: string): StepEvent {
    told.set(field, (told.get(field) ?? "") + text);
    return { type: "call", tool: form.tool, field, text };
  }

  function tellWords(text: string): StepEvent {
    answer += text;
    return { type: "text", text };
  }

  function tellText(text: string): StepEvent[] {
    return text === "" ? [] : [tellWords(text)];
  }

  /** Takes the fields of one reply. A choice waits for its end; when it is none of the choices, nothing more is told. */
  function followFields(form: Form, asked: readonly Asked[]): (piece: FieldText) => StepEvent[] {
    const before = new Set(told.keys());
    let held: { asked: Asked; text: string } | null = null;
    let isLost = false;

    function release(): StepEvent[] {
      if (!held) return [];
      const { asked: one, text } = held;
      held = null;
      isLost = one.choices.kind === "one-of" && !one.choices.values.includes(text);
      return isLost ? [] : [tellPiece(form, one.field.name, text)];
    }

    return ({ field, text }) => {
      const released = held && held.asked.field.name !== field ? release() : [];
      const one = asked.find((candidate) => candidate.field.name === field);
      if (isLost || !one || before.has(field)) return released;
      if (one.choices.kind !== "one-of" || one.choices.values.length === 0)
        return [...released, tellPiece(form, field, text)];
      held = { asked: one, text: (held?.text ?? "") + text };
      return released;
    };
  }

  function followStep(menu: Menu): (piece: FieldText) => StepEvent[] {
    let name = "";
    let follow: ((piece: FieldText) => StepEvent[]) | null = null;
    return (piece) => {
      if (piece.field === stepKey) {
        name += piece.text;
        return [];
      }
      if (name === "answer" && menu.answer !== "none")
        return menu.answer === "at-once" && piece.field === "text" ? tellText(piece.text) : [];
      const item = menu.items.find(({ form }) => form.name === name);
      if (!item) return [];
      const opening = tellTool(item.form);
      follow ??= followFields(item.form, item.asked);
      return [...opening, ...follow(piece)];
    };
  }

  return {
    tellPiece,
    tellWords,

    listenToStep(menu) {
      const follow = followStep(menu);
      const read = fieldReader();
      let head: string | null = "";
      return (delta) => {
        if (head === null) return read(delta).flatMap(follow);
        head += delta;
        const opening = stepOpening.exec(head);
        if (!opening) return [];
        const rest = head.slice(opening[0].length);
        head = null;
        return read(rest).flatMap(follow);
      };
    },

    listenToFields(form, asked) {
      const follow = followFields(form, asked);
      const read = fieldReader();
      return (delta) => read(delta).flatMap(follow);
    },

    tellFields(form, values) {
      const opening = tellTool(form);
      const rest = Object.entries(values).flatMap(([field, value]) => {
        const before = told.get(field) ?? "";
        const isMore = value.startsWith(before) && value.length > before.length;
        return isMore ? [tellPiece(form, field, value.slice(before.length))] : [];
      });
      return [...opening, ...rest];
    },

    tellAnswer(text) {
      return text.startsWith(answer) ? tellText(text.slice(answer.length)) : [];
    },
  };
}
