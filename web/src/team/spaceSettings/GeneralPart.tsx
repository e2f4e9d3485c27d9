import { TextInput } from "@mantine/core";
import { bounds } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { AddressField } from "./AddressField.tsx";
import { Toggle } from "./Toggle.tsx";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import type { SettingsForm } from "./useSettingsDraft.ts";

/** Name, address, and whether others start from it. */
export function GeneralPart({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { draft, change } = form;
  return (
    <div className={styles["fields"]}>
      <TextInput
        label={say("name")}
        value={draft.name}
        maxLength={bounds.spaceName.max}
        error={form.faults.includes("name")}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <AddressField form={form} />
      <Toggle
        label={say("template")}
        lead={say("templateLead")}
        isOn={draft.isTemplate}
        turn={(isTemplate) => change({ isTemplate })}
      />
    </div>
  );
}
