import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { WindowCommand } from "../../shared/ipc.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { followStream } from "../ui/follow-stream.ts";
import { useStore } from "../ui/store.ts";
import { ModelPicker } from "./composer/model-picker.tsx";
import { ModelsPanel } from "./models/models-panel.tsx";
import { Notices } from "./notices.tsx";
import { SessionPage } from "./session-page.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { NewSession } from "./start/new-session.tsx";
import type { Navigator } from "./state/navigator.ts";
import { useWindowModel } from "./state/window-model.tsx";
import { useHasPopup } from "./use-has-popup.ts";
import { useKeys } from "./use-keys.ts";
import { useLayoutReport } from "./use-layout-report.ts";

/** The whole page: the sessions on the left, the one that is open, or the beginning of one, on the right. */
export function App({ navigator, sessions }: { navigator: Navigator; sessions: readonly SessionSummary[] }) {
  const { client, info, shelf, drafts } = useWindowModel();
  const { place, failure } = useStore(navigator);
  const { models, defaultId, pulls } = useStore(shelf);
  const [coveredHeight, setCoveredHeight] = useState(0);
  const [isPickerOpen, setPickerOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const composer = useRef<HTMLElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const openId = place.type === "session" ? place.id : null;
  const summary = sessions.find(({ id }) => id === openId);
  const recent = useMemo(() => [...new Set(sessions.map(({ workspace }) => workspace))].slice(0, 8), [sessions]);
  // what is open stands where the question would, and the question lies above the whole page: it comes back afterwards
  const hasPopup = useHasPopup();
  useLayoutReport(client, hasPopup ? null : openId, composer, sidebar);
  useEffect(() => field.current?.focus(), [openId]);

  const begin = useCallback(() => {
    navigator.begin(recent[0] ?? null);
    field.current?.focus();
  }, [navigator, recent]);
  const actions = {
    onNew: begin,
    onBrowse: useCallback(() => void navigator.browse(), [navigator]),
    onChooseModel: useCallback(() => setPickerOpen(true), []),
    onQuestion: useCallback(() => void client.window.goToQuestion().catch(() => {}), [client]),
    onStop: useCallback(() => void navigator.stop(), [navigator]),
  };
  const showModels = () => setPanelOpen(true);
  useKeys(actions);
  useCommands(
    {
      "new-session": actions.onNew,
      "open-folder": actions.onBrowse,
      "choose-model": actions.onChooseModel,
      "show-models": showModels,
      stop: actions.onStop,
    },
    setCoveredHeight,
  );

  const picker = (
    <ModelPicker
      modelId={place.type === "new" ? place.modelId : (summary?.modelId ?? null)}
      onChoose={(modelId) => void navigator.chooseModel(modelId)}
      onShowModels={showModels}
      isOpen={isPickerOpen}
      onOpenChange={setPickerOpen}
    />
  );
  const offer = models?.find((model) => model.id === defaultId) ?? null;

  return (
    <div className="flex h-full">
      <Sidebar
        ref={sidebar}
        sessions={sessions}
        openId={openId}
        onOpen={navigator.open}
        onNew={begin}
        onRename={(id, title) => void navigator.rename(id, title)}
        onRemove={(id) => {
          drafts.write(id, "");
          void navigator.remove(id);
        }}
        onShowModels={showModels}
      />
      <main className="flex min-w-0 flex-1 flex-col">
        <Notices notice={info.notice} failure={failure?.message ?? null} onDismissFailure={navigator.dismiss} />
        {place.type === "session" && summary ? (
          <SessionPage
            key={place.id}
            summary={summary}
            feed={place.feed}
            coveredHeight={coveredHeight}
            onSend={navigator.send}
            onStop={actions.onStop}
            onShowModels={showModels}
            picker={picker}
            field={field}
            composer={composer}
          />
        ) : (
          <NewSession
            folder={place.type === "new" ? place.folder : null}
            recent={recent}
            onPickFolder={navigator.begin}
            onBrowse={actions.onBrowse}
            hasModel={models === null || models.some((model) => model.installed)}
            offer={offer && (!offer.installed || pulls[offer.id]) ? offer : null}
            onShowModels={showModels}
            onSend={navigator.send}
            onTry={(text) => {
              drafts.write(null, text);
              field.current?.focus();
            }}
            picker={picker}
            field={field}
            composer={composer}
          />
        )}
      </main>
      <ModelsPanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
    </div>
  );
}

/** What the menu asks for, and how much of the page the question covers. */
function useCommands(commands: Readonly<Record<WindowCommand, () => void>>, onCovered: (height: number) => void): void {
  const { client } = useWindowModel();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(
    () =>
      followStream(
        (signal) => client.window.follow(undefined, { signal }),
        (event) => {
          if (event.type === "command") latest.current[event.command]();
          else onCovered(event.height);
        },
      ),
    [client, onCovered],
  );
}
