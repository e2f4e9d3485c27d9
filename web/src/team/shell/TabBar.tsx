import { IconPlus, IconSparkles } from "@tabler/icons-react";
import { DEMO_SPACE_SLUG, type Team } from "@atrium/contract";
import { may } from "@atrium/rules";
import { Link } from "@tanstack/react-router";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { inTeam } from "../inTeam.ts";
import { teamTexts } from "../texts.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import type { FrameActions, FrameModel } from "./frameModel.ts";
import { placesOf, type Place } from "./places.ts";
import styles from "./TabBar.module.css";

/** The phone's places at the bottom, with the one thing to make in the middle. */
export function TabBar({ model, actions }: { model: FrameModel; actions: FrameActions }) {
  const say = useTexts(teamTexts);
  const { team, account } = model;
  return (
    <nav className={styles["tabBar"]} aria-label={say("spaces")}>
      {team === null ? null : <Tabs team={team} spaces={model.spaces} />}
      {account === null ? null : <AccountMenu account={account} actions={actions} kind="tab" />}
    </nav>
  );
}

/** Two entries on each side of the create button, the account last; the demo fills a free one. */
function Tabs({ team, spaces }: { team: Team; spaces: FrameModel["spaces"] }) {
  const say = useTexts(teamTexts);
  const places = placesOf({ team, spaces }, currentLocale());
  const before = places.slice(0, -1);
  return (
    <>
      {before.map((place) => (
        <Tab key={place.id} place={place} teamId={team.id} />
      ))}
      {before.length > 1 ? null : (
        <Link to="/s/$slug" params={{ slug: DEMO_SPACE_SLUG }} className={styles["tab"] ?? ""}>
          <IconSparkles size={24} stroke={1.5} aria-hidden />
          <span>{say("demoShort")}</span>
        </Link>
      )}
      {may("team.createSpaces", inTeam(team)) ? (
        <Link
          to="/dashboard/team/$teamId/new-space"
          params={{ teamId: team.id }}
          className={styles["tabPlus"] ?? ""}
          data-tour="newSpace"
          aria-label={say("newSpace")}
        >
          <IconPlus size={24} aria-hidden />
        </Link>
      ) : null}
      {places.slice(-1).map((place) => (
        <Tab key={place.id} place={place} teamId={team.id} />
      ))}
    </>
  );
}

function Tab({ place: { id, to, short, Icon }, teamId }: { place: Place; teamId: string }) {
  return (
    <Link
      to={to}
      params={{ teamId }}
      className={styles["tab"] ?? ""}
      activeOptions={{ exact: id === "spaces" }}
      data-tour={id}
    >
      <Icon size={24} stroke={1.5} aria-hidden />
      <span>{short}</span>
    </Link>
  );
}
