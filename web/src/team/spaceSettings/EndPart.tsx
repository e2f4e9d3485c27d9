import { Button, TextInput } from "@mantine/core";
import type { Space } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { useDuplicateSpace } from "../useDuplicateSpace.ts";
import { SpaceLosses } from "./SpaceLosses.tsx";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import type { SettingsForm } from "./useSettingsDraft.ts";

/** Duplicates the space, or deletes it. */
export function EndPart({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { space } = form.kept;
  const [isOpen, setOpen] = useState(false);
  const canDelete = may("space.delete", { role: space.role });
  return (
    <div className={styles["fields"]}>
      <Duplicate space={space} />
      <div className={styles["ending"]}>
        <div>
          <span className={styles["label"]}>{say("delete")}</span>
          <p className={styles["help"]}>{say(canDelete ? "deleteLead" : "deleteOnlyTeamAdmin")}</p>
        </div>
        {canDelete ? (
          <Button variant="danger-quiet" onClick={() => setOpen(true)}>
            {say("delete")}
          </Button>
        ) : null}
      </div>
      <FormDialog opened={isOpen} onClose={() => setOpen(false)} title={say("deleteQuestion", { name: space.name })}>
        <DeleteForm space={space} />
      </FormDialog>
    </div>
  );
}

function Duplicate({ space }: { space: Space }) {
  const say = useTexts(spaceSettingsTexts);
  const { duplicate, busy } = useDuplicateSpace(space.id);
  return (
    <div className={styles["ending"]}>
      <div>
        <span className={styles["label"]}>{say("duplicate")}</span>
        <p className={styles["help"]}>{say("duplicateLead")}</p>
      </div>
      <Button variant="secondary" loading={busy} onClick={() => void duplicate()}>
        {say("duplicate")}
      </Button>
    </div>
  );
}

/** Nothing is deleted before its name is typed. */
function DeleteForm({ space }: { space: Space }) {
  const say = useTexts(spaceSettingsTexts);
  const navigate = useNavigate();
  const { id: spaceId, teamId, name } = space;
  const form = useActForm("deleteSpace", {
    initial: { typed: "" },
    input: ({ typed }) => (typed.trim() === name ? { spaceId } : null),
    onDone: async (done) => {
      if (done === null) return;
      await navigate({ to: "/dashboard/team/$teamId", params: { teamId } });
      const bringBack = () => void act("restoreSpace", { teamId, spaceId });
      showToast({ text: say("deleted", { name }), act: { label: say("bringBack"), run: bringBack } });
    },
  });
  return (
    <ActFormView
      form={form}
      act={say("delete")}
      icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
      isDanger
      note={say("deleteNote")}
      isBlocked={form.values.typed.trim() !== name}
    >
      <SpaceLosses spaceId={spaceId} />
      <TextInput {...form.field("typed")} label={say("typeName", { name })} autoComplete="off" data-autofocus />
    </ActFormView>
  );
}
