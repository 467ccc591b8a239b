import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { defaultAgent } from "../../shared/agent.ts";
import type { WindowCommand } from "../../shared/ipc.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { followStream } from "../ui/follow-stream.ts";
import { useStore } from "../ui/store.ts";
import { CloudPanel } from "./cloud/cloud-panel.tsx";
import { AgentPicker } from "./composer/agent-picker.tsx";
import { ForecastNote } from "./composer/forecast-note.tsx";
import { ModelPicker } from "./composer/model-picker.tsx";
import { ConnectionsPanel } from "./connections/connections-panel.tsx";
import { MemoryPanel } from "./memory/memory-panel.tsx";
import { ModelsPanel } from "./models/models-panel.tsx";
import { Notices } from "./notices.tsx";
import { SchedulesPanel } from "./schedules/schedules-panel.tsx";
import { SessionPage } from "./session-page.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { NewSession } from "./start/new-session.tsx";
import type { Navigator } from "./state/navigator.ts";
import { SessionActionsProvider } from "./state/session-actions.tsx";
import { useWindowModel } from "./state/window-model.tsx";
import { TimesPanel } from "./times/times-panel.tsx";
import { UsagePanel } from "./usage/usage-panel.tsx";
import { useHasPopup } from "./use-has-popup.ts";
import { useAgents } from "./composer/use-agents.ts";
import { useKeys } from "./use-keys.ts";
import { useReadAhead } from "./use-read-ahead.ts";
import { useLayoutReport } from "./use-layout-report.ts";

/** The whole page: the sessions on the left, the one that is open, or the beginning of one, on the right. */
export function App({ navigator, sessions }: { navigator: Navigator; sessions: readonly SessionSummary[] }) {
  const { client, info, shelf, drafts, draftFiles } = useWindowModel();
  const { place, failure, news } = useStore(navigator);
  const { models, defaultId, pulls } = useStore(shelf);
  const [coveredHeight, setCoveredHeight] = useState(0);
  const [isPickerOpen, setPickerOpen] = useState(false);
  const [panel, setPanel] = useState<"models" | "cloud" | "usage" | "memory" | "schedules" | "connections" | null>(
    null,
  );
  const [timesOf, setTimesOf] = useState<string | null>(null);
  const composer = useRef<HTMLElement>(null);
  const sidebar = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const search = useRef<HTMLInputElement>(null);

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
    onSearch: useCallback(() => search.current?.focus(), []),
    onChooseModel: useCallback(() => setPickerOpen(true), []),
    onQuestion: useCallback(() => void client.window.goToQuestion().catch(() => {}), [client]),
    onStop: useCallback(() => void navigator.stop(), [navigator]),
  };
  const showModels = () => setPanel("models");
  const closePanel = () => setPanel(null);
  useKeys(actions);
  const forecast = useReadAhead(place, sessions);
  useCommands(
    {
      "new-session": actions.onNew,
      "open-folder": actions.onBrowse,
      "search-sessions": actions.onSearch,
      "import-session": () => void navigator.importSession(),
      "choose-model": actions.onChooseModel,
      "show-models": showModels,
      "show-connections": () => setPanel("connections"),
      stop: actions.onStop,
    },
    setCoveredHeight,
    navigator.open,
  );

  const agent = place.type === "new" ? place.profile : (summary?.profile ?? defaultAgent);
  const workspace = place.type === "new" ? place.folder : (summary?.workspace ?? null);
  const agents = useAgents(workspace, agent)?.filter((choice) => choice.state === "ready");
  const picker = (
    <>
      <ModelPicker
        modelId={place.type === "new" ? place.modelId : (summary?.modelId ?? null)}
        role={agents?.find(({ name }) => name === agent)?.role ?? "large"}
        onChoose={(modelId) => void navigator.chooseModel(modelId)}
        onShowModels={showModels}
        isOpen={isPickerOpen}
        onOpenChange={setPickerOpen}
      />
      <AgentPicker agent={agent} workspace={workspace} onChoose={(profile) => void navigator.chooseAgent(profile)} />
      <ForecastNote forecast={forecast} />
    </>
  );
  const offer = models?.find((model) => model.id === defaultId) ?? null;

  return (
    <div className="flex h-full">
      <Sidebar
        ref={sidebar}
        search={search}
        sessions={sessions}
        openId={openId}
        onOpen={navigator.open}
        onNew={begin}
        onRename={(id, title) => void navigator.rename(id, title)}
        onRemove={(id) => {
          drafts.write(id, "");
          draftFiles.write(id, []);
          void navigator.remove(id);
        }}
        onExport={(id, format) => void navigator.exportSession(id, format)}
        onImport={() => void navigator.importSession()}
        onShowTimes={setTimesOf}
        onShowModels={showModels}
        onShowCloud={() => setPanel("cloud")}
        onShowUsage={() => setPanel("usage")}
        onShowMemory={() => setPanel("memory")}
        onShowSchedules={() => setPanel("schedules")}
        onShowConnections={() => setPanel("connections")}
      />
      <main className="flex min-w-0 flex-1 flex-col">
        <Notices notice={info.notice} news={news} failure={failure?.message ?? null} onDismiss={navigator.dismiss} />
        {place.type === "session" && summary ? (
          <SessionActionsProvider value={navigator}>
            <SessionPage
              key={place.id}
              summary={summary}
              sessions={sessions}
              feed={place.feed}
              coveredHeight={coveredHeight}
              onSend={navigator.send}
              onStop={actions.onStop}
              onShowModels={showModels}
              onOpenSession={navigator.open}
              picker={picker}
              field={field}
              composer={composer}
            />
          </SessionActionsProvider>
        ) : (
          <NewSession
            folder={place.type === "new" ? place.folder : null}
            recent={recent}
            onPickFolder={navigator.begin}
            onBrowse={actions.onBrowse}
            hasModel={models === null || models.some((model) => model.installed && !model.use)}
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
      <ModelsPanel isOpen={panel === "models"} onClose={closePanel} />
      <CloudPanel isOpen={panel === "cloud"} onClose={closePanel} />
      <UsagePanel sessionId={openId} isOpen={panel === "usage"} onClose={closePanel} />
      <TimesPanel sessionId={timesOf} onClose={() => setTimesOf(null)} />
      <MemoryPanel isOpen={panel === "memory"} onClose={closePanel} />
      <SchedulesPanel isOpen={panel === "schedules"} onClose={closePanel} onOpenSession={navigator.open} />
      <ConnectionsPanel isOpen={panel === "connections"} onClose={closePanel} />
    </div>
  );
}

/** What the menu asks for, how much of the page the question covers, and which session a notification leads to. */
function useCommands(
  commands: Readonly<Record<WindowCommand, () => void>>,
  onCovered: (height: number) => void,
  onOpen: (sessionId: string) => void,
): void {
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
          else if (event.type === "open-session") onOpen(event.sessionId);
          else onCovered(event.height);
        },
      ),
    [client, onCovered, onOpen],
  );
}
