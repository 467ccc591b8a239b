import { type FormEvent, useState } from "react";
import type { UserQuestion } from "../../../shared/event.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import { useSessionActions } from "../state/session-actions.tsx";

/** What Hearth wants to know: choices, and room for another answer. */
export function AskCard({ question }: { question: UserQuestion }) {
  const { answer } = useSessionActions();
  const [text, setText] = useState("");
  const reply = (words: string | null) => void answer(question.id, words);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") reply(text);
  };
  return (
    <section aria-label="Hearth asks" className="grid gap-3 rounded-l border border-wait bg-surface px-3.5 py-3">
      <p className="wrap-anywhere whitespace-pre-wrap">
        <VisibleText text={question.text} />
      </p>
      {question.choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {question.choices.map((choice) => (
            <Button key={choice} className="max-w-full wrap-anywhere whitespace-normal!" onClick={() => reply(choice)}>
              <VisibleText text={choice} />
            </Button>
          ))}
        </div>
      )}
      <form onSubmit={onSubmit} className="flex gap-2">
        <TextField
          label="Your answer"
          placeholder={question.choices.length > 0 ? "Or in your own words" : "Your answer"}
          value={text}
          maxLength={20_000}
          onChange={(event) => setText(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" look="primary" disabled={text.trim() === ""}>
          Answer
        </Button>
        <Button look="quiet" onClick={() => reply(null)}>
          Leave open
        </Button>
      </form>
    </section>
  );
}
