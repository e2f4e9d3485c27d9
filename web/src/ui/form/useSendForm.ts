import { useForm } from "@mantine/form";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";

type Fields = Record<string, unknown>;

/** Why a form failed: the fault of one field, or a problem under all of them. */
export interface FormFault<Values> {
  field: (keyof Values & string) | null;
  /** Asked at each drawing, so that it follows the language. */
  says: () => string;
}

interface SendFormOptions<Values extends Fields> {
  initial: Values;
  /** What does not fit, by field, in words; then nothing is sent. */
  faults: (values: Values) => Record<string, string>;
  /** Does it, and answers null once it is done. The form is busy until then. */
  send: (values: Values) => Promise<FormFault<Values> | null>;
  /** Where a model sends it: whether that is under way, and what it came to. */
  outside?: { busy: boolean; fault: FormFault<Values> | null };
  /** Told of each change. */
  onType?: (values: Values) => void;
}

export interface ActForm<Values extends Fields> {
  values: Values;
  /** What a field of this name takes: its value, its fault, and where the focus goes. */
  field: (name: keyof Values & string) => object;
  /** The same for a plain input; `fault` is what stands under it. */
  input: (name: keyof Values & string) => object;
  fault: (name: keyof Values & string) => string | null;
  /** For what is chosen, not typed. */
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sent by itself, while somebody types: a fault is shown, but the focus stays where it is. */
  sendQuietly: () => void;
  busy: boolean;
  /** Something differs from what the form began with. */
  isChanged: boolean;
  /** Why it was refused, where no field answers for it. */
  problem: string | null;
  /** Begins anew from these. */
  restart: (values: Values) => void;
}

/** A form with a way of its own to be sent: faults, focus, busy and refusals as in every form. See `useActForm`. */
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
  const { busy = false, fault: told = null } = options.outside ?? {};
  useToldFault(told, (field, text) => {
    form.setFieldError(field, text);
    toField(field);
  });
  const send = async (show: (field: string) => void): Promise<void> => {
    const fault = await options.send(form.getValues() as Values);
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
    void send(show).finally(() => setBusy(false));
  };
  return {
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
    submit: (event) => {
      event.preventDefault();
      start(toField);
    },
    sendQuietly: () => start(() => undefined),
    busy: isBusy || busy,
    isChanged: form.isDirty(),
    problem: problem?.says() ?? (told?.field === null ? told.says() : null),
    restart: (values) => {
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
    },
  };
}

function focusField(node: HTMLElement | null): void {
  node?.focus();
  // What is hidden is typed again, not corrected.
  if (node instanceof HTMLInputElement && node.type === "password") node.select();
}

/** A fault that a model tells about a field goes to it once. */
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
