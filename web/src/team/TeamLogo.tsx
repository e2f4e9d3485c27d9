import type { Team } from "@atrium/contract";
import { firstLetter } from "../ui/firstLetter.ts";
import styles from "./TeamLogo.module.css";

/** The team's picture, or the first letter of its name on its colour. */
export function TeamLogo({ team, size = 32 }: { team: Pick<Team, "name" | "color" | "logoImageUrl">; size?: number }) {
  if (team.logoImageUrl !== null) {
    return <img className={styles["logo"]} src={team.logoImageUrl} width={size} height={size} alt="" />;
  }
  const style = { width: size, height: size, fontSize: size * 0.44, background: tint(team.color) };
  return <span className={styles["logo"]} style={style} data-letter={firstLetter(team.name)} aria-hidden />;
}

/** Light enough for dark letters whatever colour the team chose. */
const tint = (color: string) => `color-mix(in oklab, ${color} 45%, #ffffff)`;
