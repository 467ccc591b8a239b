import type { PullProgress } from "../../shared/model.ts";
import { createTransferRate } from "../../shared/transfer-rate.ts";
import { paint, type Terminal } from "./terminal.ts";

/** Shows how far a download is. */
export type PullPrinter = {
  show(progress: PullProgress): void;
  /** Leaves nothing of the line behind. */
  clear(): void;
};

const erase = "\r\u001b[K";

/** On a terminal one line that changes; elsewhere only where it comes from, and what went wrong on the way. `now` is in milliseconds. */
export function pullPrinter(terminal: Terminal, now: () => number): PullPrinter {
  const rateOf = createTransferRate(now);
  let lastNote = "";
  let lastSource = "";
  let isShown = false;
  const clear = () => {
    if (isShown) terminal.err(erase);
    isShown = false;
  };
  return {
    clear,
    show(progress) {
      const { note = "" } = progress;
      if (note !== lastNote && note !== "") {
        clear();
        // only what is new of it: each problem is added to those before
        terminal.err(`${note.startsWith(lastNote) ? note.slice(lastNote.length).replace(/^\. /, "") : note}\n`);
      }
      lastNote = note;
      const rate = rateOf(progress);
      if (!terminal.canRedraw) {
        if (progress.stage !== "downloading" || progress.source === lastSource) return;
        lastSource = progress.source;
        terminal.err(`${progress.source}: ${amountText(progress)} …\n`);
        return;
      }
      terminal.err(`${erase}${paint(terminal, "dim", progressLine(progress, rate))}`);
      isShown = true;
    },
  };
}

/** "Hugging Face: 12 % (0.56 GB of 4.68 GB, 23 MB/s, 3 min left)" */
export function progressLine({ stage, source, received, total, unit }: PullProgress, rate: number | null): string {
  const share = total > 0 ? Math.floor((received / total) * 100) : 0;
  if (stage === "checking") return `${source}: checking that it is whole, ${share} %`;
  if (stage !== "downloading") return `${source}: ${stage}`;
  if (unit === "parts") return `${source}: ${share} % (part ${received} of ${total})`;
  const speed = rate === null ? "" : `, ${sizeText(rate)}/s`;
  const left = rate === null || rate <= 0 ? "" : `, ${timeText((total - received) / rate)} left`;
  return `${source}: ${share} % (${sizeText(received)} of ${sizeText(total)}${speed}${left})`;
}

function amountText({ received, total, unit }: PullProgress): string {
  if (unit === "parts") return `${total - received} parts are to come`;
  return `${sizeText(total - received)} are to come`;
}

/** A size in MB or GB, as downloads are told. */
export function sizeText(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

function timeText(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  return seconds < 6_000 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
