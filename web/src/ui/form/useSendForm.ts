import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { followed } from "./followed.ts";

type Fields = Record<string, unknown>;

/** Why a form failed: the error of one field, or a problem below all of them. */
export interface FormFault<Values> {
  field: (keyof Values & string) | null;
  /** Called on each render, so that it follows the language. */
  says: () => string;
}

interface SendFormOptions<Values extends Fields> {
  initial: Values;
  /** Validation errors by field, as texts; with errors nothing is sent. */
  faults: (values: Values) => Record<string, string>;
  /** Sends it, and returns null on success. The form is busy until then. */
  send: (values: Values) => Promise<FormFault<Values> | null>;
  /** If a model does the sending: whether it is pending, and its result. */
  outside?: { busy: boolean; fault: FormFault<Values> | null };
  /** Called on each change. */
  onType?: (values: Values) => void;
}

export interface ActForm<Values extends Fields> {
  values: Values;
  /** The props of the field with this name: its value, its error, and the focus target. */
  field: (name: keyof Values & string) => object;
  /** The same for a plain input; `fault` is the error shown below it. */
  input: (name: keyof Values & string) => object;
  fault: (name: keyof Values & string) => string | null;
  /** For a choice rather than typed text. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Submits automatically while the user types: errors are shown, but the focus stays. */
  sendQuietly: () => void;
  busy: boolean;
  /** Something differs from the initial values. */
  isChanged: boolean;
  /** Why it was refused, if no field shows it. */
  problem: string | null;
  /** Resets to these values. */
  restart: (values: Values) => void;
  /** Takes over what is stored now; what was typed since it was sent, or is not sent yet, stays and is unsaved. */
  follow: (stored: Values) => void;
}

/** A form that sends itself in a custom way: errors, focus, busy and refusals as in every form. See `useActForm`. */
export function useSendForm<Values extends Fields>(options: SendFormOptions<Values>): ActForm<Values> {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormFault<Values> | null>(null);
  const form = useForm<Fields>({
    initialValues: options.initial,
    validate: (values) => options.faults(values as Values),
    onValuesChange: (values) => {
      setProblem(null);
      options.onType?.(values as Values);
    },
  });
  const toField = (field: string) => focusField(form.getInputNode(field));
  const sent = useRef<Values | null>(null);
  const { busy = false, fault: told = null } = options.outside ?? {};
  useToldFault(told, (field, text) => {
    form.setFieldError(field, text);
    toField(field);
  });
  const send = async (show: (field: string) => void): Promise<void> => {
    sent.current = form.getValues() as Values;
    const fault = await options.send(sent.current);
    if (fault === null) return;
    if (fault.field === null) return setProblem(fault);
    form.setFieldError(fault.field, fault.says());
    show(fault.field);
  };
  const start = (show: (field: string) => void) => {
    if (isBusy || busy) return;
    const [first] = Object.keys(form.validate().errors);
    if (first !== undefined) return show(first);
    setBusy(true);
    setProblem(null);
    void send(show).finally(() => {
      sent.current = null;
      setBusy(false);
    });
  };
  return {
    ...fieldsOf<Values>(form),
    submit: (event) => {
      event.preventDefault();
      start(toField);
    },
    sendQuietly: () => start(() => undefined),
    busy: isBusy || busy,
    isChanged: form.isDirty(),
    problem: problem?.says() ?? (told?.field === null ? told.says() : null),
    restart: (values) => restart(form, values),
    follow: (now) => {
      const before = sent.current ?? (form.getInitialValues() as Values);
      restart(form, now, followed(form.getValues() as Values, { before, now }));
    },
  };
}

type Form = UseFormReturnType<Fields>;

const fieldsOf = <Values extends Fields>(
  form: Form,
): Pick<ActForm<Values>, "values" | "field" | "input" | "fault" | "set"> => ({
  values: form.values as Values,
  field: (field) => ({ name: field, ...form.getInputProps(field) }),
  input: (field) => {
    const { error: _error, ...props } = form.getInputProps(field) as { error?: unknown };
    return { name: field, ...props };
  },
  fault: (field) => {
    const fault = form.errors[field];
    return typeof fault === "string" ? fault : null;
  },
  set: (field, value) => form.setValues({ [field]: value }),
});

/** What counts as stored, and what the fields hold. */
function restart(form: Form, stored: Fields, held: Fields = stored): void {
  form.setInitialValues(stored);
  form.resetDirty(stored);
  form.setValues(held);
}

function focusField(node: HTMLElement | null): void {
  node?.focus();
  // A hidden value is easier to type again than to correct.
  if (node instanceof HTMLInputElement && node.type === "password") node.select();
}

/** An error that a model reports for a field is passed on once. */
function useToldFault(
  told: { field: string | null; says: () => string } | null,
  show: (field: string, text: string) => void,
): void {
  const field = told?.field ?? null;
  const text = told?.says() ?? null;
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (field !== null && text !== null) showNow(field, text);
  }, [field, text]);
}
