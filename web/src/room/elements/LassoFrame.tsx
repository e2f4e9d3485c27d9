import { boxStyle } from "./boxStyle.ts";
import styles from "./elements.module.css";
import { lassoBox } from "./lasso.ts";
import type { RoomElements } from "./useElements.ts";
import { useDesk } from "./useSeen.ts";

/** The box being drawn around elements, and how many it has. */
export function LassoFrame({ elements }: { elements: RoomElements }) {
  const lasso = useDesk(elements, (state) => state.lasso);
  const count = useDesk(elements, ({ chosen }) => chosen.length);
  if (lasso === null) return null;
  return (
    <div className={styles["lasso"]} style={boxStyle(lassoBox(lasso))} aria-hidden data-testid="lasso">
      {count === 0 ? null : <span>{count}</span>}
    </div>
  );
}
