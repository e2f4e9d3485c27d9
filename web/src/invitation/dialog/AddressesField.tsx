import { IconAlertCircle, IconX } from "@tabler/icons-react";
import { useId, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { addAddresses, checked, faultyOnes, splitAddresses, type TypedAddress } from "./addresses.ts";
import styles from "./addressesField.module.css";
import { faultText } from "./faultText.ts";
import { inviteTexts } from "./texts.ts";

interface AddressesFieldProps {
  addresses: readonly TypedAddress[];
  onChange: (addresses: TypedAddress[]) => void;
  /** What one types into. */
  ref: RefObject<HTMLInputElement | null>;
}

const ENDS_ONE = new Set(["Enter", ",", ";", " "]);

/** Addresses as chips: typed one after the other or pasted all at once. A faulty one goes back to be corrected. */
export function AddressesField({ addresses, onChange, ref }: AddressesFieldProps) {
  const say = useTexts(inviteTexts);
  const [label, problem] = [useId(), useId()];
  const { draft, setDraft, commit, without, correct, press, paste } = useDraft({ addresses, onChange, ref });
  const isFaulty = addresses.some(({ fault }) => fault !== null);
  return (
    <div>
      <label id={label} htmlFor={`${label}-input`} className={styles["label"]}>
        {say("addresses")}
      </label>
      <ul className={styles["field"]} aria-labelledby={label}>
        {addresses.map((address, at) => (
          <Chip
            key={`${address.email}-${at}`}
            address={address}
            correct={() => correct(address)}
            remove={() => onChange(without(address))}
          />
        ))}
        <li className={styles["last"]}>
          <input
            ref={ref}
            id={`${label}-input`}
            type="email"
            inputMode="email"
            autoComplete="off"
            data-autofocus
            placeholder={addresses.length === 0 ? say("addressesHint") : ""}
            aria-describedby={problem}
            aria-invalid={isFaulty}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => commit(draft)}
          />
        </li>
      </ul>
      <div id={problem} className={styles["problem"]} role="alert">
        <Why addresses={addresses} />
      </div>
    </div>
  );
}

interface ChipProps {
  address: TypedAddress;
  correct: () => void;
  remove: () => void;
}

function Chip({ address, correct, remove }: ChipProps) {
  const say = useTexts(inviteTexts);
  const isFaulty = address.fault !== null;
  return (
    <li className={styles["chip"]} data-faulty={isFaulty}>
      {isFaulty ? <IconAlertCircle size={16} aria-hidden /> : null}
      {isFaulty ? (
        <button type="button" onClick={correct} aria-label={say("correct", address)}>
          {address.email}
        </button>
      ) : (
        <span>{address.email}</span>
      )}
      <button type="button" className={styles["remove"]} aria-label={say("removeAddress", address)} onClick={remove}>
        <IconX size={14} aria-hidden />
      </button>
    </li>
  );
}

/** A line for each thing that is wrong, and with which addresses. */
function Why({ addresses }: { addresses: readonly TypedAddress[] }) {
  const say = useTexts(inviteTexts);
  return faultyOnes(addresses).map(({ fault, emails }) => (
    <p key={fault}>{say("faulty", { email: emails.join(", "), why: faultText(fault) })}</p>
  ));
}

/** What is being typed, and how it becomes addresses. */
function useDraft({ addresses, onChange, ref }: AddressesFieldProps) {
  const [draft, setDraft] = useState("");
  const commit = (typed: string) => {
    setDraft("");
    if (splitAddresses(typed).length > 0) onChange(addAddresses(addresses, typed));
  };
  const without = (gone: TypedAddress) => checked(addresses.filter((each) => each !== gone));
  const correct = (address: TypedAddress) => {
    onChange(without(address));
    setDraft(address.email);
    ref.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = addresses.at(-1);
    if (event.key === "Backspace" && draft === "" && last !== undefined) onChange(without(last));
    if (!ENDS_ONE.has(event.key) || (draft.trim() === "" && event.key === "Enter")) return;
    event.preventDefault();
    commit(draft);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    commit(`${draft} ${event.clipboardData.getData("text")}`);
  };
  return { draft, setDraft, commit, without, correct, press, paste };
}
