import { Button } from "@mantine/core";
import type { SpaceCard, Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconFileImport, IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import { InviteDialog } from "../../invitation/index.ts";
import { inTeam } from "../inTeam.ts";
import { usersTexts } from "./texts.ts";
import { useHiddenColumns } from "./tools/columns.ts";
import styles from "./users.module.css";
import type { UsersTab } from "./wanted.ts";

interface UsersPageProps {
  team: Team;
  spaces: readonly SpaceCard[];
  /** Who was asked and has not come yet. */
  pending?: ReactNode;
  tab: UsersTab;
  onTab: (tab: UsersTab) => void;
  children: ReactNode;
}

/** The page of a team's people: its members, or its guests. */
export function UsersPage({ team, spaces, pending, tab, onTab, children }: UsersPageProps) {
  const say = useTexts(usersTexts);
  const hidden = useHiddenColumns();
  const mayInvite = may("team.inviteMembers", inTeam(team));
  const counts = { members: team.membersCount, guests: team.guestsCount };
  return (
    <Page title={say("users")} act={mayInvite ? <Invite team={team} spaces={spaces} tab={tab} /> : undefined}>
      <nav className={styles["tabs"]} aria-label={say("tabs")}>
        {(["members", "guests"] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles["tab"]}
            aria-current={each === tab ? "page" : undefined}
            onClick={() => onTab(each)}
          >
            {say(each)} <em>{counts[each]}</em>
          </button>
        ))}
      </nav>
      <div className={styles["people"]} data-hidden={hidden.join(" ")}>
        {children}
      </div>
      {pending}
    </Page>
  );
}

function Invite({ team, spaces, tab }: Pick<UsersPageProps, "team" | "spaces" | "tab">) {
  const say = useTexts(usersTexts);
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<"email" | "csv">("email");
  const to = { name: team.name, team: { id: team.id }, spaces, role: tab === "guests" ? "GUEST" : "MEMBER" } as const;
  const open = (chosen: typeof way) => {
    setWay(chosen);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        className={styles["import"] ?? ""}
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => open("csv")}
      >
        {say("importCsv")}
      </Button>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => open("email")}>
        {say("invite")}
      </Button>
      <InviteDialog key={way} opened={isOpen} onClose={() => setOpen(false)} to={to} begin={way} />
    </>
  );
}
