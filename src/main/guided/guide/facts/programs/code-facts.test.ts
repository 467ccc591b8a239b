import { expect, test } from "vitest";
import { codeFacts, countedCodeIn } from "./code-facts.ts";
import { codeParts } from "./code-parts.ts";

const python = `"""Shapes. Each def below takes millimetres.

def not_here(): pass
"""
import math


def area(radius):
    return math.pi * radius**2  # def nor_here():


# def ellipse(a, b):
#     return a * b


async def load(path):
    """def either():"""


class Shape:
    def draw(self):
        def point(x):
            return x

    def name(self): ...


if math:
    def inch(value):
        return value
`;
const script = `/* function old() {} */
import fs from "node:fs";
// function gone() {}
export async function load(path) {
  const read = (text) => text;
  return read(path);
}
const twice = (value: number): number => value * 2;
const text = "function in() {}";
export default class Reader {
  read() {}
}
`;

test("comments and texts have no parts", () => {
  expect(codeParts("a.py", python)?.map(({ kind, name, isWithin }) => [kind, name, isWithin])).toEqual([
    ["function", "area", false],
    ["function", "load", false],
    ["class", "Shape", false],
    ["method", "draw", false],
    ["function", "point", true],
    ["method", "name", false],
    ["function", "inch", false],
  ]);
  expect(codeParts("a.ts", script)?.map(({ kind, name, isWithin }) => [kind, name, isWithin])).toEqual([
    ["function", "load", false],
    ["function", "read", true],
    ["function", "twice", false],
    ["class", "Reader", false],
  ]);
  expect(codeParts("a.go", "func one() {}\n// func two() {}\nfunc (s *S) three() {}\n")).toHaveLength(2);
  expect(codeParts("a.cob", "PROGRAM-ID. A.")).toBeNull();
});

test.each([
  ["how many functions are in there by now?", 3, false],
  ["number of classes", 1, true],
  ["how many methods does Shape have", 2, true],
  ["Wie viele Funktionen hat shapes.py?", 3, false],
  ["shapes.pyの関数はいくつありますか", 3, false],
])("%s", (request, count, isAll) => {
  const counted = countedCodeIn(codeFacts("shapes.py", python, request));
  expect([counted?.count, counted?.isAll]).toEqual([count, isAll]);
});

test.each([
  ["how many lines does the function area have?", "shapes.py"],
  ["what do the functions do?", "shapes.py"],
  ["how many tests are there", "shapes.py"],
  ["how many functions are described?", "notes.md"],
])("nothing is counted for %s (%s)", (request, path) => {
  expect(codeFacts(path, python, request)).toBe("");
});
