import { bounds, type AccountProfile, type ErrorCode } from "@atrium/contract";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Call, InputFor } from "../../platform/call.ts";

/* Editing one's own profile: a draft beside what is stored; only what differs is sent. */
export type ProfileDraft = Pick<AccountProfile, "name" | "about" | "palette" | "avatarAppearance"> & {
  pronoun: string;
};

export interface ProfileState {
  draft: ProfileDraft;
  busy: boolean;
  problem: ErrorCode | null;
  saved: boolean;
}

export interface ProfileNeeds {
  call: Call;
  account: AccountProfile;
  updated: (account: AccountProfile) => void;
}

export interface ProfileModel {
  store: StoreApi<ProfileState>;
  change: (part: Partial<ProfileDraft>) => void;
  save: () => Promise<void>;
}

export function createProfileModel(needs: ProfileNeeds): ProfileModel {
  const { account } = needs;
  const store = createStore<ProfileState>(() => ({
    draft: draftOf(account),
    busy: false,
    problem: null,
    saved: false,
  }));
  return {
    store,
    change: (part) => store.setState((state) => ({ draft: { ...state.draft, ...part }, problem: null })),
    save: () => save(needs, store),
  };
}

/** Whether the draft can be stored. */
export const isWhole = ({ draft }: ProfileState): boolean => draft.name.trim().length >= bounds.personName.min;

/** What the server is asked to change; empty when nothing differs. */
export function changesOf(account: AccountProfile, draft: ProfileDraft): InputFor<"updateAccount"> {
  const before = draftOf(account);
  const pronoun = draft.pronoun.trim();
  return {
    ...(draft.name.trim() === before.name ? {} : { name: draft.name.trim() }),
    ...(draft.about.trim() === before.about ? {} : { about: draft.about.trim() }),
    ...(draft.palette === before.palette ? {} : { palette: draft.palette }),
    ...(draft.avatarAppearance === before.avatarAppearance ? {} : { avatarAppearance: draft.avatarAppearance }),
    ...(pronoun === before.pronoun ? {} : { pronoun: pronoun === "" ? null : pronoun }),
  };
}

const draftOf = ({ name, about, palette, avatarAppearance, pronoun }: AccountProfile): ProfileDraft => ({
  name,
  about,
  palette,
  avatarAppearance,
  pronoun: pronoun ?? "",
});

async function save({ call, account, updated }: ProfileNeeds, store: StoreApi<ProfileState>): Promise<void> {
  const state = store.getState();
  if (state.busy || !isWhole(state)) return;
  const changes = changesOf(account, state.draft);
  if (Object.keys(changes).length === 0) {
    store.setState({ saved: true });
    return;
  }
  store.setState({ busy: true, problem: null });
  const reply = await call("updateAccount", changes);
  if (reply.ok) updated(reply.value.account);
  store.setState(reply.ok ? { busy: false, saved: true } : { busy: false, problem: reply.code });
}
