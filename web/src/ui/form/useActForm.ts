import { errorText, operations, type ErrorCode, type OperationName } from "@atrium/contract";
import { useForm } from "@mantine/form";
import { useState, type FormEvent } from "react";
import type { InputFor, ValueFor } from "../../platform/call.ts";
import type { Guess } from "../../platform/data/guess.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import { faultsOf } from "./faults.ts";

type Fields = Record<string, string>;

interface ActFormOptions<Name extends OperationName, Values extends Fields> {
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

export interface ActForm<Values extends Fields> {
  values: Values;
  /** What a field of this name takes: its value, its fault, and where the focus goes. */
  field: (name: keyof Values & string) => object;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Something differs from what the form began with. */
  isChanged: boolean;
  /** Why it was refused, where no field answers for it. */
  problem: string | null;
}

/**
 * A form that asks for one change: checked by the operation's own schema, the first fault gets the focus, busy while it
 * is under way, refused in the server's words.
 */
export function useActForm<Name extends OperationName, Values extends Fields>(
  name: Name,
  options: ActFormOptions<Name, Values>,
): ActForm<Values> {
  const say = useTexts(uiTexts);
  const [isBusy, setBusy] = useState(false);
  const { run, problem, reset } = useAct(
    name,
    options.optimistic === undefined ? {} : { optimistic: options.optimistic },
  );
  const form = useForm<Fields>({
    initialValues: options.initial,
    validate: (values) => {
      const input = options.input(values as Values);
      return input === null ? {} : faultsOf(operations[name].input, input, { say, own: options.faults ?? {} });
    },
    onValuesChange: reset,
  });
  const showFault = (field: string, fault: string) => {
    form.setFieldError(field, fault);
    form.getInputNode(field)?.focus();
  };
  const send = async (values: Values): Promise<void> => {
    const input = options.input(values);
    const reply = input === null ? null : await run(input);
    if (reply === null || reply.ok) return void (await options.onDone(reply?.value ?? null));
    const field = options.refusals?.[reply.code];
    if (field !== undefined) showFault(field, errorText(reply.code, currentLocale()));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { errors } = form.validate();
    const [first] = Object.keys(errors);
    if (first !== undefined) return form.getInputNode(first)?.focus();
    setBusy(true);
    void send(form.getValues() as Values).finally(() => setBusy(false));
  };
  const isFieldProblem = problem !== null && options.refusals?.[problem] !== undefined;
  return {
    values: form.values as Values,
    field: (field) => ({ name: field, ...form.getInputProps(field) }),
    submit,
    busy: isBusy,
    isChanged: form.isDirty(),
    problem: problem === null || isFieldProblem ? null : errorText(problem, currentLocale()),
  };
}
