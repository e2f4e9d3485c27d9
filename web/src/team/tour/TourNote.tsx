import { Button } from "@mantine/core";
import type { AccountId } from "@atrium/contract";
import { IconRoute } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { tourTexts } from "./texts.ts";
import { hasSeenTour, rememberTour, startTour } from "./tour.ts";
import styles from "./tour.module.css";

interface TourNoteProps {
  accountId: AccountId;
  otherwise?: ReactNode;
}

/** Offers the tour once per account and device; it never starts by itself. Once answered, shows `otherwise`. */
export function TourNote({ accountId, otherwise = null }: TourNoteProps) {
  const say = useTexts(tourTexts);
  const [isOffered, setOffered] = useState(() => !hasSeenTour(accountId));
  if (!isOffered) return otherwise;
  const answer = () => {
    rememberTour(accountId);
    setOffered(false);
  };
  const begin = () => {
    answer();
    void startTour(say, accountId);
  };
  return (
    <div className={styles["note"]} role="note">
      <IconRoute size={18} aria-hidden />
      <span>
        <b>{say("offer")}</b> {say("offerLead")}
      </span>
      <div className={styles["acts"]}>
        <Button size="sm" variant="quiet" onClick={answer}>
          {say("later")}
        </Button>
        <Button size="sm" variant="secondary" onClick={begin}>
          {say("start")}
        </Button>
      </div>
    </div>
  );
}
