import { Skeleton } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import styles from "./home.module.css";

/** The shape of the home while it is on its way. */
export function HomeSkeleton() {
  const say = useTexts(teamTexts);
  return (
    <div className={styles["content"]} aria-busy>
      <h1 className="visually-hidden">{say("loading")}</h1>
      <Skeleton height={34} width={280} radius={8} />
      <Skeleton height={18} width={340} radius={8} mt={6} mb={28} maw="100%" />
      <Skeleton height={22} width={120} radius={8} mt={5} mb={19} />
      <div className={styles["grid"]}>
        {[1, 2, 3].map((at) => (
          <div key={at}>
            <Skeleton className={styles["tileSkeleton"] ?? ""} radius={16} />
            <Skeleton height={18} width="60%" radius={8} mt={14} />
            <Skeleton height={14} width="80%" radius={8} mt={8} />
          </div>
        ))}
      </div>
    </div>
  );
}
