import { TextInput } from "@mantine/core";
import { bounds, type CustomDomain } from "@atrium/contract";
import { floorUrl } from "@atrium/rules";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { ActFormView } from "../../../ui/form/FormDialog.tsx";
import { useActForm } from "../../../ui/form/useActForm.ts";
import settings from "../spaceSettings.module.css";
import type { SettingsForm } from "../useSettingsDraft.ts";
import { DomainRecords } from "./DomainRecords.tsx";
import { DomainSeen } from "./DomainSeen.tsx";
import { DomainSteps } from "./DomainSteps.tsx";
import styles from "./domain.module.css";
import { domainTexts } from "./texts.ts";

/** A domain of the space's own: what to write where, and how far it is. Kept at once, apart from the other settings. */
export function DomainPart({ form }: { form: SettingsForm }) {
  const say = useTexts(domainTexts);
  const { space, settings: kept } = form.kept;
  const { customDomain: domain } = kept;
  const address = `${location.host}/s/${space.slug}`;
  if (domain !== null) return <OwnDomain form={form} domain={domain} />;
  return (
    <div className={settings["fields"]}>
      {kept.features.includes("whiteLabel") ? (
        <AddDomain form={form} address={address} />
      ) : (
        <p className={settings["help"]}>{say("takesPlan", { address })}</p>
      )}
    </div>
  );
}

function OwnDomain({ form, domain }: { form: SettingsForm; domain: CustomDomain }) {
  const { space, settings: kept } = form.kept;
  const background = kept.entranceBackgroundUrl ?? floorUrl(space.template);
  return (
    <div className={styles["beside"]}>
      <DomainRecords form={form} domain={domain} />
      <aside>
        <DomainSteps domain={domain} />
        <DomainSeen domain={domain.domain} backgroundUrl={background} />
      </aside>
    </div>
  );
}

function AddDomain({ form, address }: { form: SettingsForm; address: string }) {
  const say = useTexts(domainTexts);
  const add = useActForm("updateSpace", {
    initial: { customDomain: "" },
    input: ({ customDomain }) => ({ spaceId: form.kept.space.id, customDomain }),
    refusals: { invalidCustomDomain: "customDomain" },
    onDone: (changed) => (changed === null ? undefined : form.keep(changed)),
  });
  return (
    <ActFormView form={add} act={say("add")}>
      <TextInput
        {...add.field("customDomain")}
        label={say("domain")}
        description={say("domainLead", { address })}
        maxLength={bounds.domain.max}
        spellCheck={false}
        autoCapitalize="none"
        inputMode="url"
      />
    </ActFormView>
  );
}
