import { describe, expect, test } from "vitest";
import { exchangedTexts } from "./said-exchange.ts";

describe("one text for another, said by a sentence", () => {
  test.each([
    ["swap out hall for studio", "hall", "studio"],
    ["Tausche Reis gegen Couscous aus, Milchreis bleibt", "Reis", "Couscous"],
    ["bitte Reis gegen Couscous austauschen", "Reis", "Couscous"],
    ["soll statt Reis Couscous stehen", "Reis", "Couscous"],
    ["wherever it says hall, it should say studio", "hall", "studio"],
    ["Wo bisher Reis steht, soll Couscous hin", "Reis", "Couscous"],
    ["use studio wherever they have hall", "hall", "studio"],
    ["substitute Kim Ray for Tom Reed", "Tom Reed", "Kim Ray"],
    ["couscous für reis einsetzen", "reis", "couscous"],
    ["Bei uns geht kein Reis mehr. Da müsste stattdessen Couscous stehen, sonst nichts.", "Reis", "Couscous"],
    ["「広間」の代わりに「工房」にして", "広間", "工房"],
    ["全ファイルでhallをstudioに置き換えてください", "hall", "studio"],
  ])("is told whichever comes first: %s", (request, find, put) => {
    expect(exchangedTexts(request).surely).toContainEqual({ find, put });
  });

  test.each([
    ["mach aus dem Reis Couscous", "Reis", "Couscous"],
    ["Aus Reis wird Couscous", "Reis", "Couscous"],
    ["Listen werden zu Tabellen", "Listen", "Tabellen"],
    ["hall becomes studio", "hall", "studio"],
  ])("is kept apart where things may become others: %s", (request, find, put) => {
    const { surely, becoming } = exchangedTexts(request);
    expect(surely).toEqual([]);
    expect(becoming).toContainEqual({ find, put });
  });

  test.each([
    "Tausch Reis noch nicht gegen Couscous aus",
    "don't swap hall for studio",
    "Which pages say studio where we say hall?",
    "We have no rice any more.",
    "Write an invoice for Smith",
    "put sugar for Anna on the list",
    "Tausche Anna mit Ben",
    "Tom Reed will be there",
    "calc_total should be rounded",
    "Kann man Reis gegen Couscous austauschen?",
    "広間を工房に置き換えないでください",
  ])("isn't told where it is denied or asked: %s", (request) => {
    expect(exchangedTexts(request)).toEqual({ surely: [], becoming: [] });
  });
});
