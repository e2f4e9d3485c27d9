import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";

/** A password's field whose eye says in the reader's language what it does. */
export function PasswordField(props: PasswordInputProps) {
  const say = useTexts(uiTexts);
  return <PasswordInput {...props} visibilityToggleButtonProps={{ "aria-label": say("seeTyped") }} />;
}
