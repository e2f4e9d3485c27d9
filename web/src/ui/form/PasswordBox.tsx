import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { bounds } from "@atrium/contract";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import { BoxField } from "./BoxField.tsx";
import styles from "./boxField.module.css";
import type { ActForm } from "./useSendForm.ts";

interface PasswordBoxProps<Values extends { password: string }> {
  form: ActForm<Values>;
  label: string;
  autoFocus?: boolean;
}

/**
 * The password of a space or room. It is not the user's own, so password managers do not store it, and it can be shown.
 */
export function PasswordBox<Values extends { password: string }>({ form, label, autoFocus }: PasswordBoxProps<Values>) {
  const say = useTexts(uiTexts);
  const [isSeen, setSeen] = useState(false);
  const Eye = isSeen ? IconEyeOff : IconEye;
  const button = (
    <button
      type="button"
      className={styles["button"]}
      aria-label={say("seeTyped")}
      aria-pressed={isSeen}
      onClick={() => setSeen(!isSeen)}
    >
      <Eye size={18} stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <BoxField label={label} problem={form.fault("password")} button={button}>
      <input
        type={isSeen ? "text" : "password"}
        {...form.input("password")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={bounds.password.max}
        aria-invalid={form.fault("password") !== null}
        {...(autoFocus === true ? { "data-autofocus": true } : {})}
      />
    </BoxField>
  );
}
