import { Button } from "@mantine/core";
import { errorText, type ErrorCode } from "@atrium/contract";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./invitation.module.css";
import { invitationTexts } from "./texts.ts";

interface AskAgainProps {
  /** Who sent the invitation. */
  name: string;
  /** The button's label. */
  label: string;
  /** Null once it is sent, else why not. */
  ask: () => Promise<ErrorCode | null>;
  variant: "primary" | "secondary";
}

/** Asks the sender for another invitation, and says so once that is done. */
export function AskAgain({ name, label, ask, variant }: AskAgainProps) {
  const say = useTexts(invitationTexts);
  const [state, setState] = useState<"idle" | "busy" | "asked" | ErrorCode>("idle");
  if (state === "asked")
    return (
      <p className={styles["asked"]} role="status">
        {say("asked", { name })}
      </p>
    );
  const press = async () => {
    setState("busy");
    setState((await ask()) ?? "asked");
  };
  const problem = state === "idle" || state === "busy" ? null : errorText(state, currentLocale());
  return (
    <>
      <Button
        size="lg"
        className={styles["askButton"] ?? ""}
        variant={variant}
        loading={state === "busy"}
        leftSection={<IconSend size={18} aria-hidden />}
        onClick={() => void press()}
      >
        {label}
      </Button>
      <p className={styles["problem"]} role="alert">
        {problem}
      </p>
    </>
  );
}
