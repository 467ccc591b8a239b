import type { IpcMainEvent, MessagePortMain, WebContents } from "electron";
import { expect, test } from "vitest";
import { acceptPorts } from "./accept-ports.ts";

/** As much of Electron as takes part: the real one is in the end-to-end tests. */
function page() {
  const closed: string[] = [];
  const served: string[] = [];
  let hear: (event: IpcMainEvent) => void = () => {};
  const port = (name: string) => ({ name, close: () => void closed.push(name) }) as unknown as MessagePortMain;
  const ipc = {
    on(_channel: string, listener: typeof hear) {
      hear = listener;
    },
  } as unknown as WebContents["ipc"];
  acceptPorts({ ipc }, "app://hearth", (accepted) => served.push((accepted as unknown as { name: string }).name));
  const send = (senderFrame: object | null, ...names: string[]) =>
    hear({ senderFrame, ports: names.map(port) } as unknown as IpcMainEvent);
  return { send, closed, served };
}

const main = { parent: null, origin: "app://hearth" };

test("the main frame of the chat page gets its port served", () => {
  const { send, served, closed } = page();
  send(main, "port");
  expect([served, closed]).toEqual([["port"], []]);
});

test.each([
  ["a frame inside the page", { parent: main, origin: "app://hearth" }],
  ["the view of the questions", { parent: null, origin: "app://approval" }],
  ["a page with a name that begins alike", { parent: null, origin: "app://hearth.example" }],
  ["a page of another scheme", { parent: null, origin: "https://hearth" }],
  ["a frame that is gone", null],
])("%s gets nothing", (_name, frame) => {
  const { send, served, closed } = page();
  send(frame, "port");
  expect([served, closed]).toEqual([[], ["port"]]);
});

test("a message without exactly one port is refused", () => {
  const { send, served, closed } = page();
  send(main);
  send(main, "one", "two");
  expect([served, closed]).toEqual([[], ["one", "two"]]);
});

test("after a reload the new port takes the place of the old", () => {
  const { send, served, closed } = page();
  send(main, "first");
  send(main, "second");
  expect([served, closed]).toEqual([["first", "second"], ["first"]]);
});
