import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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
      return Object.fromEntries(names.map((name) => [name, all[name] ?? false]));
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

// Only Linux says so in /proc, and a root's Electron has no sandbox: there is nothing to be tested then, so nothing is skipped.
if (process.platform === "linux" && process.getuid?.() !== 0) {
  test("the operating system confines what draws the pages", async ({ openScene }) => {
    const window = await openScene("idle");
    const pid = await window.app.evaluate(({ webContents }) => webContents.getAllWebContents()[0]?.getOSProcessId());
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(status).toMatch(/^Seccomp:\t2$/m);
  });
}

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
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? "");
    response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const { page } = await openScene("idle");
  const outcome = await page.evaluate(tryPolicy, `http://127.0.0.1:${port}`);
  server.close();
  expect(Object.entries(outcome).filter(([, result]) => !result.startsWith("refused"))).toEqual([]);
  expect(heard).toEqual([]);
});

/** Runs in the page: everything that a script could try to get in or out by. */
async function tryPolicy(elsewhere: string): Promise<Record<string, string>> {
  const tried: Record<string, string> = {};
  const attempt = async (name: string, act: () => unknown) => {
    // what a debugger runs may use eval; what runs later may not
    await new Promise((resolve) => setTimeout(resolve));
    try {
      tried[name] = String(await act());
    } catch (cause) {
      tried[name] = `refused: ${(cause as Error).name}`;
    }
  };
  const outcomeOf = (target: EventTarget, good: string) =>
    new Promise<string>((resolve) => {
      target.addEventListener(good, () => resolve(good));
      target.addEventListener("error", () => resolve("refused"));
      setTimeout(() => resolve("refused: nothing happened"), 800);
    });
  const added = (element: HTMLElement) => {
    document.body.append(element);
    return outcomeOf(element, "load");
  };
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, set: Partial<HTMLElementTagNameMap[Name]>) =>
    Object.assign(document.createElement(name), set);
  await attempt("eval", () => (0, eval)("1"));
  await attempt("a function from text", () => new Function("return 1")());
  await attempt("inline script", () => {
    document.body.append(make("script", { textContent: "window.inlineRan = true" }));
    return "inlineRan" in window ? "ran" : "refused";
  });
  await attempt("handler in HTML", () => {
    const box = document.createElement("div");
    box.innerHTML = "<img src=x onerror='window.handlerRan = true'>";
    document.body.append(box);
    return new Promise((resolve) => setTimeout(() => resolve("handlerRan" in window ? "ran" : "refused"), 200));
  });
  await attempt("fetch", async () => (await fetch(`${elsewhere}/fetch`)).status);
  await attempt("fetch of a page", async () => (await fetch("app://approval/approval/index.html")).status);
  await attempt("fetch of our own page", async () => (await fetch(location.href)).status);
  await attempt("socket", () => outcomeOf(new WebSocket(`${elsewhere.replace("http", "ws")}/socket`), "open"));
  await attempt("event source", () => outcomeOf(new EventSource(`${elsewhere}/events`), "open"));
  await attempt("picture", () => added(make("img", { src: `${elsewhere}/picture` })));
  await attempt("data picture", () => added(make("img", { src: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" })));
  await attempt("script", () => added(make("script", { src: `${elsewhere}/script` })));
  await attempt("style", () => added(make("link", { rel: "stylesheet", href: `${elsewhere}/style` })));
  await attempt("video", () => {
    const video = make("video", { src: `${elsewhere}/video` });
    document.body.append(video);
    return outcomeOf(video, "loadeddata");
  });
  await attempt("font", () => new FontFace("x", `url(${elsewhere}/font)`).load());
  await attempt("worker", () => outcomeOf(new Worker(URL.createObjectURL(new Blob(["postMessage(1)"]))), "message"));
  await attempt("inline style", () => {
    const box = document.createElement("div");
    box.setAttribute("style", "position: fixed");
    document.body.append(box);
    return getComputedStyle(box).position === "fixed" ? "taken" : "refused";
  });
  await attempt("frame", async () => {
    const frame = make("iframe", { src: "app://hearth/chat/index.html" });
    await added(frame);
    return frame.contentDocument?.getElementById("root") ? "drawn" : "refused";
  });
  navigator.sendBeacon(`${elsewhere}/beacon`, "x"); // says that it will, whatever it then does
  document.head.append(make("link", { rel: "prefetch", href: `${elsewhere}/prefetch` }));
  document.head.append(make("link", { rel: "preconnect", href: elsewhere }));
  new Image().src = `${elsewhere}/unseen`;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return tried;
}

test("a page can go nowhere, and open nothing", async ({ openScene }) => {
  const { page, app } = await openScene("idle");
  const before = page.url();
  const addresses = [
    "https://example.com/",
    "file:///etc/passwd",
    "app://approval/approval/index.html",
    "app://hearth/approval/index.html",
    "javascript:document.write('x')",
    "data:text/html,x",
  ];
  // in the page, but not through it: Playwright would wait for the end of each navigation that was begun
  await app.evaluate(
    async ({ BrowserWindow }, [attack, list]) => {
      await BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(`(${attack})(${list})`, true);
    },
    [String(leave), JSON.stringify(addresses)],
  );
  const after = await app.evaluate(async ({ BrowserWindow }) => ({
    windows: BrowserWindow.getAllWindows().length,
    isUsable: await BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      "Boolean(document.querySelector('textarea'))",
    ),
  }));
  expect(after).toEqual({ windows: 1, isUsable: true });
  const urls = () =>
    app.evaluate(({ webContents }) => webContents.getAllWebContents().map((contents) => contents.getURL()));
  // the view for questions has no address before it is loaded
  await expect
    .poll(async () => (await urls()).toSorted())
    .toEqual(["app://approval/approval/index.html", before].toSorted());
});

/** Runs in the page: every way to leave it. */
async function leave(addresses: string[]): Promise<void> {
  for (const to of addresses) {
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
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

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
