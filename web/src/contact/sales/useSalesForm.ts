import { errorText, type AccountProfile, type ErrorCode } from "@atrium/contract";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { boundTexts } from "../../ui/form/boundTexts.ts";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { uiTexts } from "../../ui/texts.ts";
import { contactTexts } from "../texts.ts";
import { salesFaults, salesInput, startOf, type SalesPlaceHere, type SalesValues } from "./salesModel.ts";

export interface SalesFormNeeds {
  account: Pick<AccountProfile, "email" | "name"> | null;
  place: SalesPlaceHere;
  onDone: () => void;
}

const OF_EMAIL: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["invalidEmail", "businessEmailNeeded"]);

/** The form of a letter: like `useActForm`, but an address that is no company's is said before it is sent. */
export function useSalesForm({ account, place, onDone }: SalesFormNeeds) {
  const say = useTexts(uiTexts);
  const sayBound = useTexts(boundTexts);
  const sayContact = useTexts(contactTexts);
  const { run } = useAct("sendSalesLetter");
  return useSendForm<SalesValues>({
    initial: startOf(account),
    faults: (values) =>
      salesFaults(values, { say, sayBound, phoneWrong: sayContact("phoneWrong"), locale: currentLocale() }),
    send: async (values) => {
      const reply = await run(salesInput(values, place));
      if (!reply.ok) {
        const { code } = reply;
        return { field: OF_EMAIL.has(code) ? "email" : null, says: () => errorText(code, currentLocale()) };
      }
      onDone();
      return null;
    },
  });
}
