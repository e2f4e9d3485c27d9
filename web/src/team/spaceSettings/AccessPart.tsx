import { Button, TextInput } from "@mantine/core";
import { bounds } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import { Toggle } from "./Toggle.tsx";
import type { SettingsForm } from "./useSettingsDraft.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";

const { min, max } = bounds.password;

/** Who can enter, with which password, and from when. */
export function AccessPart({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { draft, change } = form;
  return (
    <div className={styles["fields"]}>
      <Toggle
        label={say("private")}
        lead={say("privateLead")}
        isOn={draft.isPrivate}
        turn={(isPrivate) => change({ isPrivate })}
      />
      {draft.isPrivate ? (
        <Toggle
          label={say("openToTeam")}
          lead={say("openToTeamLead", { team: form.kept.space.teamName })}
          isOn={draft.isOpenToTeam}
          turn={(isOpenToTeam) => change({ isOpenToTeam })}
        />
      ) : null}
      <Password form={form} />
      <Toggle
        label={say("admins")}
        lead={say("adminsLead")}
        isOn={draft.enterAsAdmin}
        turn={(enterAsAdmin) => change({ enterAsAdmin, enterAsAdminPassword: "" })}
      />
      {draft.enterAsAdmin ? (
        <PasswordField
          label={say("adminsPassword")}
          description={form.kept.settings.enterAsAdmin ? say("adminsPasswordSet") : say("adminsLink")}
          autoComplete="new-password"
          maxLength={max}
          value={draft.enterAsAdminPassword}
          error={draft.enterAsAdminPassword !== "" && form.faults.includes("enterAsAdminPassword")}
          onChange={(event) => change({ enterAsAdminPassword: event.currentTarget.value })}
        />
      ) : null}
      <Start form={form} />
    </div>
  );
}

function Password({ form: { kept, draft, change, faults } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { hasPassword } = kept.space;
  const lead = draft.removesPassword ? say("passwordGoes") : hasPassword ? say("passwordSet") : "";
  return (
    <div className={styles["line"]}>
      <PasswordField
        label={say("password")}
        description={`${say("passwordLead", { min, max })} ${lead}`}
        autoComplete="new-password"
        maxLength={max}
        value={draft.password}
        disabled={draft.removesPassword}
        error={draft.password !== "" && faults.includes("password")}
        onChange={(event) => change({ password: event.currentTarget.value })}
      />
      {hasPassword ? (
        <Button
          variant={draft.removesPassword ? "secondary" : "danger-quiet"}
          onClick={() => change({ removesPassword: !draft.removesPassword, password: "" })}
        >
          {say(draft.removesPassword ? "keepPassword" : "removePassword")}
        </Button>
      ) : null}
    </div>
  );
}

function Start({ form: { draft, change, faults } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  return (
    <div className={styles["line"]}>
      <TextInput
        type="datetime-local"
        max="9999-12-31T23:59"
        label={say("starts")}
        description={`${say("startsLead")} ${draft.startsAt === "" ? say("noStart") : ""}`}
        value={draft.startsAt}
        error={faults.includes("startsAt") ? say("mustBeFuture") : null}
        onChange={(event) => change({ startsAt: event.currentTarget.value })}
      />
      {draft.startsAt === "" ? null : (
        <Button variant="secondary" onClick={() => change({ startsAt: "" })}>
          {say("clear")}
        </Button>
      )}
    </div>
  );
}
