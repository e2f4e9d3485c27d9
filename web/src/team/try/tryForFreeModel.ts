import { SpaceTemplate, type AccountProfile, type ErrorCode, type Locale } from "@atrium/contract";
import { z } from "zod";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call } from "../../platform/call.ts";

/*
 * A team, a space and a link before any e-mail is known: two names, one button, and the link is in the clipboard.
 */
export type TryState =
  | {
      step: "names";
      teamName: string;
      spaceName: string;
      template: SpaceTemplate;
      busy: boolean;
      problem: ErrorCode | null;
    }
  | { step: "ready"; spaceName: string; template: SpaceTemplate; path: string; link: string; isCopied: boolean };

/** What came of it: enough to show it again when the page is loaded anew. */
export const MadeSpace = z.object({ slug: z.string(), spaceName: z.string(), template: SpaceTemplate });
export type MadeSpace = z.infer<typeof MadeSpace>;

export interface TryNeeds {
  /** What was made here before the page was loaded anew. */
  made: MadeSpace | null;
  /** Keeps it with this page of the browser's history. */
  keepMade: (made: MadeSpace) => void;
  call: Call;
  copy: (text: string) => Promise<boolean>;
  signedIn: (account: AccountProfile) => void;
  /** `https://atrium.example`. */
  origin: string;
  teamName: string;
  spaceName: string;
  /** The rooms are called in the language of the page. */
  locale: () => Locale;
}

export interface TryModel {
  store: StoreApi<TryState>;
  type: (names: { teamName?: string; spaceName?: string }) => void;
  chooseTemplate: (template: SpaceTemplate) => void;
  make: () => Promise<void>;
  copyAgain: () => Promise<void>;
}

export function createTryModel(needs: TryNeeds): TryModel {
  const { teamName, spaceName, made } = needs;
  const start: TryState = { step: "names", teamName, spaceName, template: "lounge", busy: false, problem: null };
  const store = createStore<TryState>(() => (made === null ? start : ready(needs, made, false)));
  return {
    store,
    type: (names) => {
      const state = store.getState();
      if (state.step === "names") store.setState({ ...state, ...names, problem: null }, true);
    },
    chooseTemplate: (template) => {
      const state = store.getState();
      if (state.step === "names") store.setState({ ...state, template }, true);
    },
    make: () => make(needs, store),
    copyAgain: async () => {
      const state = store.getState();
      if (state.step === "ready") store.setState({ ...state, isCopied: await needs.copy(state.link) }, true);
    },
  };
}

async function make(needs: TryNeeds, store: StoreApi<TryState>): Promise<void> {
  const state = store.getState();
  if (state.step !== "names" || state.busy) return;
  const teamName = state.teamName.trim();
  const spaceName = state.spaceName.trim();
  if (teamName === "" || spaceName === "") return;
  store.setState({ ...state, busy: true, problem: null }, true);
  const reply = await needs.call("tryForFree", {
    teamName,
    spaceName,
    template: state.template,
    locale: needs.locale(),
  });
  if (!reply.ok) {
    store.setState({ ...state, busy: false, problem: reply.code }, true);
    return;
  }
  needs.signedIn(reply.value.account);
  const made = { slug: reply.value.slug, spaceName, template: state.template };
  needs.keepMade(made);
  const isCopied = await needs.copy(linkOf(needs, made));
  store.setState(ready(needs, made, isCopied), true);
}

const linkOf = ({ origin }: TryNeeds, { slug }: MadeSpace): string => `${origin}/s/${slug}`;

function ready(needs: TryNeeds, made: MadeSpace, isCopied: boolean): TryState {
  const { slug, spaceName, template } = made;
  return { step: "ready", spaceName, template, path: `/s/${slug}`, link: linkOf(needs, made), isCopied };
}
