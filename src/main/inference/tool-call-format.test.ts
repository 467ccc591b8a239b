import { describe, expect, it } from "vitest";
import { toolCallFormat } from "./tool-call-format.ts";

const special = { BOS: "<s>", EOS: "</s>", EOT: null };
const formatOf = (template: string | null, canWrite: (text: string) => boolean = () => true) =>
  toolCallFormat({ template, special }, canWrite);

/** Turns of ChatML around what is said of tools, calls and results. */
const chatMlWith = (parts: { tools: string; calls: string; results: string }) => `
{%- if tools %}
    {{- '<|im_start|>system\\n' + messages[0].content }}${parts.tools}
{%- else %}
    {{- '<|im_start|>system\\n' + messages[0].content + '<|im_end|>\\n' }}
{%- endif %}
{%- for message in messages[1:] %}
    {%- if message.role == "assistant" and message.tool_calls %}
        {{- '<|im_start|>assistant\\n' + message.content }}
        ${parts.calls}
        {{- '<|im_end|>\\n' }}
    {%- elif message.role == "tool" %}
        ${parts.results}
    {%- else %}
        {{- '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}
    {%- endif %}
{%- endfor %}
{%- if add_generation_prompt %}
    {{- '<|im_start|>assistant\\n' }}
    {%- if enable_thinking is defined and enable_thinking is false %}{{- '<think>\\n\\n</think>\\n\\n' }}{%- endif %}
{%- endif %}`;

const qwenResults = `
        {%- if messages[loop.index0].role != "tool" %}{{- '<|im_start|>user' }}{%- endif %}
        {{- '\\n<tool_response>\\n' + message.content + '\\n</tool_response>' }}
        {%- if loop.last or messages[loop.index0 + 2].role != "tool" %}{{- '<|im_end|>\\n' }}{%- endif %}`;

const qwen = chatMlWith({
  tools: `{{- "\\n\\n# Tools\\n<tools>" }}{%- for tool in tools %}{{- "\\n" }}{{- tool | tojson }}{%- endfor %}{{- "\\n</tools><|im_end|>\\n" }}`,
  calls: `{%- for call in message.tool_calls %}
            {%- if (loop.first and message.content) or not loop.first %}{{- '\\n' }}{%- endif %}
            {{- '<tool_call>\\n{"name": "' + call.function.name + '", "arguments": ' }}
            {%- if call.function.arguments is string %}{{- call.function.arguments }}{%- else %}{{- call.function.arguments | tojson }}{%- endif %}
            {{- '}\\n</tool_call>' }}
        {%- endfor %}`,
  results: qwenResults,
});

describe("toolCallFormat", () => {
  it("cuts a template in the manner of Qwen, thoughts left out", () => {
    const turn = "<|im_end|>\n<|im_start|>";
    expect(formatOf(qwen)).toEqual({
      opening: {
        order: "system-first",
        before: "<|im_start|>system\n",
        between: "\n\n# Tools\n<tools>\n",
        betweenTools: "\n",
        toUser: `\n</tools>${turn}user\n`,
      },
      definition: { layout: "spaced", isWrapped: true },
      call: {
        opening: '<tool_call>\n{"name": "',
        nameToArguments: '", "arguments": ',
        closing: "}\n</tool_call>",
        layout: "spaced",
      },
      result: {
        opening: `${turn}user\n<tool_response>\n`,
        toAssistant: `\n</tool_response>${turn}assistant\n<think>\n\n</think>\n\n`,
        toUser: `\n</tool_response>${turn}user\n`,
        isQuoted: false,
      },
      parallel: {
        betweenCalls: '}\n</tool_call>\n<tool_call>\n{"name": "',
        betweenResults: "\n</tool_response>\n<tool_response>\n",
      },
    });
  });

  it("cuts a template in the manner of Hermes, which lists all tools at once", () => {
    const hermes = chatMlWith({
      tools: `{{- " You may call functions. <tools> " + (tools | tojson) + " </tools><|im_end|>\\n" }}`,
      calls: `{%- for call in message.tool_calls %}{{- '\\n<tool_call>\\n{"name": "' + call.function.name + '", "arguments": ' + (call.function.arguments | tojson) + '}\\n</tool_call>' }}{%- endfor %}`,
      results: `{{- '<|im_start|>tool\\n<tool_response>\\n' + message.content + '\\n</tool_response><|im_end|>\\n' }}`,
    });
    expect(formatOf(hermes)).toMatchObject({
      opening: { between: " You may call functions. <tools> [", betweenTools: ", " },
      call: { opening: '\n<tool_call>\n{"name": "' },
      result: { opening: "<|im_end|>\n<|im_start|>tool\n<tool_response>\n" },
      parallel: {
        betweenResults: "\n</tool_response><|im_end|>\n<|im_start|>tool\n<tool_response>\n",
      },
    });
  });

  it("cuts a template in the manner of Llama: tools with the first request, indented; one call a turn; results in quotes", () => {
    const head = "'<|start_header_id|>' + role + '<|end_header_id|>\\n\\n'";
    const llama = `{{- bos_token }}{%- set role = 'system' %}{{- ${head} + messages[0].content + '<|eot_id|>' }}
{%- for message in messages[1:] %}
    {%- set role = message.role %}
    {%- if loop.first and tools %}
        {{- ${head} + 'Given these functions, answer with a call.\\n\\n' }}
        {%- for tool in tools %}{{- tool | tojson(indent=4) }}{{- '\\n\\n' }}{%- endfor %}
        {{- message.content + '<|eot_id|>' }}
    {%- elif message.tool_calls %}
        {%- if message.tool_calls | length != 1 %}{{- raise_exception('one call at once') }}{%- endif %}
        {%- set call = message.tool_calls[0].function %}
        {{- ${head} + '{"name": "' + call.name + '", "parameters": ' }}{{- call.arguments | tojson }}{{- '}<|eot_id|>' }}
    {%- elif message.role == 'tool' %}
        {%- set role = 'ipython' %}
        {{- ${head} + (message.content | tojson) + '<|eot_id|>' }}
    {%- else %}
        {{- ${head} + message.content + '<|eot_id|>' }}
    {%- endif %}
{%- endfor %}
{%- if add_generation_prompt %}{%- set role = 'assistant' %}{{- ${head} }}{%- endif %}`;
    expect(formatOf(llama)).toMatchObject({
      opening: {
        order: "system-first",
        between: "<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nGiven these functions, answer with a call.\n\n",
        betweenTools: "\n\n",
        toUser: "\n\n",
      },
      definition: { layout: "indented-4", isWrapped: true },
      call: { opening: '{"name": "', nameToArguments: '", "parameters": ', closing: "}" },
      result: { opening: "<|eot_id|><|start_header_id|>ipython<|end_header_id|>\n\n", isQuoted: true },
      parallel: null,
    });
  });

  const mistral = (id: string) => `{{- bos_token }}
{%- if tools %}{{- '[AVAILABLE_TOOLS]' + (tools | tojson) + '[/AVAILABLE_TOOLS]' }}{%- endif %}
{%- for message in messages %}
    {%- if message.role == 'system' %}{{- '[SYSTEM_PROMPT]' + message.content + '[/SYSTEM_PROMPT]' }}
    {%- elif message.role == 'user' %}{{- '[INST]' + message.content + '[/INST]' }}
    {%- elif message.role == 'tool' %}{{- '[TOOL_RESULTS]' + message.content + '[/TOOL_RESULTS]' }}
    {%- elif message.tool_calls %}
        {%- for call in message.tool_calls %}{{- '[TOOL_CALLS]' + call.function.name + ${id}'[ARGS]' }}{{- call.function.arguments | tojson }}{%- endfor %}
        {{- eos_token }}
    {%- else %}{{- message.content + eos_token }}{%- endif %}
{%- endfor %}`;

  it("cuts a template in the manner of Mistral, which describes tools before all else", () => {
    expect(formatOf(mistral(""))).toMatchObject({
      opening: { order: "tools-first", before: "<s>[AVAILABLE_TOOLS][", between: "][/AVAILABLE_TOOLS][SYSTEM_PROMPT]" },
      call: { opening: "[TOOL_CALLS]", nameToArguments: "[ARGS]", closing: "" },
      result: { opening: "</s>[TOOL_RESULTS]", toAssistant: "[/TOOL_RESULTS]" },
      parallel: { betweenCalls: "[TOOL_CALLS]", betweenResults: "[/TOOL_RESULTS][TOOL_RESULTS]" },
    });
  });

  it("takes none where calls begin with a token that the model can't be let say", () => {
    expect(formatOf(mistral(""), (text) => !text.includes("[TOOL_CALLS]"))).toBeNull();
  });

  it("takes none where calls have ids, or anything else of their own", () => {
    expect(formatOf(mistral("'[CALL_ID]' + call.id + "))).toBeNull();
  });

  it("takes none where a result names its tool", () => {
    const named = qwen.replace("'\\n<tool_response>\\n' +", "'\\n<tool_response>\\n' + message.name +");
    expect(named).not.toBe(qwen);
    expect(formatOf(named)).toBeNull();
  });

  it.each([
    ["is missing", null],
    [
      "knows no tools, as Gemma's",
      "{{ bos_token }}{% for m in messages %}{{ '<start_of_turn>' + m.role + '\n' + m.content + '<end_of_turn>\n' }}{% endfor %}",
    ],
    [
      "takes tools only as a text of the system turn, as Phi-4's",
      `{% for m in messages %}{% if m.role == 'system' and 'tools' in m and m['tools'] is not none %}{{ '<|' + m.role + '|>' + m.content + '<|tool|>' + m['tools'] + '<|/tool|>' + '<|end|>' }}{% else %}{{ '<|' + m.role + '|>' + m.content + '<|end|>' }}{% endif %}{% endfor %}{% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}`,
    ],
    ["describes tools but writes no calls", qwen.replaceAll("message.tool_calls", "message.nothing")],
    ["is no template", "{% for tools %}"],
    ["throws", "{{ raise_exception('tools') }}"],
  ])("takes none where the template %s", (_, template) => {
    expect(formatOf(template)).toBeNull();
  });
});
