import { expect, test } from "vitest";
import { fakeWindowServices } from "../../../test/support/fake-window-services.ts";
import type { Question } from "../../shared/ipc.ts";
import type { PermissionRequest } from "../../shared/permission.ts";
import { questionDesk } from "./question-desk.ts";

const request = (id: string): PermissionRequest => {
  return { id, callId: `call-${id}`, tool: "bash", title: "Run", actions: [], preview: null, hash: `hash-${id}` };
};

function deskWithClock() {
  const services = fakeWindowServices();
  const clock = { ms: 0 };
  const desk = questionDesk({ ...services, home: "/home/ada", now: () => clock.ms });
  const seen: (string | null)[] = [];
  desk.follow((question: Question | null) => seen.push(question && `${question.request.id} +${question.others}`));
  const { id } = services.addSession({ title: "Tidy up" });
  return { services, desk, clock, seen, id };
}

test("only a question of the session on the screen is put, the oldest first", () => {
  const { services, desk, seen, id } = deskWithClock();
  const other = services.addSession({});
  void services.ask(other.id, request("elsewhere"));
  desk.show(id);
  expect(desk.current()).toBeNull();
  void services.ask(id, request("first"));
  void services.ask(id, request("second"));
  expect(desk.current()).toMatchObject({ request: { id: "first" }, sessionTitle: "Tidy up", others: 1 });
  desk.show(other.id);
  desk.show(null);
  expect(seen).toEqual(["first +0", "first +1", "elsewhere +0", null]);
});

test("an answer counts once, and the next question takes the place", async () => {
  const { services, desk, clock, id } = deskWithClock();
  desk.show(id);
  const answered = services.ask(id, request("first"));
  void services.ask(id, request("second"));
  clock.ms = 1000;
  expect(desk.answer("first", "hash-first", "once")).toBe(true);
  expect(await answered).toBe("once");
  expect(desk.answer("first", "hash-first", "once")).toBe(false);
  expect(desk.current()).toMatchObject({ request: { id: "second" }, others: 0 });
});

test("nobody can have read a question in less than 400 ms, so only a no is taken before", async () => {
  const { services, desk, clock, id } = deskWithClock();
  desk.show(id);
  const first = services.ask(id, request("first"));
  void services.ask(id, request("second"));
  clock.ms = 399;
  expect(desk.answer("first", "hash-first", "always")).toBe(false);
  expect(desk.answer("first", "hash-first", "deny")).toBe(true);
  expect(await first).toBe("deny");
  // the second came up only now
  clock.ms = 500;
  expect(desk.answer("second", "hash-second", "once")).toBe(false);
  clock.ms = 799;
  expect(desk.answer("second", "hash-second", "once")).toBe(true);
});

test("an answer to another question than the one on the screen does nothing", () => {
  const { services, desk, clock, id } = deskWithClock();
  desk.show(id);
  void services.ask(id, request("first"));
  void services.ask(id, request("second"));
  clock.ms = 1000;
  expect(desk.answer("second", "hash-second", "once")).toBe(false);
  expect(desk.answer("first", "hash-second", "once")).toBe(false);
  desk.show(null);
  expect(desk.answer("first", "hash-first", "once")).toBe(false);
  expect(services.gate.pending()).toHaveLength(2);
});

test("a question that went away and came back must be read again", () => {
  const { services, desk, clock, id } = deskWithClock();
  desk.show(id);
  void services.ask(id, request("first"));
  clock.ms = 1000;
  desk.show(null);
  clock.ms = 2000;
  desk.show(id);
  clock.ms = 2100;
  expect(desk.answer("first", "hash-first", "once")).toBe(false);
});
