import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";

/** A password field whose show/hide button is labelled in the current language. */
export function PasswordField(props: PasswordInputProps) {
  const say = useTexts(uiTexts);
  return <PasswordInput {...props} visibilityToggleButtonProps={{ "aria-label": say("seeTyped") }} />;
}
