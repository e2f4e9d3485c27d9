import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import styles from "./page.module.css";

/* Skeletons of pages that are loading, in their final sizes. */

/** A page with a title and rows. */
export function ListSkeleton() {
  return (
    <PageShape>
      {Array.from({ length: 6 }, (_row, at) => (
        <Skeleton key={at} height={36} radius={8} mt={18} />
      ))}
    </PageShape>
  );
}

/** People only, under a title that is already there. */
export const PeopleRows = () =>
  Array.from({ length: 8 }, (_person, at) => (
    <div key={at} className={styles["person"]} aria-busy>
      <Skeleton height={36} circle />
      <div>
        <Skeleton height={14} width={160} radius={8} />
        <Skeleton height={12} width={120} radius={8} mt={6} />
      </div>
      <Skeleton height={14} width={80} radius={8} />
      <Skeleton height={14} width={120} radius={8} />
    </div>
  ));

/** A page with a title, a section and pictures in a grid. */
export function TilesSkeleton() {
  return (
    <PageShape>
      <Skeleton height={22} width={120} radius={8} mt={33} mb={19} />
      <div className={styles["tiles"]}>
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <div key={at}>
            <Skeleton className={styles["tile"] ?? ""} radius={16} />
            <Skeleton height={18} width="60%" radius={8} mt={14} />
            <Skeleton height={14} width="80%" radius={8} mt={8} />
          </div>
        ))}
      </div>
    </PageShape>
  );
}

function PageShape({ children }: { children: ReactNode }) {
  const say = useTexts(uiTexts);
  return (
    <div className={styles["page"]} aria-busy>
      <h1 className="visually-hidden">{say("loading")}</h1>
      <Skeleton height={34} width={280} radius={8} maw="100%" />
      <Skeleton height={18} width={340} radius={8} mt={6} maw="100%" />
      {children}
    </div>
  );
}
