import { Button } from "@mantine/core";
import { useState } from "react";
import { useStore } from "zustand";
import { consent, isConsentAsked } from "../../platform/consent.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Row } from "../../ui/list/Row.tsx";
import { Setting } from "../../ui/page/Section.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { consentTexts } from "./texts.ts";

/** The answer about counting visits, and a way to change it. Nothing if nothing is counted. */
export function PrivacySetting() {
  const say = useTexts(consentTexts);
  const { answer } = useStore(consent);
  const [opened, setOpened] = useState(false);
  if (!isConsentAsked()) return null;
  return (
    <Setting title={say("privacy")} lead={say("privacyLead")}>
      <Row title={say(answer?.counting === true ? "countingOn" : "countingOff")}>
        <Button variant="secondary" onClick={() => setOpened(true)}>
          {say("change")}
        </Button>
      </Row>
      <ConsentDialog opened={opened} onClose={() => setOpened(false)} />
    </Setting>
  );
}
