import { useEffect, useState } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import type { ChatClient } from "../../../shared/ipc.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useStore } from "../../ui/store.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { App } from "../app.tsx";
import { Brand } from "../sidebar/brand.tsx";
import { WindowModelProvider } from "../state/window-model.tsx";
import { openPage, type OpenPage } from "./open-page.ts";

type Opening = { type: "opening" } | { type: "open"; page: OpenPage } | { type: "failed"; message: string };

/** Draws the page as soon as main has said what is in it; until then its outline. */
export function Start({ client, storage = localStorage }: { client: ChatClient; storage?: Storage }) {
  const [opening, setOpening] = useState<Opening>({ type: "opening" });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Opening) => {
      if (isCurrent) setOpening(next);
    };
    openPage(client, storage).then(
      (page) => show({ type: "open", page }),
      (cause: unknown) => show({ type: "failed", message: toFailure(cause).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, storage]);
  if (opening.type === "opening") return <Outline />;
  if (opening.type === "failed") return <Failed message={opening.message} />;
  return (
    <ErrorBoundary FallbackComponent={Crashed}>
      <OpenApp page={opening.page} />
    </ErrorBoundary>
  );
}

function OpenApp({ page: { model, navigator } }: { page: OpenPage }) {
  const { sessions } = useStore(model.sessions);
  return (
    <WindowModelProvider value={model}>
      <App navigator={navigator} sessions={sessions ?? []} />
    </WindowModelProvider>
  );
}

function Outline() {
  return (
    <div className="flex h-full" aria-busy>
      <div className="w-64 border-r border-line-soft bg-side px-2.5 pt-3.5 max-[860px]:w-52">
        <Brand />
      </div>
    </div>
  );
}

function Crashed({ error }: FallbackProps) {
  return <Failed message={toFailure(error).message} />;
}

function Failed({ message }: { message: string }) {
  return (
    <div className="mx-auto grid max-w-measure gap-3 p-8">
      <Notice tone="bad">This page of Hearth failed: {message} Your sessions are stored.</Notice>
      <Button className="justify-self-start" onClick={() => location.reload()}>
        Load it again
      </Button>
    </div>
  );
}
