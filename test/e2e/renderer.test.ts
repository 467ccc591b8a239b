import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/scene-window.ts";

test("every view is sandboxed, isolated and without Node", async ({ openScene }) => {
  const window = await openScene("question");
  await window.questions();
  const preferences = await window.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      // Electron's types leave out what it is there for: to look at the preferences
      const { getLastWebPreferences } = contents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      const all = getLastWebPreferences.call(contents);
      const names = [
        "sandbox",
        "contextIsolation",
        "nodeIntegration",
        "nodeIntegrationInSubFrames",
        "nodeIntegrationInWorker",
        "webSecurity",
        "webviewTag",
        "allowRunningInsecureContent",
        "experimentalFeatures",
        "spellcheck",
      ];
      return Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
    }),
  );
  const wanted = {
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    webviewTag: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    spellcheck: false,
  };
  expect(preferences).toEqual([wanted, wanted]);
});

test("the operating system confines what draws the pages", async ({ openScene }) => {
  test.skip(
    process.platform !== "linux" || process.getuid?.() === 0,
    "Only Linux says so in /proc, and a root's Electron has no sandbox.",
  );
  const window = await openScene("idle");
  const pid = await window.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getOSProcessId());
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  expect(status).toMatch(/^Seccomp:\t2$/m);
});

test("a page has nothing of Node or Electron, and nothing of its preload but the hand-over", async ({ openScene }) => {
  const { page } = await openScene("idle");
  const found = await page.evaluate(() =>
    [
      "require",
      "process",
      "module",
      "Buffer",
      "electron",
      "ipcRenderer",
      "hearth",
      "api",
      "__dirname",
      "global",
    ].filter((name) => name in globalThis),
  );
  expect(found).toEqual([]);
});

test("the policy keeps scripts, styles, frames and requests out that aren't ours", async ({ openScene }) => {
  const { page } = await openScene("idle");
  const outcome = await page.evaluate(async () => {
    const tried: Record<string, string> = {};
    const attempt = async (name: string, act: () => unknown) => {
      try {
        tried[name] = String(await act());
      } catch (cause) {
        tried[name] = `refused: ${(cause as Error).name}`;
      }
    };
    const loads = (element: HTMLElement & { src?: string }) =>
      new Promise((resolve) => {
        element.addEventListener("load", () => resolve("loaded"));
        element.addEventListener("error", () => resolve("refused"));
        setTimeout(() => resolve("refused"), 800);
        document.body.append(element);
      });
    const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, set: Partial<HTMLElementTagNameMap[Name]>) =>
      Object.assign(document.createElement(name), set);
    await attempt("eval", () => (0, eval)("1"));
    await attempt("inline script", () => {
      document.body.append(make("script", { textContent: "window.inlineRan = true" }));
      return "inlineRan" in window ? "ran" : "refused";
    });
    await attempt("fetch", () => fetch("https://example.com/").then(() => "fetched"));
    await attempt("fetch of a page", () => fetch("app://approval/approval/index.html").then(() => "fetched"));
    await attempt(
      "socket",
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket("wss://example.com/");
          socket.addEventListener("open", () => resolve("opened"));
          socket.addEventListener("error", () => resolve("refused"));
        }),
    );
    await attempt("beacon", () => (navigator.sendBeacon("https://example.com/", "x") ? "sent" : "refused"));
    await attempt("picture", () => loads(make("img", { src: "https://example.com/x.png" })));
    await attempt("data picture", () => loads(make("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" })));
    await attempt("script from elsewhere", () => loads(make("script", { src: "https://example.com/x.js" })));
    await attempt("style from elsewhere", () =>
      loads(make("link", { rel: "stylesheet", href: "https://example.com/x.css" })),
    );
    await attempt("frame", async () => {
      const frame = make("iframe", { src: "app://hearth/chat/index.html" });
      await loads(frame);
      return frame.contentDocument?.getElementById("root") ? "drawn" : "refused";
    });
    await attempt("worker", () => new Worker(URL.createObjectURL(new Blob(["1"]))) && "started");
    await attempt("inline style", () => {
      const box = document.createElement("div");
      box.setAttribute("style", "position: fixed");
      document.body.append(box);
      return getComputedStyle(box).position === "fixed" ? "taken" : "refused";
    });
    return tried;
  });
  const allowed = Object.entries(outcome).filter(([, result]) => !result.startsWith("refused"));
  // a worker may be made, and then finds its script refused
  expect(allowed.filter(([name]) => name !== "worker")).toEqual([]);
});

test("a page can go nowhere, and open nothing", async ({ openScene }) => {
  const { page, app } = await openScene("idle");
  const before = page.url();
  for (const address of [
    "https://example.com/",
    "file:///etc/passwd",
    "app://approval/approval/index.html",
    "app://hearth/approval/index.html",
    "javascript:document.write('x')",
    "data:text/html,x",
  ]) {
    await page
      .evaluate((to) => {
        window.open(to);
        window.open(to, "_self");
        location.href = to;
        const link = Object.assign(document.createElement("a"), { href: to, target: "_blank" });
        document.body.append(link);
        link.click();
        link.dispatchEvent(new MouseEvent("auxclick", { button: 1, bubbles: true }));
        const form = Object.assign(document.createElement("form"), { action: to, method: "post" });
        document.body.append(form);
        form.submit();
        const refresh = document.createElement("meta");
        refresh.httpEquiv = "refresh";
        refresh.content = `0;url=${to}`;
        document.head.append(refresh);
      }, address)
      .catch(() => {}); // a page that is on its way elsewhere would fail here, and the rest then finds it there
    await page.waitForTimeout(150);
  }
  expect(page.url()).toBe(before);
  await expect(page.getByRole("textbox")).toBeVisible();
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});

test("a page that was taken over can't answer a question, open a folder or reach the other view", async ({
  openScene,
}) => {
  const opened = await openScene("question");
  await (await opened.questions()).getByRole("alertdialog").waitFor();
  const { page } = opened;
  const replies = await page.evaluate(async () => {
    const heard: string[] = [];
    const knock = (message: unknown, count = 1) => {
      const channels = Array.from({ length: count }, () => new MessageChannel());
      for (const { port1 } of channels) {
        port1.addEventListener("message", ({ data }) => heard.push(String(data)));
        port1.start();
      }
      window.postMessage(
        message,
        location.origin,
        channels.map(({ port2 }) => port2),
      );
      return channels[0]?.port1;
    };
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const name of ["hearth:port", "hearth:approval", "hearth:port:approval", "ELECTRON_BROWSER_REQUIRE"])
      knock(name, 2);
    await pause(200);
    // a port of its own, as the page has one: whatever is asked for through it is answered by the chat's router
    const port = knock("hearth:port");
    await pause(200);
    const paths = [
      "answer",
      "approval/answer",
      "gate/answer",
      "question",
      "sessions/answer",
      "__proto__/answer",
      "constructor",
      "setHeight",
    ];
    const input = { requestId: "request-edit", hash: "hash-edit", answer: "once" };
    paths.forEach((path, index) =>
      port?.postMessage(JSON.stringify({ i: `${index}`, p: { u: `http://orpc/${path}`, b: { json: input } } })),
    );
    port?.postMessage(
      JSON.stringify({
        i: "90",
        p: { u: "http://orpc/sessions/create", b: { json: { workspace: "/etc", modelId: null } } },
      }),
    );
    port?.postMessage("not even JSON");
    port?.postMessage({ odd: new Map([[1, 2]]) });
    await pause(600);
    return heard;
  });
  expect(replies.filter((reply) => /"s":(4\d\d|5\d\d)/.test(reply) || reply.includes("NOT_FOUND"))).not.toEqual([]);
  expect(await opened.pending()).toBe(1);
  expect((await opened.calls()).filter(([name]) => name === "answer" || name === "create")).toEqual([]);
});

test("no page is given a permission, but for copying text in the chat", async ({ openScene }) => {
  const { page } = await openScene("idle");
  const states = await page.evaluate(async () => {
    const ask = async (name: string) => {
      const status = await navigator.permissions.query({ name: name as PermissionName });
      return `${name} ${status.state}`;
    };
    return Promise.all(["geolocation", "notifications", "camera", "microphone", "midi", "clipboard-read"].map(ask));
  });
  expect(states.filter((state) => !state.endsWith("denied"))).toEqual([]);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("a page that crashes comes back to where it was, and nothing else notices", async ({ openScene }) => {
  const window = await openScene("question");
  await (await window.questions()).getByRole("alertdialog").waitFor();
  await window.page.getByRole("button", { name: /^Opening hours/ }).click();
  await window.page.getByRole("heading", { name: "Opening hours" }).waitFor();
  await window.app.evaluate(({ webContents }) => {
    for (const contents of webContents.getAllWebContents()) contents.forcefullyCrashRenderer();
  });
  const title = () =>
    window.app.evaluate(({ webContents }) =>
      webContents
        .getAllWebContents()
        .map((contents) => contents.getTitle())
        .toSorted(),
    );
  await expect.poll(title).toContain("Opening hours – Hearth");
  expect(await window.pending()).toBe(1);
});
