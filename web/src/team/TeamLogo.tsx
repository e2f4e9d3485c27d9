import type { Team } from "@atrium/contract";
import { firstLetter } from "../ui/firstLetter.ts";
import styles from "./TeamLogo.module.css";

/** The team's picture, or the first letter of its name on its colour. */
export function TeamLogo({ team, size = 32 }: { team: Pick<Team, "name" | "color" | "logoImageUrl">; size?: number }) {
  if (team.logoImageUrl !== null) {
    return <img className={styles["logo"]} src={team.logoImageUrl} width={size} height={size} alt="" />;
  }
  const style = {
    width: size,
    height: size,
    fontSize: size * 0.44,
    background: team.color,
    color: letterOn(team.color),
  };
  return <span className={styles["logo"]} style={style} data-letter={firstLetter(team.name)} aria-hidden />;
}

/** Dark or white, whichever stands out more from the colour (relative luminance of WCAG). */
function letterOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.2 ? "#1d1b18" : "#ffffff";
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
