/** Who this is, and whether anything leaves this computer; says nothing of that while it isn't known. */
export function Brand({ remoteHosts, isCloudOn }: { remoteHosts?: readonly string[]; isCloudOn?: boolean | null }) {
  const [first, ...others] = remoteHosts ?? [];
  return (
    <div className="flex items-center gap-2 px-2 pt-0.5 pb-3 text-l font-semibold">
      <span aria-hidden className="size-3.5 -rotate-45 rounded-[50%_50%_50%_4px] bg-ember" />
      Hearth
      {isCloudOn && (
        <span
          className="ml-auto rounded-full bg-wait-soft px-2 text-xs font-medium text-wait"
          title="Models of providers can be used. Hearth asks before anything is sent."
        >
          cloud on
        </span>
      )}
      {remoteHosts?.length === 0 && isCloudOn === false && (
        <span
          className="ml-auto rounded-full bg-ok-soft px-2 text-xs font-medium text-ok"
          title="Nothing leaves this computer"
        >
          local only
        </span>
      )}
      {first !== undefined && (
        <span
          className="ml-auto max-w-36 truncate rounded-full bg-wait-soft px-2 text-xs font-medium text-wait"
          title={`Prompts for models of servers go to ${[first, ...others].join(", ")}`}
        >
          {others.length > 0 ? `${first} and ${others.length} more` : first}
        </span>
      )}
    </div>
  );
}
