import { SegmentedControl } from "@mantine/core";
import { IconLink, IconMail } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { EmailPart } from "./EmailPart.tsx";
import styles from "./inviteDialog.module.css";
import { LinkPart } from "./LinkPart.tsx";
import type { InviteTo } from "./inviteTo.ts";
import { inviteTexts } from "./texts.ts";

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
  to: InviteTo;
}

type Way = "email" | "link";

/** Inviting people, by mail or by link. */
export function InviteDialog({ opened, onClose, to }: InviteDialogProps) {
  const say = useTexts(inviteTexts);
  const [way, setWay] = useState<Way>("email");
  return (
    <Dialog opened={opened} onClose={onClose} title={say("title", to)} closeLabel={say("close")} size={576}>
      <SegmentedControl
        fullWidth
        mb={20}
        aria-label={say("how")}
        value={way}
        onChange={(chosen) => setWay(chosen === "link" ? "link" : "email")}
        data={[
          { value: "email", label: wayLabel(<IconMail size={16} aria-hidden />, say("byEmail")) },
          { value: "link", label: wayLabel(<IconLink size={16} aria-hidden />, say("byLink")) },
        ]}
      />
      {way === "email" ? <EmailPart to={to} onClose={onClose} /> : <LinkPart to={to} onClose={onClose} />}
    </Dialog>
  );
}

const wayLabel = (icon: ReactNode, word: string) => (
  <span className={styles["way"]}>
    {icon}
    {word}
  </span>
);
