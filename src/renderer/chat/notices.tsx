import { X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

type NoticesProps = {
  /** What had to be mended at the start. */
  notice: string | null;
  /** What went wrong with the last thing that was asked for. */
  failure: string | null;
  /** What came of it, where that can't be seen. */
  news: string | null;
  onDismiss: () => void;
};

/** Sentences that concern the whole page, until the person has seen them. */
export function Notices({ notice, failure, news, onDismiss }: NoticesProps) {
  const [isSeen, setSeen] = useState(false);
  return (
    <>
      {notice && !isSeen && (
        <div className="px-5 pt-3">
          <Notice tone="plain" action={<Dismiss onClick={() => setSeen(true)} />}>
            {notice}
          </Notice>
        </div>
      )}
      {news && (
        <div className="px-5 pt-3">
          <Notice tone="plain" action={<Dismiss onClick={onDismiss} />}>
            {news}
          </Notice>
        </div>
      )}
      {failure && (
        <div className="px-5 pt-3">
          <Notice tone="bad" action={<Dismiss onClick={onDismiss} />}>
            {failure}
          </Notice>
        </div>
      )}
    </>
  );
}

function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Dismiss" className="-my-1 text-current" onClick={onClick}>
      <X className="size-4" />
    </IconButton>
  );
}
