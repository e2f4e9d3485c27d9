import { Select, TextInput } from "@mantine/core";
import { BillingParams, errorText, type BillingCountry, type ErrorCode, type TeamId } from "@atrium/contract";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { boundTexts } from "../../../ui/form/boundTexts.ts";
import { faultsOf } from "../../../ui/form/faults.ts";
import { ActFormView, FormDialog } from "../../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../../ui/form/useSendForm.ts";
import { uiTexts } from "../../../ui/texts.ts";
import styles from "./details.module.css";
import { DETAILS, paramsOf, typedOf, type Details } from "./detailsModel.ts";
import { detailsTexts } from "./texts.ts";

interface DetailsDialogProps {
  teamId: TeamId;
  params: BillingParams;
  countries: readonly BillingCountry[];
  opened: boolean;
  onClose: () => void;
}

export function DetailsDialog({ opened, onClose, ...form }: DetailsDialogProps) {
  const say = useTexts(detailsTexts);
  return (
    <FormDialog opened={opened} onClose={onClose} size={576} title={say("title")}>
      <DetailsForm {...form} onDone={onClose} />
    </FormDialog>
  );
}

type FormProps = Pick<DetailsDialogProps, "teamId" | "params" | "countries"> & { onDone: () => void };

function DetailsForm({ countries, ...sent }: FormProps) {
  const say = useTexts(detailsTexts);
  const form = useDetailsForm(sent);
  return (
    <ActFormView form={form} act={say("save")} waitsForChange>
      <div className={styles["fields"]}>
        {DETAILS.map((name) =>
          name === "country" ? (
            <Select
              key={name}
              {...form.field(name)}
              label={say(name)}
              searchable
              clearable
              nothingFoundMessage={say("noCountry")}
              value={form.values.country === "" ? null : form.values.country}
              onChange={(code) => form.set("country", code ?? "")}
              data={countries.map(({ code, name: label }) => ({ value: code, label }))}
            />
          ) : (
            <TextInput key={name} {...form.field(name)} label={say(name)} autoComplete={FILLED_BY[name] ?? "off"} />
          ),
        )}
      </div>
    </ActFormView>
  );
}

const FILLED_BY: Partial<Record<keyof Details, string>> = {
  email: "email",
  businessName: "organization",
  addressLine1: "address-line1",
  addressLine2: "address-line2",
  zip: "postal-code",
  city: "address-level2",
};

function useDetailsForm({ teamId, params, onDone }: Omit<FormProps, "countries">) {
  const say = useTexts(uiTexts);
  const sayBound = useTexts(boundTexts);
  const { run } = useAct("setBillingParams");
  return useSendForm<Details>({
    initial: typedOf(params),
    faults: (typed) => faultsOf(BillingParams, paramsOf(typed), { say, sayBound, own: {} }),
    send: async (typed) => {
      const reply = await run({ teamId, params: paramsOf(typed) });
      if (!reply.ok) return { field: fieldOf(reply), says: () => errorText(reply.code, currentLocale()) };
      onDone();
      return null;
    },
  });
}

/** The field that a refusal is about; null if it is about none. */
function fieldOf({ code, detail }: { code: ErrorCode; detail?: unknown }): keyof Details | null {
  if (code === "couponNotFound") return "promoCode";
  if (code === "customerLocationNotRecognized") return "zip";
  if (code !== "invalidBillingParams") return null;
  const { fields } = (detail ?? {}) as { fields?: readonly string[] };
  return DETAILS.find((name) => fields?.[0] === name) ?? null;
}
