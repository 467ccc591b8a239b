import { describe, expect, test } from "vitest";
import { withoutPlacePhrases } from "./without-place-phrases.ts";

describe("a request without where it is to be done", () => {
  test.each([
    ["Ersetze Reis in allen Dateien im Ordner Menüs bitte mit Couscous", "Ersetze Reis mit Couscous"],
    ["In jedem Menü des Ordners Menüs müsste Couscous stehen", "müsste Couscous stehen"],
    ["swap hall for studio in every page of the folder texts, please", "swap hall for studio,"],
    ["in the web folder it should say studio everywhere", "it should say studio"],
    ["replace „in allen Dateien“ by „überall“", "replace „in allen Dateien“ by „überall“"],
    ["the boat is in the harbour", "the boat is in the harbour"],
  ])("%s", (request, plain) => {
    expect(withoutPlacePhrases(request)).toBe(plain);
  });
});
