import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const tapes = { "reel/take-3.wav": "a", "reel/take-11.wav": "b", "reel/take-104.wav": "c", "reel/plan.txt": "plan\n" };

describe("all files that are called like the one that is shown get a name like its new one", () => {
  test.each([
    "rename the takes in reel to three digits, take-003.wav instead of take-3.wav",
    "Benenn die Takes in reel bitte so um, dass die Nummer immer dreistellig ist, also „take-003.wav“ statt „take-3.wav“. In den Dateien selbst nichts ändern.",
  ])("with zeros: %s", async (request) => {
    expect(await placed(request, tapes)).toEqual({
      "reel/take-3.wav": "reel/take-003.wav",
      "reel/take-11.wav": "reel/take-011.wav",
    });
  });

  test("with their date in another order, but not in the folder that stays", async () => {
    const files = {
      "log/Log 14.12.2023.txt": "a",
      "log/Log 02.03.2024.txt": "b",
      "log/Log.txt": "c",
      "old/Log 01.01.2020.txt": "d",
    };
    const request =
      "kannst du die Dateien in log umbenennen? Aus „Log 14.12.2023.txt“ wird „Log 2023-12-14.txt“. Der Ordner old bleibt wie er ist.";
    expect(await placed(request, files)).toEqual({
      "log/Log 14.12.2023.txt": "log/Log 2023-12-14.txt",
      "log/Log 02.03.2024.txt": "log/Log 2024-03-02.txt",
    });
  });

  test.each([
    "rename reel/take-3.wav to take-003.wav please",
    "rename take-3.wav to take-003.wav. all other files stay",
    "rename take-3.wav to take-003.wav in all files that mention it",
  ])("and of one file only that one: %s", async (request) => {
    expect(await placed(request, tapes)).toEqual({
      "reel/take-3.wav": "reel/take-003.wav",
    });
  });

  test("and none where the rule isn't clear, not even the one that is shown", async () => {
    const request = "rename the files in reel so that it's clear what they are, 'kettle.wav' instead of 'take-3.wav'";
    expect(await placed(request, tapes)).toBeNull();
  });

  test("and none where a name is taken", async () => {
    const files = { ...tapes, "reel/take-011.wav": "d" };
    expect(
      await placed("rename the takes in reel to three digits, take-003.wav instead of take-3.wav", files),
    ).toBeNull();
  });
});
