import { useTexts } from "../../platform/i18n/texts.ts";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { samlTexts } from "./texts.ts";

/** Where a trial of single sign-on ends: what came of it is beside the settings, in the window before. */
export function SamlTrialScreen() {
  const say = useTexts(samlTexts);
  return <PageMessage court="wide" title={say("tried")} description={say("triedLead")} />;
}
