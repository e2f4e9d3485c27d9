import styles from "./AuthPage.module.css";

/** Where the people of the court stand in its picture (760 x 868) and how wide their names are. */
const NAMES = [
  { name: "Mira", x: 176, y: 611, width: 50 },
  { name: "Тимур", x: 262, y: 685, width: 58 },
  { name: "Amara", x: 112, y: 697, width: 58 },
  { name: "Jonas", x: 566, y: 681, width: 56 },
  { name: "Илья", x: 636, y: 727, width: 50 },
  { name: "Zeynep", x: 398, y: 785, width: 64 },
] as const;

/** The names below the people of the court, in the page's own font, which a picture cannot use. */
export function CourtNames() {
  return (
    <svg className={styles["names"]} viewBox="0 0 760 868" preserveAspectRatio="xMidYMax slice">
      {NAMES.map(({ name, x, y, width }) => (
        <g key={name}>
          <rect x={x - width / 2} y={y} width={width} height="21" rx="10.5" />
          <text x={x} y={y + 15}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
