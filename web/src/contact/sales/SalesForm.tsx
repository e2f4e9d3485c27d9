import { NativeSelect, Select, TextInput } from "@mantine/core";
import { bounds, COMPANY_SIZES } from "@atrium/contract";
import { useMemo } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { CountedArea } from "../../ui/form/CountedArea.tsx";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { contactTexts } from "../texts.ts";
import styles from "./sales.module.css";
import { countriesIn, type SalesValues } from "./salesModel.ts";
import { useSalesForm, type SalesFormNeeds } from "./useSalesForm.ts";

/** What is typed in one line, and what browsers fill it with. */
const LINES = [
  { name: "firstName", label: "firstName", type: "text", autoComplete: "given-name" },
  { name: "lastName", label: "lastName", type: "text", autoComplete: "family-name" },
  { name: "email", label: "businessEmail", type: "email", autoComplete: "email" },
  { name: "phone", label: "phone", type: "tel", autoComplete: "tel" },
  { name: "company", label: "company", type: "text", autoComplete: "organization" },
] as const;

/** Nothing of it changes while it is being sent. */
export function SalesForm(needs: SalesFormNeeds) {
  const say = useTexts(contactTexts);
  const form = useSalesForm(needs);
  return (
    <ActFormView form={form} act={say("sendLetter")} note={say("answeredSoon")}>
      <p className={styles["lead"]}>{say("salesLead")}</p>
      <div className={styles["fields"]}>
        {LINES.map(({ name, label, ...filled }) => (
          <TextInput
            key={name}
            {...form.field(name)}
            {...filled}
            label={say(label)}
            readOnly={form.busy}
            data-autofocus={name === "firstName" || undefined}
          />
        ))}
        <SizeField form={form} />
        <CountryField form={form} />
      </div>
      <CountedArea
        {...form.field("message")}
        readOnly={form.busy}
        label={say("message")}
        used={form.values.message.length}
        max={bounds.contactSalesMessage.max}
        autosize
        minRows={4}
        maxRows={8}
      />
    </ActFormView>
  );
}

function SizeField({ form }: { form: ActForm<SalesValues> }) {
  const say = useTexts(contactTexts);
  return (
    <NativeSelect
      {...form.field("companySize")}
      label={say("companySize")}
      disabled={form.busy}
      data={[
        { value: "", label: say("choose") },
        ...COMPANY_SIZES.map((size) => ({ value: size, label: size === "1" ? say("onlyMe") : size })),
      ]}
    />
  );
}

function CountryField({ form }: { form: ActForm<SalesValues> }) {
  const say = useTexts(contactTexts);
  const locale = useLocale();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <Select
      {...form.field("country")}
      label={say("country")}
      placeholder={say("choose")}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      disabled={form.busy}
      nothingFoundMessage={say("noCountry")}
      value={form.values.country === "" ? null : form.values.country}
      onChange={(code) => form.set("country", code ?? "")}
      data={countries}
    />
  );
}
