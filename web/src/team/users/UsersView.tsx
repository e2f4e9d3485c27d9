import { Button } from "@mantine/core";
import type { AccountId, SpaceCard, Team, TeamMember } from "@atrium/contract";
import { IconUserSearch } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { List } from "../../ui/list/List.tsx";
import { Empty } from "../../ui/page/Empty.tsx";
import { PersonDialog } from "./card/PersonDialog.tsx";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { PersonRow } from "./PersonRow.tsx";
import { SpacesDialog } from "./SpacesDialog.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { usersTexts } from "./texts.ts";
import { UsersPage } from "./UsersPage.tsx";
import { UsersFilter } from "./UsersFilter.tsx";
import styles from "./users.module.css";
import type { MemberActs } from "./useMemberActs.ts";
import type { PersonLine } from "./usersModel.ts";
import { useChosen, type Choose } from "./useChosen.ts";
import { EVERYBODY, type Wanted } from "./wanted.ts";

interface UsersViewProps {
  team: Team;
  lines: readonly PersonLine[];
  spaces: readonly SpaceCard[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  more: (() => void) | null;
  pending?: ReactNode;
  acts: MemberActs;
  ownId: string | null;
  onWrite: (accountId: AccountId) => void;
}

export function UsersView(props: UsersViewProps) {
  const { team, lines, spaces, wanted, onWanted, more, acts, pending, ownId, onWrite } = props;
  const say = useTexts(usersTexts);
  const { chosen, choose, clear } = useChosen(lines, idOfLine);
  const [placing, setPlacing] = useState<TeamMember | null>(null);
  const [shown, setShown] = useState<AccountId | null>(null);
  return (
    <UsersPage
      team={team}
      spaces={spaces}
      pending={pending}
      tab="members"
      onTab={(tab) => onWanted({ ...EVERYBODY, tab })}
    >
      <UsersFilter team={team} spaces={spaces} wanted={wanted} onWanted={onWanted} />
      {lines.length === 0 ? (
        <Nobody onAll={() => onWanted(EVERYBODY)} />
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
        lead={say("spacesLeadMember")}
        spaces={spaces}
        onSave={acts.setSpaces}
        onClose={() => setPlacing(null)}
      />
      {chosen.length === 0 ? null : (
        <>
          <div className={styles["barRoom"]} />
          <SelectionBar lines={chosen} acts={acts} spaces={spaces} onDone={clear} />
        </>
      )}
    </UsersPage>
  );
}

/** Nobody ends their own place here. */
const idOfLine = ({ canRemove, member }: PersonLine) => (canRemove ? member.accountId : null);

function Nobody({ onAll }: { onAll: () => void }) {
  const say = useTexts(usersTexts);
  const icon = <IconUserSearch size={28} stroke={1.5} />;
  return (
    <Empty icon={icon} title={say("nobodyFound")} lead={say("nobodyFoundLead")}>
      <Button variant="secondary" onClick={onAll}>
        {say("showAll")}
      </Button>
    </Empty>
  );
}

interface PeopleProps extends Pick<UsersViewProps, "lines" | "more" | "acts" | "wanted" | "onWanted"> {
  chosen: readonly PersonLine[];
  choose: Choose<PersonLine>;
  onSpaces: (member: TeamMember) => void;
  onCard: (accountId: AccountId) => void;
}

function People({ lines, chosen, choose, more, acts, wanted, onWanted, onSpaces, onCard }: PeopleProps) {
  const say = useTexts(usersTexts);
  const choosable = lines.filter(({ canRemove }) => canRemove);
  const canChoose = choosable.length > 0;
  const draw = (line: PersonLine) => {
    const onChoose = (isChosen: boolean) => choose([line], isChosen);
    return (
      <PersonRow
        line={line}
        isChosen={chosen.includes(line)}
        onChoose={canChoose ? onChoose : null}
        acts={acts}
        onSpaces={onSpaces}
        onCard={() => onCard(line.member.accountId)}
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
      <List label={say("members")} items={lines} keyOf={({ member }) => member.accountId} more={more} row={draw} />
    </>
  );
}
