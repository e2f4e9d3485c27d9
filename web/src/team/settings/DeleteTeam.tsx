import { Button, TextInput } from "@mantine/core";
import type { Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconMail, IconMessage, IconLayoutGrid } from "@tabler/icons-react";
import { useState } from "react";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { inTeam } from "../inTeam.ts";
import { Losses } from "../../ui/dialog/Losses.tsx";
import styles from "./end.module.css";
import { endTexts } from "./texts.ts";

interface EndProps {
  team: Team;
  onHandOver: () => void;
  /** It is gone, and so is its page. */
  onDeleted: () => Promise<unknown> | void;
}

/** The end of a team, for those who may end it. */
export function DeleteTeam({ team, onHandOver, onDeleted }: EndProps) {
  const say = useTexts(endTexts);
  const [isOpen, setOpen] = useState(false);
  if (!may("team.delete", inTeam(team))) return null;
  const close = () => setOpen(false);
  const handOver = () => {
    close();
    onHandOver();
  };
  return (
    <Setting title={say("delete")} lead={say("deleteLead")}>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        {say("deleteAct")}
      </Button>
      <DeleteTeamDialog team={team} opened={isOpen} onClose={close} onHandOver={handOver} onDeleted={onDeleted} />
    </Setting>
  );
}

interface DeleteTeamDialogProps extends EndProps {
  opened: boolean;
  onClose: () => void;
}

export function DeleteTeamDialog({ team, opened, onClose, ...ends }: DeleteTeamDialogProps) {
  const say = useTexts(endTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={520} title={say("deleteTitle", { name: team.name })}>
      <DeleteForm team={team} {...ends} />
    </FormDialog>
  );
}

/** Nothing is deleted before its name is typed. */
function DeleteForm({ team, onHandOver, onDeleted }: EndProps) {
  const say = useTexts(endTexts);
  const { id: teamId, name } = team;
  const form = useActForm("deleteTeam", {
    initial: { typed: "" },
    input: ({ typed }) => (typed.trim() === name ? { teamId } : null),
    onDone: async (done) => {
      // Return in the field sends the form though its button is not lit.
      if (done === null) return;
      await onDeleted();
      const bringBack = () => void act("restoreTeam", { teamId });
      showToast({ text: say("deleted", { name }), act: { label: say("bringBack"), run: bringBack } });
    },
  });
  const members = say("members", { count: team.membersCount });
  const guests = say("guests", { count: team.guestsCount });
  return (
    <ActFormView form={form} act={say("deleteAct")} isDanger isBlocked={form.values.typed.trim() !== name}>
      <p className={styles["lead"]}>{say("deleteFor", { members, guests })}</p>
      <Losses>
        <li>
          <IconLayoutGrid size={18} aria-hidden /> {say("spacesGo", { count: team.spacesCount })}
        </li>
        <li>
          <IconMessage size={18} aria-hidden /> {say("chatGoes")}
        </li>
        <li>
          <IconMail size={18} aria-hidden /> {say("invitationsGo")}
        </li>
      </Losses>
      {team.membersCount < 2 ? null : (
        <p className={styles["lead"]}>
          {say("softer")}{" "}
          <button type="button" className={styles["link"]} onClick={onHandOver}>
            {say("softerAct")}
          </button>
          .
        </p>
      )}
      <TextInput
        {...form.field("typed")}
        label={say("toBeSure", { name })}
        description={say("kept")}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
    </ActFormView>
  );
}
