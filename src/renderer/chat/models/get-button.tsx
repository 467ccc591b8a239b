import { useState } from "react";
import type { Fit } from "../../../shared/memory-need.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { fitDetails } from "./fit-badge.tsx";

type GetButtonProps = {
  name: string;
  fit: Fit | null;
  look?: "plain" | "primary";
  onGet: (isForced: boolean) => void;
};

/** Fetches a model. What is too large for this computer is asked about first. */
export function GetButton({ name, fit, look = "plain", onGet }: GetButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const isTooLarge = fit?.verdict === "too-large";
  return (
    <>
      <Button look={look} onClick={() => (isTooLarge ? setAsking(true) : onGet(false))}>
        Get<span className="sr-only"> {name}</span>
      </Button>
      {isTooLarge && (
        <Confirm
          title={`Get ${name} all the same?`}
          action="Get it"
          isOpen={isAsking}
          onClose={close}
          onConfirm={() => {
            close();
            onGet(true);
          }}
        >
          {fitDetails(fit)} On this computer it would hardly run.
        </Confirm>
      )}
    </>
  );
}
