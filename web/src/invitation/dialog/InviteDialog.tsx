import { SegmentedControl } from "@mantine/core";
import type { TeamId } from "@atrium/contract";
import { IconFileSpreadsheet, IconLink, IconMail, type Icon } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { CsvPart } from "./csv/CsvPart.tsx";
import { EmailPart } from "./EmailPart.tsx";
import styles from "./inviteDialog.module.css";
import { LinkPart } from "./LinkPart.tsx";
import type { InviteTo } from "./inviteTo.ts";
import { inviteTexts } from "./texts.ts";

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
  to: InviteTo;
  /** The tab that is open first. */
  begin?: Way;
}

type Way = "email" | "csv" | "link";

/** Each way with its word and what it is drawn as. */
const WAYS = [
  { way: "email", word: "byEmail", icon: IconMail },
  { way: "csv", word: "byCsv", icon: IconFileSpreadsheet },
  { way: "link", word: "byLink", icon: IconLink },
] as const;

/** Inviting people: by mail, by link, and into a team by a file of contacts too. */
export function InviteDialog({ opened, onClose, to, begin = "email" }: InviteDialogProps) {
  const [way, setWay] = useState<Way>(begin);
  return (
    <InviteFrame {...{ opened, onClose, to, way }} choose={setWay}>
      {way === "csv" && isTeam(to) ? <CsvPart to={to} onClose={onClose} /> : null}
      {way === "email" ? <EmailPart to={to} onClose={onClose} /> : null}
      {way === "link" ? <LinkPart to={to} onClose={onClose} /> : null}
    </InviteFrame>
  );
}

interface InviteFrameProps extends Omit<InviteDialogProps, "begin"> {
  way: Way;
  choose: (way: Way) => void;
  children: ReactNode;
}

/** The dialog around each way of inviting, which is chosen at its top. */
export function InviteFrame({ opened, onClose, to, way, choose, children }: InviteFrameProps) {
  const say = useTexts(inviteTexts);
  const ways = WAYS.filter((each) => each.way !== "csv" || isTeam(to));
  return (
    <FormDialog opened={opened} onClose={onClose} title={say("title", to)} size={way === "csv" ? 720 : 576} isTall>
      <SegmentedControl
        fullWidth
        mb={20}
        aria-label={say("how")}
        value={way}
        onChange={(chosen) => choose(ways.find((each) => each.way === chosen)?.way ?? "email")}
        data={ways.map(({ way: value, word, icon }) => ({ value, label: <WayLabel icon={icon} word={say(word)} /> }))}
      />
      {children}
    </FormDialog>
  );
}

const isTeam = (to: InviteTo): to is InviteTo & { team: { id: TeamId } } => to.team !== null;

function WayLabel({ icon: Drawn, word }: { icon: Icon; word: string }) {
  return (
    <span className={styles["way"]}>
      <Drawn size={16} aria-hidden />
      {word}
    </span>
  );
}
