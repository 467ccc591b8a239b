import type { Question, Reading } from "../../../agent/question.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { readCalculation } from "./read-calculation.ts";
import { readPlain } from "./read-plain.ts";
import { readPlaces } from "./read-places.ts";
import { readQuery } from "./read-query.ts";
import { readReplacement } from "./read-replacement.ts";
import { readRows } from "./read-rows.ts";
import { readWishes } from "./read-wishes.ts";
import { writeEntries } from "./write-entries.ts";
import type { Writer } from "./writer.ts";

/** What the model reads out of a request; null where it says nothing of that, it isn't sure, or it can't be asked. */
export async function* readRequest(
  writer: Writer,
  question: Exclude<Question, { about: "files" }>,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Reading | null> {
  switch (question.about) {
    case "replacement": {
      const replacement = yield* readReplacement(writer, question, signal);
      return replacement && { about: "replacement", replacement };
    }
    case "places": {
      const places = yield* readPlaces(writer, question, signal);
      return places && { about: "places", places };
    }
    case "wishes": {
      const wishes = yield* readWishes(writer, question, signal);
      return wishes && { about: "wishes", wishes };
    }
    case "rows": {
      const meant = yield* readRows(writer, { question: question.request, columns: question.columns }, signal);
      return meant && meant.length > 0 ? { about: "rows", path: question.path, meant } : null;
    }
    case "query": {
      const statement = yield* readQuery(writer, question, signal);
      if (statement === null) return null;
      const written = yield* writeEntries(writer, question, statement, signal);
      return { about: "query", path: question.path, statement, ...(written === null ? {} : { written }) };
    }
    case "calculation": {
      const calculation = yield* readCalculation(writer, question.request, signal);
      return calculation === null ? null : { about: "calculation", calculation };
    }
    case "plain": {
      const request = yield* readPlain(writer, question.request, signal);
      return request === null ? null : { about: "plain", request };
    }
    default:
      return question satisfies never;
  }
}
