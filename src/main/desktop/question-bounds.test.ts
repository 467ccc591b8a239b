import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { questionBounds } from "./question-bounds.ts";

const window = { width: 1240, height: 820 };

test("a question stands above the composer, in the middle of the conversation", () => {
  expect(questionBounds({ window, composerHeight: 120, sidebarWidth: 256, wantedHeight: 200 })).toEqual({
    x: 358,
    y: 500,
    width: 780,
    height: 200,
  });
});

test("a long question ends below the header", () => {
  expect(questionBounds({ window, composerHeight: 120, sidebarWidth: 256, wantedHeight: 9000 })).toMatchObject({
    y: 56,
    height: 644,
  });
});

test("a page that says its composer fills the window can't push the question out of it", () => {
  expect(questionBounds({ window, composerHeight: 10_000, sidebarWidth: 10_000, wantedHeight: 0 })).toEqual({
    x: 430,
    y: 260,
    width: 780,
    height: 150,
  });
});

const pixels = fc.integer({ min: 0, max: 10_000 });

property.prop([fc.integer({ min: 720, max: 4000 }), fc.integer({ min: 300, max: 3000 }), pixels, pixels, pixels])(
  "whatever the pages say, the question is inside the window and can be read",
  (width, height, composerHeight, sidebarWidth, wantedHeight) => {
    const bounds = questionBounds({ window: { width, height }, composerHeight, sidebarWidth, wantedHeight });
    expect(bounds.x).toBeGreaterThanOrEqual(0);
    expect(bounds.y).toBeGreaterThanOrEqual(0);
    expect(bounds.x + bounds.width).toBeLessThanOrEqual(width + 1);
    expect(bounds.y + bounds.height).toBeLessThanOrEqual(height + 1);
    expect(bounds.width).toBeGreaterThanOrEqual(320);
    expect(bounds.height).toBeGreaterThanOrEqual(150);
  },
);
