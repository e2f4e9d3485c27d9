import { createContext, use, type ReactNode } from "react";

/** Drawn by the dashboard, whose chunk knows the shapes of a team's pages. */
export const PendingShape = createContext<ReactNode>(null);

/** Stands for a page of a team that is loading, also on the way from one team to another. */
export const PagePending = (): ReactNode => use(PendingShape);
