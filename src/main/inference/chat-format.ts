import { JinjaTemplateChatWrapper, type ChatHistoryItem, type ChatWrapper } from "node-llama-cpp";
import type { ChatFormat } from "../guided/field-engine.ts";
import { checkCounting } from "./bounded-range.ts";
import { control, cutAtMarks, marks } from "./cut-at-marks.ts";
import { withinTime } from "./within-time.ts";

/** What is known of how a model wants to be talked to. */
export type ChatSource = {
  /** The template in the model's file; null where it has none. */
  template: string | null;
  /** How this model spells the special tokens that templates name by their purpose. */
  special: Readonly<Record<string, string | null>>;
  /** Another way to write a conversation, for when the template is missing or can't be used. */
  otherWrapper(): ChatWrapper;
};

/** What most templates are like: for a model that has none, or one that can't be taken apart. */
export const chatMl: ChatFormat = {
  beforeSystem: control("<|im_start|>system\n"),
  systemToUser: control("<|im_end|>\n<|im_start|>user\n"),
  userToAssistant: control("<|im_end|>\n<|im_start|>assistant\n"),
  assistantToUser: control("<|im_end|>\n<|im_start|>user\n"),
};

/** In milliseconds. An honest template takes a few. */
export const templateTime = 2_000;

const asked: ChatHistoryItem[] = [
  { type: "system", text: marks.system },
  { type: "user", text: marks.user },
];
const goneOn: ChatHistoryItem[] = [
  ...asked,
  { type: "model", response: [marks.answer] },
  { type: "user", text: marks.next },
];

/**
 * What stands between the parts of a conversation in the model's own template: a conversation of marked texts is written
 * with it and cut at the marks. So a model that knows no system role, or puts words of its own between the turns, is talked
 * to as it was trained. A model that may think or not is told not to: a guided step has no place for it.
 */
export function chatFormat(source: ChatSource, milliseconds = templateTime): ChatFormat {
  const other = () => fromWrapper(source.otherWrapper(), source.special);
  return ownFormat(source, milliseconds) ?? attempt(other, milliseconds) ?? chatMl;
}

/** True where the model's own template says how it is talked to. */
export function hasOwnTemplate(source: ChatSource, milliseconds = templateTime): boolean {
  return ownFormat(source, milliseconds) !== null;
}

function ownFormat({ template, special }: ChatSource, milliseconds: number): ChatFormat | null {
  return template === null ? null : attempt(() => fromTemplate(template, special), milliseconds);
}

function fromTemplate(template: string, special: ChatSource["special"]): ChatFormat | null {
  checkCounting(template);
  const wrapper = (parameters: Record<string, unknown>): ChatWrapper =>
    new JinjaTemplateChatWrapper({
      template,
      reasoning: false,
      functionCallMessageTemplate: "noJinja",
      additionalRenderParameters: parameters,
    });
  const opening = written(wrapper({ add_generation_prompt: true }), asked, special);
  const whole = written(wrapper({ add_generation_prompt: false }), goneOn, special);
  return cutAtMarks(opening, whole);
}

function fromWrapper(wrapper: ChatWrapper, special: ChatSource["special"]): ChatFormat | null {
  const opening = written(wrapper, [...asked, { type: "model", response: [] }], special);
  return cutAtMarks(opening, written(wrapper, goneOn, special));
}

function written(wrapper: ChatWrapper, chatHistory: ChatHistoryItem[], special: ChatSource["special"]): string {
  const json = wrapper.generateContextState({ chatHistory }).contextText.toJSON();
  return (Array.isArray(json) ? json : [json])
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return piece.type === "specialTokensText" ? piece.value : (special[piece.value] ?? "");
    })
    .join("");
}

/** Templates are programs from a model's file, and fail in ways of their own: that is no reason not to use the model. */
function attempt(make: () => ChatFormat | null, milliseconds: number): ChatFormat | null {
  try {
    return withinTime(make, milliseconds);
  } catch {
    return null;
  }
}
