import { expect, test } from "@playwright/test";
import { type HearthWindow, makeWindowPlace, openHearth, type WindowPlace } from "../support/hearth-window.ts";

let place: WindowPlace;
let hearth: HearthWindow;

test.beforeAll(async () => {
  place = makeWindowPlace("[ollama]\nenabled = false\n");
  hearth = await openHearth(place);
});

test.afterAll(async () => {
  await hearth.close();
  place.remove();
});

test("every page is sandboxed, isolated and without Node", async () => {
  const preferences = await hearth.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => contents.getLastWebPreferences()),
  );
  for (const each of preferences) {
    expect(each).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true });
    expect(each?.webviewTag ?? false).toBe(false);
  }
  expect(preferences.length).toBeGreaterThan(0);
});

test("the page has a strict policy: no inline script, no network", async () => {
  const policy = await hearth.page.evaluate(
    async () => (await fetch(location.href).catch(() => null))?.headers.get("content-security-policy") ?? "refused",
  );
  // with connect-src 'none' the page can't even ask for itself
  expect(policy).toBe("refused");
  const ran = await hearth.page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.wasRun = true";
    document.body.append(script);
    return "wasRun" in window;
  });
  expect(ran).toBe(false);
  const reached = await hearth.page.evaluate(async () => {
    const image = new Image();
    image.src = "http://127.0.0.1:9/x.png";
    return new Promise((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
    });
  });
  expect(reached).toBe(false);
});

test("it can't be led elsewhere, and opens no windows", async () => {
  const before = hearth.page.url();
  expect(before).toMatch(/^app:\/\//);
  const opened = await hearth.page.evaluate(() => window.open("https://example.org") === null);
  expect(opened).toBe(true);
  await hearth.page.evaluate(() => {
    location.href = "https://example.org/";
  });
  await hearth.page.waitForTimeout(500);
  expect(hearth.page.url()).toBe(before);
  expect(hearth.app.windows()).toHaveLength(1);
});

test("permissions of the browser are refused", async () => {
  const state = await hearth.page.evaluate(async () => {
    const media = await navigator.mediaDevices?.getUserMedia({ audio: true }).then(
      () => "granted",
      () => "denied",
    );
    return [Notification.permission, media ?? "denied"];
  });
  expect(state).toEqual(["denied", "denied"]);
});
