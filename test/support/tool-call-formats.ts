import type { ToolCallFormat } from "../../src/main/guided/field-engine.ts";

/** How models of the Qwen family call tools. */
export const qwenFormat: ToolCallFormat = {
  opening: {
    order: "system-first",
    before: "<|im_start|>system\n",
    between: "\n\n<tools>\n",
    betweenTools: "\n",
    toUser: "\n</tools><|im_end|>\n<|im_start|>user\n",
  },
  definition: { layout: "spaced", isWrapped: true },
  call: {
    opening: '<tool_call>\n{"name": "',
    nameToArguments: '", "arguments": ',
    closing: "}\n</tool_call>",
    layout: "spaced",
  },
  result: {
    opening: "<|im_end|>\n<|im_start|>user\n<tool_response>\n",
    toAssistant: "\n</tool_response><|im_end|>\n<|im_start|>assistant\n",
    toUser: "\n</tool_response><|im_end|>\n<|im_start|>user\n",
    isQuoted: false,
  },
  parallel: {
    betweenCalls: '}\n</tool_call>\n<tool_call>\n{"name": "',
    betweenResults: "\n</tool_response>\n<tool_response>\n",
  },
};

/** Bare JSON, one call a turn, results as JSON texts, as models of the Llama family have it. */
export const llamaFormat: ToolCallFormat = {
  ...qwenFormat,
  opening: { ...qwenFormat.opening, order: "tools-first" },
  definition: { layout: "indented-4", isWrapped: false },
  call: { opening: '{"name": "', nameToArguments: '", "parameters": ', closing: "}", layout: "compact" },
  result: { ...qwenFormat.result, isQuoted: true },
  parallel: null,
};
