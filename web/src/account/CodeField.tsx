import { PinInput } from "@mantine/core";
import { constants } from "@atrium/contract";
import styles from "./CodeField.module.css";

interface CodeFieldProps {
  label: string;
  code: string;
  wrong: boolean;
  busy: boolean;
  onType: (code: string) => void;
}

/** Six boxes; a pasted code fills them all, a whole code is sent at once. */
export function CodeField({ label, code, wrong, busy, onType }: CodeFieldProps) {
  return (
    <PinInput
      className={styles["code"] ?? ""}
      classNames={{ pinInput: styles["box"] ?? "" }}
      length={constants.login.codeDigits}
      type="number"
      inputMode="numeric"
      oneTimeCode
      autoFocus
      placeholder=""
      value={code}
      onChange={onType}
      error={wrong}
      readOnly={busy}
      aria-label={label}
      role="group"
    />
  );
}
