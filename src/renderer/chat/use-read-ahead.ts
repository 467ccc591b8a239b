import { useEffect, useState } from "react";
import { defaultAgent } from "../../shared/agent.ts";
import type { Forecast } from "../../shared/message.ts";
import type { SessionSummary } from "../../shared/session.ts";
import { followStream } from "../ui/follow-stream.ts";
import type { Place } from "./state/navigator.ts";
import { useWindowModel } from "./state/window-model.tsx";

/** So long the keys have to rest, in milliseconds: reading each letter's request would only hold up the last one's. */
const restMs = 600;

/**
 * Has the model read what stands in the composer: while it is being written, when a session is opened, when it gets another model, and
 * when the last run ends; so the answer comes sooner. How long it would take if it were sent now; null while that isn't known.
 */
export function useReadAhead(place: Place, sessions: readonly SessionSummary[]): Forecast | null {
  const { client, drafts, draftFiles } = useWindowModel();
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const sessionId = place.type === "session" ? place.id : null;
  const folder = place.type === "new" ? place.folder : null;
  const own = sessions.find(({ id }) => id === sessionId);
  const modelId = place.type === "new" ? place.modelId : (own?.modelId ?? null);
  const profile = place.type === "new" ? place.profile : (own?.profile ?? defaultAgent);
  // a run has the model for itself
  const isBusy = sessions.some(({ activity }) => activity === "running" || activity === "waiting");
  useEffect(() => {
    if (isBusy) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let stopReading = () => {};
    const stop = () => {
      if (timer) clearTimeout(timer);
      stopReading();
      setForecast(null);
    };
    const begin = () => {
      const text = drafts.read(sessionId);
      const attachments = draftFiles.read(sessionId).map(({ id }) => id);
      const isEmpty = text.trim() === "" && attachments.length === 0;
      if (isEmpty || (sessionId === null && folder === null)) return;
      const draft = { sessionId, workspace: folder ?? "", modelId, profile, text, attachments };
      timer = setTimeout(() => {
        stopReading = followStream((signal) => client.sessions.readAhead(draft, { signal }), setForecast);
      }, restMs);
    };
    const again = () => {
      stop();
      begin();
    };
    const unsubscribe = [drafts.subscribe(again), draftFiles.subscribe(again)];
    begin();
    return () => {
      for (const leave of unsubscribe) leave();
      stop();
    };
  }, [client, drafts, draftFiles, sessionId, folder, modelId, profile, isBusy]);
  return forecast;
}
