import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { UserQuestion } from "../../shared/event.ts";
import { defineTool, type Tool } from "../agent/tool.ts";

const cues = ["ask me", "ask first", "frag mich", "frage mich", "rückfragen", "質問"];

/** Puts a question to the person. */
export type QuestionPort = {
  /** Whether anybody is there to be asked by that session. */
  isAttended(sessionId: string): boolean;
  /** Null where the person leaves it open, or the run is stopped. */
  ask(question: UserQuestion, sessionId: string, signal: AbortSignal): Promise<string | null>;
};

/** More is no choice any more. */
const mostChoices = 8;

/** Asks the person. An answer isn't a permission: what it leads to is asked for as ever. */
export function askUserTool(questions: QuestionPort, newId: () => string): Tool {
  return defineTool({
    name: "ask_user",
    description: "ask the user what only they can know",
    effect: "look",
    cues,
    input: z.object({
      question: z.string().min(1).max(2_000),
      choices: z.string().max(4_000).optional().describe("likely answers, one a line"),
    }),
    sources: { question: "one-line", choices: "text" },
    async plan({ question: text, choices = "" }, { sessionId, callId }) {
      if (!questions.isAttended(sessionId)) throw new AppError("not-found", `Nobody is there to answer. ${goOn}`);
      const question: UserQuestion = { id: newId(), callId, text, choices: choicesIn(choices) };
      return {
        title: `Ask: ${text}`,
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run(signal) {
          // asked before it is told, so that an answer that comes at once finds its question
          const answered = questions.ask(question, sessionId, signal);
          yield { type: "question", question };
          const answer = await answered;
          yield { type: "question-answer", questionId: question.id, answer };
          signal.throwIfAborted();
          return answer === null ? `The user left this open. ${goOn}` : `The user's answer: ${answer}`;
        },
      };
    },
  });
}

const goOn = "Take what is most likely meant, and say in your answer what you took.";

function choicesIn(text: string): string[] {
  const lines = text.split("\n").map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, "").trim());
  return [...new Set(lines.filter((line) => line !== ""))].slice(0, mostChoices);
}
