import type { AccountProfile } from "@atrium/contract";
import type { InputFor } from "../../platform/call.ts";

/* Editing the own profile: a draft next to what is stored; only the differences are sent. */
export type ProfileDraft = Pick<AccountProfile, "name" | "about" | "palette" | "avatarAppearance"> & {
  pronoun: string;
  /** False once a drawn face was chosen instead of the picture. */
  keepsPicture: boolean;
};

/** The changes to send; null if there are none. */
export function changesOf(account: AccountProfile, draft: ProfileDraft): InputFor<"updateAccount"> | null {
  const before = draftOf(account);
  const pronoun = draft.pronoun.trim();
  const changes = {
    ...(draft.name.trim() === before.name ? {} : { name: draft.name.trim() }),
    ...(draft.about.trim() === before.about ? {} : { about: draft.about.trim() }),
    ...(draft.palette === before.palette ? {} : { palette: draft.palette }),
    ...(draft.avatarAppearance === before.avatarAppearance ? {} : { avatarAppearance: draft.avatarAppearance }),
    ...(account.avatarUrl === null || draft.keepsPicture ? {} : { avatarUploadId: null }),
    ...(pronoun === before.pronoun ? {} : { pronoun: pronoun === "" ? null : pronoun }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

export const draftOf = ({ name, about, palette, avatarAppearance, pronoun }: AccountProfile): ProfileDraft => ({
  name,
  about,
  palette,
  avatarAppearance,
  pronoun: pronoun ?? "",
  keepsPicture: true,
});

/** How others see the draft. */
export const lookOf = (account: AccountProfile, draft: ProfileDraft) => ({
  ...draft,
  avatarUrl: draft.keepsPicture ? account.avatarUrl : null,
});
