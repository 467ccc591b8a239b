/** Who this is, and whether anything leaves this computer; says nothing of that while it isn't known. */
export function Brand({ remoteHost }: { remoteHost?: string | null }) {
  return (
    <div className="flex items-center gap-2 px-2 pt-0.5 pb-3 text-l font-semibold">
      <span aria-hidden className="size-3.5 -rotate-45 rounded-[50%_50%_50%_4px] bg-ember" />
      Hearth
      {remoteHost === null && (
        <span
          className="ml-auto rounded-full bg-ok-soft px-2 text-xs font-medium text-ok"
          title="Nothing leaves this computer"
        >
          local only
        </span>
      )}
      {remoteHost && (
        <span
          className="ml-auto max-w-36 truncate rounded-full bg-wait-soft px-2 text-xs font-medium text-wait"
          title={`Prompts for models in Ollama go to ${remoteHost}`}
        >
          {remoteHost}
        </span>
      )}
    </div>
  );
}
