import { PinInput } from "@mantine/core";
import { constants } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./CodeField.module.css";
import { accountTexts } from "../texts.ts";

interface CodeFieldProps {
  label: string;
  code: string;
  wrong: boolean;
  busy: boolean;
  onType: (code: string) => void;
}

/** Six boxes; a pasted code fills them all, a complete code is submitted at once. */
export function CodeField({ label, code, wrong, busy, onType }: CodeFieldProps) {
  const say = useTexts(accountTexts);
  const all = constants.login.codeDigits;
  // After a wrong code, typing starts over.
  const start = code.length < all ? code.length : 0;
  return (
    <PinInput
      className={styles["code"] ?? ""}
      classNames={{ pinInput: styles["box"] ?? "" }}
      length={all}
      type="number"
      inputMode="numeric"
      oneTimeCode
      placeholder=""
      value={code}
      onChange={onType}
      error={wrong}
      readOnly={busy}
      aria-label={label}
      role="group"
      getInputProps={(index) => ({
        "aria-label": say("codeDigit", { place: index + 1, all }),
        autoFocus: index === start,
      })}
    />
  );
}
