import { Button } from "@mantine/core";
import type { AccountProfile, Team } from "@atrium/contract";
import { IconChevronRight, IconPlus } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import { useRef, type ReactNode } from "react";
import { AuthPage } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { stepOf, type Offer } from "../plans/offer.ts";
import { TeamLogo } from "../TeamLogo.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./choose.module.css";
import type { TeamChoice } from "./chooseModel.ts";
import { chooseTexts } from "./texts.ts";

interface ChooseTeamViewProps {
  account: AccountProfile | null;
  choices: readonly TeamChoice[];
  isForUpgrade: boolean;
  /** What the link here asks for, to buy it for the team that is chosen. */
  offer?: Offer;
  /** Null for guests, who have no teams of their own. */
  makeTeam: (() => void) | null;
  /** Invitations from others. */
  waiting?: ReactNode;
}

export function ChooseTeamView(props: ChooseTeamViewProps) {
  const { account, choices, isForUpgrade, offer = {}, makeTeam, waiting } = props;
  const say = useTexts(chooseTexts);
  const ways = useRef<HTMLDivElement>(null);
  useFocusStays(ways);
  const title = say(isForUpgrade ? "upgrade" : "where");
  return (
    <AuthPage title={title} isLong act={account === null ? null : <Who account={account} />} foot={<OtherAddress />}>
      {choices.length === 0 ? (
        <div>
          <h1>{say(isForUpgrade ? "noneToUpgrade" : "none")}</h1>
          <p className={styles["lead"]}>{say(isForUpgrade ? "noneToUpgradeLead" : "noneLead")}</p>
        </div>
      ) : (
        <>
          <h1>{title}</h1>
          <p className={styles["lead"]}>
            {isForUpgrade ? say("upgradeLead") : say("whereLead", { count: choices.length })}
          </p>
        </>
      )}
      <div ref={ways}>
        <ul className={styles["teams"]}>
          {choices.map((choice) => (
            <li key={choice.team.id}>
              <TeamLink choice={choice} way={wayTo(choice.team, isForUpgrade ? offer : null)} />
            </li>
          ))}
        </ul>
        {waiting}
        {makeTeam === null ? null : (
          <Button
            variant="secondary"
            size="lg"
            fullWidth
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={makeTeam}
          >
            {say("newTeam")}
          </Button>
        )}
      </div>
    </AuthPage>
  );
}

function TeamLink({ choice: { team, inside, isLast }, way }: { choice: TeamChoice; way: LinkProps }) {
  const say = useTexts(chooseTexts);
  const note = useNote(team);
  return (
    <Link {...way} className={styles["team"] ?? ""} data-last={isLast}>
      <TeamLogo team={team} size={40} />
      <span className={styles["words"]}>
        <b>{team.name}</b>
        <small>{note}</small>
      </span>
      {inside === null || inside === 0 ? null : (
        <span className={styles["inside"]}>{say("inside", { count: inside })}</span>
      )}
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}

/** To a team's home, or with what a link asks for to where that is bought; null for no upgrade. */
function wayTo({ id: teamId }: Team, offer: Offer | null): LinkProps {
  if (offer === null) return { to: "/dashboard/team/$teamId", params: { teamId } };
  const step = stepOf(offer);
  if (step === null) return { to: "/dashboard/team/$teamId/plan-details", params: { teamId } };
  return { to: "/dashboard/team/$teamId/upgrade/{-$step}", params: { teamId, step }, search: offer };
}

/** What one is there, and how large it is. */
function useNote({ role, membersCount, spacesCount }: Team): string {
  const say = useTexts(chooseTexts);
  const sayTeam = useTexts(teamTexts);
  const spaces = say("spaces", { count: spacesCount });
  if (role === "GUEST") return `${say("guest")}, ${spaces}`;
  const people = membersCount === 1 ? say("onlyYou") : sayTeam("members", { count: membersCount });
  const size = spacesCount === 0 ? people : `${people}, ${spaces}`;
  return `${say(role === "ADMIN" ? "admin" : "member")}, ${size}`;
}

function Who({ account }: { account: AccountProfile }) {
  return (
    <span className={styles["who"]}>
      <Face look={account} size={24} />
      <bdi>{account.email ?? account.name}</bdi>
    </span>
  );
}

function OtherAddress() {
  const say = useTexts(chooseTexts);
  return (
    <p>
      {say("otherAddress")}{" "}
      <Link to="/logout" className={styles["other"] ?? ""}>
        {say("tryOther")}
      </Link>
    </p>
  );
}
