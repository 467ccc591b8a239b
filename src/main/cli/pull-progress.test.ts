import { expect, test } from "vitest";
import type { PullProgress } from "../../shared/model.ts";
import { progressLine, pullPrinter } from "./pull-progress.ts";

const at = (received: number, note?: string): PullProgress => {
  const progress = { stage: "downloading", source: "Hugging Face", received, total: 4e9, unit: "bytes" } as const;
  return note === undefined ? progress : { ...progress, note };
};

function terminal(canRedraw: boolean) {
  const told: string[] = [];
  return {
    told,
    out: () => {},
    err: (text: string) => void told.push(text),
    ask: null,
    askSecret: null,
    hasColours: false,
    canRedraw,
  };
}

test("the line tells share, amount, speed and time", () => {
  expect(progressLine(at(1e9), 20e6)).toBe("Hugging Face: 25 % (1.00 GB of 4.00 GB, 20 MB/s, 3 min left)");
  expect(progressLine(at(0), null)).toBe("Hugging Face: 0 % (0.0 MB of 4.00 GB)");
  expect(progressLine({ ...at(3, ""), total: 22, unit: "parts" }, null)).toBe("Hugging Face: 13 % (part 3 of 22)");
});

test("on a terminal the line is written over, and problems stay above it", () => {
  const screen = terminal(true);
  let now = 0;
  const printer = pullPrinter(screen, () => now);
  for (const received of [0, 2e9]) {
    printer.show(at(received));
    now += 2_000;
  }
  printer.show(at(2e9, "it asks to wait for 5 s"));
  printer.clear();
  const erase = "\r\u001b[K";
  expect(screen.told).toEqual([
    `${erase}Hugging Face: 0 % (0.0 MB of 4.00 GB)`,
    `${erase}Hugging Face: 50 % (2.00 GB of 4.00 GB, 1.00 GB/s, 2 s left)`,
    erase,
    "it asks to wait for 5 s\n",
    `${erase}Hugging Face: 50 % (2.00 GB of 4.00 GB, 500 MB/s, 4 s left)`,
    erase,
  ]);
});

test("without a terminal it is only told where the model comes from, and problems, each once", () => {
  const pipe = terminal(false);
  const printer = pullPrinter(pipe, () => 0);
  for (const progress of [at(0), at(1, "One"), at(2, "One"), at(3, "One. Two"), at(4e9, "One. Two")])
    printer.show(progress);
  printer.clear();
  expect(pipe.told).toEqual(["Hugging Face: 4.00 GB are to come …\n", "One\n", "Two\n"]);
});
