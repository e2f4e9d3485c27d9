import { Button, Skeleton } from "@mantine/core";
import type { AccountProfile, Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { IconUserPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { inTeam } from "../inTeam.ts";
import { teamTexts } from "../texts.ts";
import styles from "./home.module.css";
import { FINDS_FROM, greeting } from "./homeModel.ts";
import { NewSpace } from "./NewSpace.tsx";
import pending from "./pending.module.css";

interface HomePendingProps {
  account: AccountProfile;
  /** Null while it is on its way too. */
  team: Team | null;
  hour: number;
  /** The last visited spaces, or their skeletons while loading. */
  visited: ReactNode;
}

/** The home of a team while its spaces load: titles and buttons are there, with skeletons for the rest. */
export function HomePending({ account, team, hour, visited }: HomePendingProps) {
  const say = useTexts(teamTexts);
  const count = team?.spacesCount ?? MOST;
  return (
    <div aria-busy>
      <Page
        title={greeting({ account, hour, say }, count === 0)}
        lead={<Skeleton component="span" display="block" height={12} width={320} maw="100%" radius={8} mt={6} mb={2} />}
        act={count === 0 ? null : <Acts team={team} />}
      >
        {visited}
        {count === 0 ? null : (
          <Section title={say("spaces")} act={count < FINDS_FROM ? null : <FilterShape />}>
            <div className={styles["grid"]}>
              {Array.from({ length: Math.min(count, MOST) }, (_space, at) => (
                <TileShape key={at} />
              ))}
            </div>
          </Section>
        )}
      </Page>
    </div>
  );
}

/** As many as a window shows. */
const MOST = 6;

function Acts({ team }: { team: Team | null }) {
  const say = useTexts(teamTexts);
  if (team === null) return <Skeleton height={36} width={220} radius={12} className={styles["invite"] ?? ""} />;
  return (
    <>
      {may("team.inviteMembers", inTeam(team)) ? (
        <Button
          variant="secondary"
          className={`${styles["invite"]} ${pending["soon"]}`}
          aria-disabled
          leftSection={<IconUserPlus size={18} aria-hidden />}
        >
          {say("invitePeople")}
        </Button>
      ) : null}
      {may("team.createSpaces", inTeam(team)) ? <NewSpace teamId={team.id} /> : null}
    </>
  );
}

const FilterShape = () => (
  <div className={pending["filter"]}>
    <Skeleton className={pending["find"] ?? ""} radius={12} />
    <Skeleton height={36} width={104} radius={12} />
  </div>
);

const TileShape = () => (
  <div>
    <Skeleton className={pending["picture"] ?? ""} radius={16} />
    <div className={pending["words"]}>
      <Skeleton height={14} width="37%" radius={8} />
      <Skeleton height={24} width={64} radius={12} />
    </div>
    <Skeleton height={12} width="57%" radius={8} my={6} />
  </div>
);

/** As many skeletons as fit in a row. */
export function VisitedShapes() {
  const say = useTexts(teamTexts);
  return (
    <div className={pending["visited"]}>
      <Section title={say("lastVisited")}>
        <div className={pending["visits"]}>
          {[1, 2, 3, 4].map((at) => (
            <div key={at} className={pending["visit"]}>
              <Skeleton height={44} width={64} radius={8} />
              <div>
                <Skeleton height={12} width="60%" radius={8} />
                <Skeleton height={10} width="80%" radius={8} mt={9} />
              </div>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
