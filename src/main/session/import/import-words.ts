import type { Mending } from "./mend-messages.ts";

/** What became of a conversation when it was imported, in sentences for the person. */
export function importWords(name: string, { unanswered, orphans, twice, unreadable, refused }: Mending): string {
  const sentences = [
    `Imported from ${name}. Hearth hasn't checked what it says, and nothing that was allowed there is allowed here.`,
    unanswered > 0 ? `${count(unanswered, "call")} had no result; the model is told so.` : "",
    orphans > 0 ? `${count(orphans, "result")} belonged to no call and ${was(orphans)} left out.` : "",
    twice > 0 ? `${count(twice, "message")} ${was(twice)} there twice and ${was(twice)} taken once.` : "",
    unreadable > 0 ? `${count(unreadable, "part")} couldn't be read and ${was(unreadable)} left out.` : "",
    refused > 0 ? `${count(refused, "attached file")} couldn't be read and ${was(refused)} left out.` : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? "" : "s"}`;
const was = (amount: number) => (amount === 1 ? "was" : "were");
