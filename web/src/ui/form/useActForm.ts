import { errorText, type ErrorCode, type OperationName } from "@atrium/contract";
import type { InputFor, ValueFor } from "../../platform/call.ts";
import type { Guess } from "../../platform/data/guess.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { knownOperation } from "../../platform/operations/knownOperations.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import { boundTexts } from "./boundTexts.ts";
import { faultsOf } from "./faults.ts";
import { useSendForm, type ActForm } from "./useSendForm.ts";

interface ActFormOptions<Name extends OperationName, Values extends Record<string, unknown>> {
  initial: Values;
  /**
   * The input of the operation; null if nothing has changed, then nothing is sent. Fields have the same names as in it.
   */
  input: (values: Values) => InputFor<Name> | null;
  /** Called on success; the form stays busy until this has settled, since it may navigate. */
  onDone: (value: ValueFor<Name> | null) => Promise<unknown> | void;
  optimistic?: (input: InputFor<Name>) => readonly Guess[];
  /** The form's own error texts for fields. */
  faults?: Partial<Record<keyof Values & string, string>>;
  /** Refusals shown at a field; any other is shown below all fields. */
  refusals?: Partial<Record<ErrorCode, keyof Values & string>>;
  /** The form's own words for refusals. */
  says?: Partial<Record<ErrorCode, string>>;
}

/**
 * A form for one changing operation: validated by the operation's own schema, focuses the first error, is busy while
 * sending, and shows the server's refusal.
 */
export function useActForm<Name extends OperationName, Values extends Record<string, unknown>>(
  name: Name,
  options: ActFormOptions<Name, Values>,
): ActForm<Values> {
  const say = useTexts(uiTexts);
  const sayBound = useTexts(boundTexts);
  const { run } = useAct(name, options.optimistic === undefined ? {} : { optimistic: options.optimistic });
  return useSendForm<Values>({
    initial: options.initial,
    faults: (values) => {
      const input = options.input(values);
      const schema = knownOperation(name)?.input;
      return input === null || schema === undefined
        ? {}
        : faultsOf(schema, input, { say, sayBound, own: options.faults ?? {} });
    },
    send: async (values) => {
      const input = options.input(values);
      const reply = input === null ? null : await run(input);
      if (reply !== null && !reply.ok) {
        const { code } = reply;
        return {
          field: options.refusals?.[code] ?? null,
          says: () => options.says?.[code] ?? errorText(code, currentLocale()),
        };
      }
      await options.onDone(reply?.value ?? null);
      return null;
    },
  });
}
