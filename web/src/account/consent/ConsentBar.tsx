import { Button } from "@mantine/core";
import { IconCookie } from "@tabler/icons-react";
import { useState } from "react";
import { useStore } from "zustand";
import { answerConsent, consent, isConsentAsked } from "../../platform/consent.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./consent.module.css";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { consentTexts } from "./texts.ts";

/** Asks once whether visits may be counted; the page works without an answer. */
export function ConsentBar() {
  const { answer } = useStore(consent);
  const [opened, setOpened] = useState(false);
  if (!isConsentAsked()) return null;
  return (
    <>
      {answer !== null ? null : (
        <ConsentQuestion give={(counting) => answerConsent(counting, Date.now())} openDetails={() => setOpened(true)} />
      )}
      <ConsentDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

interface ConsentQuestionProps {
  give: (counting: boolean) => void;
  openDetails: () => void;
}

/** Both answers have equal prominence. */
export function ConsentQuestion({ give, openDetails }: ConsentQuestionProps) {
  const say = useTexts(consentTexts);
  return (
    <section className={styles["bar"]} aria-label={say("region")}>
      <span className={styles["icon"]}>
        <IconCookie size={20} stroke={1.75} aria-hidden />
      </span>
      <p>
        <b>{say("title")}</b>
        {say("ask")}{" "}
        <button type="button" className={styles["details"]} onClick={openDetails}>
          {say("details")}
        </button>
      </p>
      <div className={styles["answers"]}>
        <Button variant="secondary" onClick={() => give(false)}>
          {say("only")}
        </Button>
        <Button variant="secondary" onClick={() => give(true)}>
          {say("allow")}
        </Button>
      </div>
    </section>
  );
}
