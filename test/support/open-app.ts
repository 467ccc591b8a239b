import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ElectronApplication, _electron as electron, type Page } from "@playwright/test";
import { electronBinary } from "./electron-binary.ts";

/** Hearth in a real window, with folders of its own. */
export type OpenApp = {
  app: ElectronApplication;
  /** The page of the chat. */
  page: Page;
  /** The folder of Hearth's data. */
  home: string;
  /** The view of the questions, once it is there. */
  questions(): Promise<Page>;
  /** Closes the window as a person would; all is stored then. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** The folder of the app; this checkout's where none is named. */
  folder?: string;
  /** Where its data are; a new folder where none is named, which is removed when the app is closed. */
  home?: string;
  env?: Readonly<Record<string, string>>;
};

const root = path.resolve(import.meta.dirname, "..", "..");

export async function openApp({ folder = root, home, env = {} }: OpenOptions = {}): Promise<OpenApp> {
  const scratch = await mkdtemp(path.join(tmpdir(), "hearth-app-"));
  const data = home ?? path.join(scratch, "data");
  await mkdir(data, { recursive: true });
  // a root's Electron doesn't start in its sandbox; everybody else's shall be tested in it
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  // Named in this way rather than by its path, Playwright holds the app back until it is ready to watch it. Otherwise it
  // may come too late, and waits for a beginning that has been.
  process.env["ELECTRON_OVERRIDE_DIST_PATH"] ??= path.dirname(electronBinary());
  const app = await electron.launch({
    args: [...asRoot, "--disable-gpu", folder],
    env: { ...ownEnvironment(), HEARTH_HOME: data, ...env },
    chromiumSandbox: asRoot.length === 0,
    colorScheme: null,
    timeout: 60_000,
  });
  const page = await app.firstWindow();
  return {
    app: askingAgain(app),
    page,
    home: data,
    async questions() {
      const find = () => app.windows().find((window) => window.url().startsWith("app://approval/"));
      return (
        find() ?? app.waitForEvent("window", { predicate: (window) => window.url().startsWith("app://approval/") })
      );
    },
    async close() {
      await app.close();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/** An answer is lost where Electron collects its garbage meanwhile. What is asked here may be asked again. */
function askingAgain(app: ElectronApplication): ElectronApplication {
  const ask = app.evaluate.bind(app) as (...given: unknown[]) => Promise<unknown>; // whatever is asked, as it was given
  const again = async (...given: unknown[]): Promise<unknown> => {
    for (let left = 4; ; left--) {
      try {
        return await ask(...given);
      } catch (cause) {
        if (left === 0 || !/garbage collected/.test(String(cause))) throw cause;
      }
    }
  };
  return Object.assign(app, { evaluate: again as ElectronApplication["evaluate"] });
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
