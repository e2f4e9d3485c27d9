import { Button, TextInput } from "@mantine/core";
import { bounds, errorText, type ErrorCode } from "@atrium/contract";
import { useState, type FormEvent } from "react";
import { act } from "../../platform/data/act.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import dialogStyles from "../../ui/dialog/dialog.module.css";
import { showToast } from "../../ui/toast.tsx";
import { teamTexts, type TeamSay } from "../texts.ts";
import { rename, type Renamed } from "./rename.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";

interface RenameDialogProps {
  /** What is being renamed; null keeps the dialog closed. */
  what: Renamed | null;
  onClose: () => void;
}

export function RenameDialog({ what, onClose }: RenameDialogProps) {
  const say = useTexts(teamTexts);
  return (
    <Dialog
      opened={what !== null}
      onClose={onClose}
      title={say(what?.kind === "team" ? "renameTeam" : "renameSpace")}
      size={480}
      closeLabel={say("close")}
    >
      {what === null ? null : <RenameForm key={what.id} what={what} onDone={onClose} />}
    </Dialog>
  );
}

function RenameForm({ what, onDone }: { what: Renamed; onDone: () => void }) {
  const say = useTexts(teamTexts);
  const [name, setName] = useState(what.name);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const refusal = await rename(renameNeeds(say), what, name);
    setIsBusy(false);
    setProblem(refusal);
    if (refusal === null) onDone();
  };
  const most = what.kind === "team" ? bounds.teamName.max : bounds.spaceName.max;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextInput
        label={say(what.kind === "team" ? "teamName" : "spaceName")}
        value={name}
        maxLength={most}
        data-autofocus
        error={problem === null ? null : errorText(problem, currentLocale())}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={dialogStyles["footer"]}>
        <Button variant="secondary" onClick={onDone}>
          {say("cancel")}
        </Button>
        <Button type="submit" loading={isBusy} disabled={name.trim() === ""}>
          {say("save")}
        </Button>
      </div>
    </form>
  );
}

function tellRefusal(code: ErrorCode | null): void {
  if (code !== null) showToast({ text: errorText(code, currentLocale()), kind: "bad" });
}

/** What renaming needs in this page: the server, the lists that show names, and a toast with undo. */
export const renameNeeds = (say: TeamSay) => ({
  call: act,
  offerUndo: (name: string, undo: () => Promise<ErrorCode | null>) =>
    showToast({
      text: say("renamed", { name }),
      act: { label: say("undo"), run: () => void undo().then(tellRefusal) },
    }),
});
