import type { Team } from "@atrium/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import { usersTexts } from "./texts.ts";
import styles from "./users.module.css";
import type { UsersTab } from "./wanted.ts";

interface UsersPageProps {
  team: Team;
  tab: UsersTab;
  onTab: (tab: UsersTab) => void;
  children: ReactNode;
}

/** The page of a team's people: its members, or its guests. */
export function UsersPage({ team, tab, onTab, children }: UsersPageProps) {
  const say = useTexts(usersTexts);
  const counts = { members: team.membersCount, guests: team.guestsCount };
  return (
    <Page title={say("users")}>
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
      {children}
    </Page>
  );
}
