import {
  JinjaTemplateChatWrapper,
  LlamaText,
  SpecialToken,
  SpecialTokensText,
  type ChatHistoryItem,
  type LlamaModel,
} from "node-llama-cpp";
import type { ChatFormat, PromptPart } from "../guided/field-engine.ts";

const markers = { system: "Qsystem7", user: "Quser7", answer: "Qanswer7", next: "Qnext7" };

/** What most templates are like, for a model that has none, or one that can't be taken apart. */
export const chatMl: ChatFormat = {
  beforeSystem: [{ type: "control", text: "<|im_start|>system\n" }],
  systemToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
  userToAssistant: [{ type: "control", text: "<|im_end|>\n<|im_start|>assistant\n" }],
  assistantToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
};

/**
 * What stands between the parts of a conversation in the model's own template: a conversation of marked texts is rendered
 * and cut at the marks. So a model that knows no system role, or that writes a word of its own between the turns, comes out
 * as it was trained. A model that can think or not is asked not to: a guided step has no place for it.
 */
export function chatFormat(model: Pick<LlamaModel, "fileInfo" | "tokens" | "tokenizer">): ChatFormat {
  return chatMl;
}
