import { errorText, operations, type ErrorCode, type OperationName } from "@atrium/contract";
import type { InputFor, ValueFor } from "../../platform/call.ts";
import type { Guess } from "../../platform/data/guess.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import { faultsOf } from "./faults.ts";
import { useSendForm, type ActForm } from "./useSendForm.ts";

interface ActFormOptions<Name extends OperationName, Values extends Record<string, unknown>> {
  initial: Values;
  /** What the server is asked; null where nothing differs, and then it is not asked. Fields are called as in it. */
  input: (values: Values) => InputFor<Name> | null;
  /** Done; the form stays busy until this has settled, for it may lead to another page. */
  onDone: (value: ValueFor<Name> | null) => Promise<unknown> | void;
  optimistic?: (input: InputFor<Name>) => readonly Guess[];
  /** Own words for a field that does not fit. */
  faults?: Partial<Record<keyof Values & string, string>>;
  /** Refusals that one field answers for; any other stands under all of them. */
  refusals?: Partial<Record<ErrorCode, keyof Values & string>>;
}

/**
 * A form that asks for one change: checked by the operation's own schema, the first fault gets the focus, busy while it
 * is under way, refused in the server's words.
 */
export function useActForm<Name extends OperationName, Values extends Record<string, unknown>>(
  name: Name,
  options: ActFormOptions<Name, Values>,
): ActForm<Values> {
  const say = useTexts(uiTexts);
  const { run } = useAct(name, options.optimistic === undefined ? {} : { optimistic: options.optimistic });
  return useSendForm<Values>({
    initial: options.initial,
    faults: (values) => {
      const input = options.input(values);
      return input === null ? {} : faultsOf(operations[name].input, input, { say, own: options.faults ?? {} });
    },
    send: async (values) => {
      const input = options.input(values);
      const reply = input === null ? null : await run(input);
      if (reply !== null && !reply.ok) {
        const { code } = reply;
        return { field: options.refusals?.[code] ?? null, says: () => errorText(code, currentLocale()) };
      }
      await options.onDone(reply?.value ?? null);
      return null;
    },
  });
}
