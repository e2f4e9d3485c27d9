import { SegmentedControl, TextInput } from "@mantine/core";
import { bounds, errorText } from "@atrium/contract";
import { useId } from "react";
import { act } from "../../platform/data/act.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { CountedArea } from "../../ui/form/CountedArea.tsx";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { canUsePasskeys, signByPasskey } from "../passkeys/passkeyBrowser.ts";
import { slugOfLink } from "./slugOfLink.ts";
import styles from "./support.module.css";
import { supportTexts } from "./texts.ts";

const MINUTES = [15, 30, bounds.supportMinutes.max];
const EMPTY = { slug: "", reason: "", minutes: "30" };
type Values = typeof EMPTY;

/** Which space, why and for how long; a passkey shows that it is the staff member. */
export function SupportForm() {
  const say = useTexts(supportTexts);
  const form = useSendForm<Values>({
    initial: EMPTY,
    faults: ({ slug, reason }) => ({
      ...(slug.trim() === "" && { slug: say("needsSpace") }),
      ...(Array.from(reason.trim()).length < bounds.supportReason.min && {
        reason: say("needsReason", { count: bounds.supportReason.min }),
      }),
    }),
    async send({ slug, reason, minutes }) {
      const signed = await signByPasskey();
      if (signed.kind === "refused") return { field: null, says: () => errorText(signed.code, currentLocale()) };
      if (signed.kind !== "done") return { field: null, says: () => say("givenUp") };
      const input = { slug: slugOfLink(slug), reason, minutes: Number(minutes), proof: signed.value };
      const reply = await act("openSupportAccess", input);
      if (!reply.ok) {
        const field = reply.code === "spaceNotFound" ? "slug" : null;
        return { field, says: () => errorText(reply.code, currentLocale()) };
      }
      form.restart(EMPTY);
      showToast({ text: say("opened") });
      return null;
    },
  });
  const label = useId();
  const [isBlocked, { values }] = [!canUsePasskeys(), form];
  return (
    <ActFormView form={form} act={say("open")} isBlocked={isBlocked}>
      <TextInput {...form.field("slug")} label={say("space")} placeholder={say("spaceExample")} autoComplete="off" />
      <CountedArea
        {...form.field("reason")}
        label={say("reason")}
        description={say("reasonLead")}
        used={Array.from(values.reason).length}
        max={bounds.supportReason.max}
        autosize
        minRows={2}
      />
      <div className={styles["howLong"]}>
        <span id={label}>{say("howLong")}</span>
        <SegmentedControl
          aria-labelledby={label}
          value={values.minutes}
          onChange={(minutes) => form.set("minutes", minutes)}
          data={MINUTES.map((count) => ({ value: String(count), label: say("minutes", { count }) }))}
        />
      </div>
      {isBlocked ? <p>{say("noPasskeys")}</p> : null}
    </ActFormView>
  );
}
