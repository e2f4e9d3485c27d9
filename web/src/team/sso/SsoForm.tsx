import { Switch, Textarea, TextInput } from "@mantine/core";
import { bounds, type SsoCertificate, type TeamId, type TeamSso } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { SsoCertificates } from "./SsoCertificates.tsx";
import styles from "./sso.module.css";
import { ssoTexts } from "./texts.ts";

const MOST_CERTIFICATES = 2;

const valuesOf = ({ isEnabled, signInUrl, entityId, certificates, buttonText }: TeamSso) => ({
  isEnabled,
  signInUrl,
  entityId,
  certificates: certificates.map(({ pem }) => pem),
  added: "",
  buttonText,
});

type SsoValues = ReturnType<typeof valuesOf>;

/** What the team's provider is, kept by one press. */
export function SsoForm({ teamId, sso }: { teamId: TeamId; sso: TeamSso }) {
  const say = useTexts(ssoTexts);
  const form = useActForm("updateTeamSso", {
    initial: valuesOf(sso),
    input: ({ added, certificates, ...values }) => ({
      teamId,
      ...values,
      certificates: added.trim() === "" ? certificates : [...certificates, added],
    }),
    refusals: {
      invalidSignInUrl: "signInUrl",
      invalidIdentityProviderEntityId: "entityId",
      invalidIdentityProviderCertificate: "added",
      invalidSsoLoginButtonText: "buttonText",
    },
    onDone: (kept) => {
      if (kept === null) return;
      form.restart(valuesOf(kept.sso));
      showToast({ text: say("saved") });
    },
  });
  const { isEnabled } = form.values;
  const { min, max } = bounds.ssoButtonText;
  return (
    <ActFormView form={form} act={say("save")} waitsForChange>
      <Switch
        labelPosition="left"
        classNames={{ body: styles["switch"] ?? "" }}
        label={say("isEnabled")}
        description={say("isEnabledLead")}
        checked={isEnabled}
        onChange={(event) => form.set("isEnabled", event.currentTarget.checked)}
      />
      <Address form={form} name="signInUrl" placeholder="https://id.example.com/saml" />
      <Address form={form} name="entityId" />
      <Certificates form={form} known={sso.certificates} />
      <TextInput {...form.field("buttonText")} label={say("buttonText")} minLength={min} maxLength={max} />
    </ActFormView>
  );
}

interface AddressProps {
  form: ActForm<SsoValues>;
  name: "signInUrl" | "entityId";
  placeholder?: string;
}

function Address({ form, name, placeholder = "" }: AddressProps) {
  const say = useTexts(ssoTexts);
  return (
    <TextInput
      {...form.field(name)}
      label={say(name)}
      placeholder={placeholder}
      maxLength={bounds.ssoUrl.max}
      spellCheck={false}
      autoCapitalize="none"
      inputMode="url"
    />
  );
}

/** Those that are kept, and while there are fewer than two, a field for the next. */
function Certificates({ form, known }: { form: ActForm<SsoValues>; known: readonly SsoCertificate[] }) {
  const say = useTexts(ssoTexts);
  const { certificates } = form.values;
  const remove = ({ pem }: SsoCertificate) =>
    form.set(
      "certificates",
      certificates.filter((each) => each !== pem),
    );
  return (
    <>
      <SsoCertificates certificates={known.filter(({ pem }) => certificates.includes(pem))} onRemove={remove} />
      {certificates.length < MOST_CERTIFICATES ? (
        <Textarea
          {...form.field("added")}
          label={say("added")}
          description={say("addedLead")}
          placeholder="-----BEGIN CERTIFICATE-----"
          maxLength={bounds.ssoCertificate.max}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
        />
      ) : (
        <p className={styles["problem"]} role="alert">
          {form.fault("added")}
        </p>
      )}
    </>
  );
}
