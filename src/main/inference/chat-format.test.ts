import { ChatMLChatWrapper, GemmaChatWrapper } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { boundedRange } from "./bounded-range.ts";
import { chatFormat, chatMl, type ChatSource, hasOwnTemplate } from "./chat-format.ts";
import { toolCallFormat } from "./tool-call-format.ts";

const source = (template: string | null, rest: Partial<ChatSource> = {}): ChatSource => ({
  template,
  special: { BOS: "<s>", EOS: "</s>", EOT: null },
  otherWrapper: () => {
    throw new Error("not asked for");
  },
  ...rest,
});
const control = (text: string) => [{ type: "control", text }];

const chatMlTemplate = `{% for m in messages %}{{ '<|im_start|>' + m['role'] + '\n' + m['content'] + '<|im_end|>' + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}`;

const noSystemTemplate = `{{ bos_token }}{% if messages[0]['role'] == 'system' %}{{ raise_exception('System role not supported') }}{% endif %}{% for m in messages %}{% if (m['role'] == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('roles must alternate') }}{% endif %}{% if m['role'] == 'assistant' %}{% set role = 'model' %}{% else %}{% set role = m['role'] %}{% endif %}{{ '<start_of_turn>' + role + '\n' + m['content'] | trim + '<end_of_turn>\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}`;

const instructTemplate = `{{ bos_token }}{% if messages[0]['role'] == 'system' %}{% set system = messages[0]['content'] + '\n\n' %}{% set rest = messages[1:] %}{% else %}{% set system = '' %}{% set rest = messages %}{% endif %}{% for m in rest %}{% if m['role'] == 'user' %}{{ '[INST] ' + (system if loop.first else '') + m['content'] + ' [/INST]' }}{% else %}{{ ' ' + m['content'] + eos_token }}{% endif %}{% endfor %}`;

const thinkingTemplate = `{% for m in messages %}{{ '<|im_start|>' + m.role + '\n' + m.content + '<|im_end|>\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% if enable_thinking is defined and enable_thinking is false %}{{ '<think>\n\n</think>\n\n' }}{% endif %}{% endif %}`;

describe("chatFormat", () => {
  it("cuts a template at its turns", () => {
    expect(chatFormat(source(chatMlTemplate))).toEqual(chatMl);
    expect(hasOwnTemplate(source(chatMlTemplate))).toBe(true);
  });

  it("folds the system text into the first user turn where the model knows no system role", () => {
    const format = chatFormat(source(noSystemTemplate));
    expect(format.beforeSystem[0]?.text).toMatch(/^<s><start_of_turn>user\n/);
    expect(format.systemToUser[0]?.text).not.toContain("<start_of_turn>");
    expect(format.userToAssistant).toEqual(control("<end_of_turn>\n<start_of_turn>model\n"));
    expect(format.assistantToUser).toEqual(control("<end_of_turn>\n<start_of_turn>user\n"));
  });

  it("puts the model's own special tokens where a template names them by purpose", () => {
    expect(chatFormat(source(instructTemplate))).toEqual({
      beforeSystem: control("<s>[INST] "),
      systemToUser: control("\n\n"),
      userToAssistant: control(" [/INST]"),
      assistantToUser: control("</s>[INST] "),
    });
  });

  it("takes the form without thinking where the template has one", () => {
    expect(chatFormat(source(thinkingTemplate)).userToAssistant).toEqual(
      control("<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"),
    );
  });

  it("closes thoughts that a template always opens", () => {
    const always = chatMlTemplate.replace("assistant\n' }}{% endif %}", "assistant\n<think>\n' }}{% endif %}");
    expect(chatFormat(source(always)).userToAssistant).toEqual(
      control("<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"),
    );
  });

  it("asks for another way to write where there is no template", () => {
    const format = chatFormat(source(null, { otherWrapper: () => new GemmaChatWrapper() }));
    expect(format.userToAssistant[0]?.text).toContain("<start_of_turn>model\n");
  });

  it.each([
    ["is no template", "{% for %}"],
    ["loses the system text", "{% for m in messages %}{% if m.role == 'user' %}{{ m.content }}{% endif %}{% endfor %}"],
    ["throws", "{{ raise_exception('never') }}"],
    ["is empty", ""],
  ])("falls back where the template %s", (_, template) => {
    expect(chatFormat(source(template))).toEqual(chatMl);
    expect(hasOwnTemplate(source(template))).toBe(false);
    expect(chatFormat(source(template, { otherWrapper: () => new ChatMLChatWrapper() })).userToAssistant).toEqual(
      chatMl.userToAssistant,
    );
  });

  it.each([
    [
      "never ends",
      "{% for a in range(9999) %}{% for b in range(9999) %}{% for c in range(9999) %}{% endfor %}{% endfor %}{% endfor %}",
    ],
    ["counts beyond all memory", "{% for i in range(1000000000) %}x{% endfor %}"],
    [
      "grows beyond all memory",
      "{% set n = namespace(x='ab') %}{% for i in range(60) %}{% set n.x = n.x + n.x %}{% endfor %}{{ n.x }}",
    ],
    ["goes too deep", `{{ ${"(".repeat(50_000)}1${")".repeat(50_000)} }}`],
  ])("falls back where the template %s", (_, template) => {
    expect(chatFormat(source(template), 50)).toEqual(chatMl);
    expect(hasOwnTemplate(source(template), 50)).toBe(false);
    expect(toolCallFormat({ template: `{{ tools }}${template}`, special: {} }, () => true, 50)).toBeNull();
  });

  it("lets templates count to what there is", () => {
    const counting = `{% for i in range(messages | length) %}${chatMlTemplate.replace("{% for m in messages %}", "{% set m = messages[i] %}")}`;
    expect(chatFormat(source(counting))).toEqual(chatMl);
    expect(boundedRange(3)).toEqual([0, 1, 2]);
    expect(boundedRange(5, 0, -2)).toEqual([5, 3, 1]);
    expect(boundedRange(3, 1)).toEqual([]);
    expect(() => boundedRange(0, 1, 0)).toThrow(RangeError);
  });
});
