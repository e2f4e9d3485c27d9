import type { AccountId } from "@atrium/contract";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useTexts } from "../../platform/i18n/texts.ts";
import { tourTexts } from "./texts.ts";
import { startTour } from "./tour.ts";

const asked = createStore<{ isAsked: boolean }>(() => ({ isAsked: false }));

/** Asks for the tour from any page: it starts on the home of a team, where the most of it can be seen. */
export const askForTour = (): void => asked.setState({ isAsked: true });

/** Starts the tour once where it was asked for, as soon as this page is drawn. */
export function useAskedTour(accountId: AccountId | null): void {
  const say = useTexts(tourTexts);
  const isAsked = useStore(asked, (state) => state.isAsked);
  useEffect(() => {
    // Strict mode begins an effect twice; the tour starts once.
    if (!isAsked || !asked.getState().isAsked) return;
    asked.setState({ isAsked: false });
    void startTour(say, accountId);
  }, [isAsked, say, accountId]);
}
