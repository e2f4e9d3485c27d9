import { Button } from "@mantine/core";
import type { AccountId, SpaceCard, Team, TeamGuest } from "@atrium/contract";
import { IconUserSearch } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { List } from "../../ui/list/List.tsx";
import { Empty } from "../../ui/page/Empty.tsx";
import { PersonDialog } from "./card/PersonDialog.tsx";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { GuestRow } from "./GuestRow.tsx";
import { GuestSelectionBar } from "./GuestSelectionBar.tsx";
import { SpacesDialog } from "./SpacesDialog.tsx";
import { usersTexts } from "./texts.ts";
import { UsersFilter } from "./UsersFilter.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { useChosen, type Choose } from "./useChosen.ts";
import styles from "./users.module.css";
import type { GuestActs } from "./useMemberActs.ts";
import type { GuestLine } from "./usersModel.ts";
import { EVERYBODY, type Wanted } from "./wanted.ts";

interface GuestsViewProps {
  team: Team;
  lines: readonly GuestLine[];
  spaces: readonly SpaceCard[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  more: (() => void) | null;
  pending?: ReactNode;
  acts: GuestActs;
  ownId: string | null;
  onWrite: (accountId: AccountId) => void;
}

export function GuestsView({
  team,
  lines,
  spaces,
  wanted,
  onWanted,
  more,
  acts,
  pending,
  ownId,
  onWrite,
}: GuestsViewProps) {
  const say = useTexts(usersTexts);
  const [placing, setPlacing] = useState<TeamGuest | null>(null);
  const everybody = { ...EVERYBODY, tab: wanted.tab };
  const [shown, setShown] = useState<AccountId | null>(null);
  const { chosen, choose, clear } = useChosen(lines, idOfLine);
  return (
    <UsersPage
      team={team}
      spaces={spaces}
      pending={pending}
      tab="guests"
      onTab={(tab) => onWanted({ ...EVERYBODY, tab })}
    >
      <UsersFilter team={team} spaces={spaces} wanted={wanted} onWanted={onWanted} />
      {lines.length === 0 ? (
        <NoGuests isNarrowed={wanted.find.trim() !== "" || wanted.space !== null} onAll={() => onWanted(everybody)} />
      ) : (
        <People {...{ lines, chosen, choose, more, acts, wanted, onWanted }} onSpaces={setPlacing} onCard={setShown} />
      )}
      <PersonDialog
        teamId={team.id}
        accountId={shown}
        spaces={spaces}
        ownId={ownId}
        onWrite={onWrite}
        onClose={() => setShown(null)}
      />
      <SpacesDialog
        person={placing}
        lead={say("spacesLead")}
        spaces={spaces}
        onSave={acts.setSpaces}
        onClose={() => setPlacing(null)}
      />
      {chosen.length === 0 ? null : (
        <>
          <div className={styles["barRoom"]} />
          <GuestSelectionBar lines={chosen} acts={acts} onDone={clear} />
        </>
      )}
    </UsersPage>
  );
}

const idOfLine = ({ canManage, guest }: GuestLine) => (canManage ? guest.accountId : null);

interface PeopleProps extends Pick<GuestsViewProps, "lines" | "more" | "acts" | "wanted" | "onWanted"> {
  chosen: readonly GuestLine[];
  choose: Choose<GuestLine>;
  onSpaces: (guest: TeamGuest) => void;
  onCard: (accountId: AccountId) => void;
}

function People({ lines, chosen, choose, more, acts, wanted, onWanted, onSpaces, onCard }: PeopleProps) {
  const say = useTexts(usersTexts);
  const choosable = lines.filter(({ canManage }) => canManage);
  const draw = (line: GuestLine) => {
    const { guest } = line;
    const onChoose = (isChosen: boolean) => choose([line], isChosen);
    return (
      <GuestRow
        line={line}
        isChosen={chosen.includes(line)}
        onChoose={choosable.length === 0 ? null : onChoose}
        acts={acts}
        onSpaces={() => onSpaces(guest)}
        onCard={() => onCard(guest.accountId)}
      />
    );
  };
  return (
    <>
      <ColumnHeads
        chosen={chosen.length}
        choosable={choosable.length}
        onChooseAll={(isChosen) => choose(choosable, isChosen)}
        wanted={wanted}
        onWanted={onWanted}
      />
      <List label={say("guests")} items={lines} keyOf={({ guest }) => guest.accountId} more={more} row={draw} />
    </>
  );
}

function NoGuests({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  const say = useTexts(usersTexts);
  const icon = <IconUserSearch size={28} stroke={1.5} />;
  if (!isNarrowed) return <Empty icon={icon} title={say("noGuests")} lead={say("noGuestsLead")} />;
  return (
    <Empty icon={icon} title={say("nobodyFound")} lead={say("nobodyFoundLead")}>
      <Button variant="secondary" onClick={onAll}>
        {say("showAll")}
      </Button>
    </Empty>
  );
}
