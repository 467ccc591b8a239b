import { FolderOpen } from "lucide-react";
import type { ReactNode, Ref, RefObject } from "react";
import type { ModelEntry } from "../../../shared/model.ts";
import { Button } from "../../ui/button.tsx";
import { baseName } from "../../ui/format.ts";
import { Composer } from "../composer/composer.tsx";
import { FolderPicker } from "../composer/folder-picker.tsx";
import type { Navigator } from "../state/navigator.ts";
import { FirstModel } from "./first-model.tsx";

type NewSessionProps = {
  folder: string | null;
  recent: readonly string[];
  onPickFolder: (folder: string) => void;
  onBrowse: () => void;
  /** False while no model could answer. */
  hasModel: boolean;
  /** The model to offer where there is none yet. */
  offer: ModelEntry | null;
  onShowModels: () => void;
  onSend: Navigator["send"];
  onTry: (text: string) => void;
  picker: ReactNode;
  field: Ref<HTMLTextAreaElement>;
  composer: RefObject<HTMLElement | null>;
};

/** What one may ask for at first: each can be done in any folder, and the last two change nothing. */
const examples = [
  "What is in this folder? Tell me in a few sentences.",
  "Find everything that is left to do in my notes, and write it into one list.",
  "Run the tests, and tell me what fails and why.",
];

/** Where a session begins: a model, a folder, a wish. What is missing comes first. */
export function NewSession(props: NewSessionProps) {
  const {
    folder,
    recent,
    hasModel,
    offer,
    onBrowse,
    onPickFolder,
    onShowModels,
    onTry,
    onSend,
    picker,
    field,
    composer,
  } = props;
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-6">
        <div className="grid w-full max-w-140 gap-4 text-center">
          <span aria-hidden className="mx-auto size-9 -rotate-45 rounded-[50%_50%_50%_10px] bg-ember" />
          <div>
            <h1 className="text-xl font-semibold">{headingFor(folder, hasModel)}</h1>
            <p className="text-ink-2">
              Hearth works in one folder at a time. It reads there freely, and asks before it changes a file or runs a
              command.
            </p>
          </div>
          {!hasModel && <FirstModel model={offer} onShowModels={onShowModels} />}
          {folder === null && (
            <section
              aria-label="A folder"
              className="flex items-center gap-4 rounded-l border border-line-soft bg-surface p-4 text-left"
            >
              <div className="min-w-0 flex-1">
                <h2 className="font-semibold">{hasModel ? "Choose a folder" : "Then, a folder to work in"}</h2>
                <p className="text-ink-2">Notes, a project, the downloads: anything you want help with.</p>
              </div>
              <Button look={hasModel ? "primary" : "plain"} onClick={onBrowse}>
                <FolderOpen className="size-4" aria-hidden /> Choose…
              </Button>
            </section>
          )}
          {folder !== null && hasModel && (
            <ul aria-label="For example" className="grid gap-2">
              {examples.map((example) => (
                <li key={example}>
                  <button
                    type="button"
                    onClick={() => onTry(example)}
                    className="w-full rounded-m border border-line-soft bg-surface px-3.5 py-2 text-left text-ink-2 transition-colors hover:border-line-hard hover:text-ink"
                  >
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <footer ref={composer} className="px-5 pt-3.5 pb-4.5">
        <Composer
          sessionId={null}
          folder={folder}
          isRunning={false}
          placeholder={folder === null ? "Choose a folder first, then say what you want" : "What shall Hearth do?"}
          obstacle={obstacleFor(folder, hasModel)}
          onSend={(text, beside) => onSend(text, "now", beside)}
          onStop={() => {}}
          ref={field}
        >
          {picker}
          <FolderPicker folder={folder} recent={recent} onPick={onPickFolder} onBrowse={onBrowse} />
          <span className="flex-1" />
        </Composer>
      </footer>
    </>
  );
}

function obstacleFor(folder: string | null, hasModel: boolean): string | null {
  if (!hasModel) return "Get a model first";
  return folder === null ? "Choose a folder first" : null;
}

function headingFor(folder: string | null, hasModel: boolean): string {
  if (!hasModel) return "Welcome to Hearth";
  return folder === null ? "What shall we do?" : `What shall we do in ${baseName(folder)}?`;
}
