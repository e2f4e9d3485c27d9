import { NativeSelect } from "@mantine/core";
import { constants, type LinkExpiry } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./inviteDialog.module.css";
import type { InviteTo } from "./inviteTo.ts";
import parts from "./link.module.css";
import { PlacesField } from "./PlacesField.tsx";
import { inviteTexts } from "./texts.ts";
import type { LinkRole, Terms } from "./useLink.ts";

const USES = [1, 5, 25, 100, null] as const;

/** For how long and how often a link is good. */
export function LastingTerms({ terms }: { terms: Terms }) {
  const say = useTexts(inviteTexts);
  const { expiresInDays, uses } = terms;
  const nameOf = (days: LinkExpiry) => (days === null ? say("never") : say("inDays", { count: days }));
  return (
    <div className={styles["pair"]}>
      <NativeSelect
        label={say("expires")}
        value={String(expiresInDays)}
        data={constants.invitation.expiryDays.map((days) => ({ value: String(days), label: nameOf(days) }))}
        onChange={({ currentTarget: { value } }) =>
          terms.setExpires(constants.invitation.expiryDays.find((days) => String(days) === value) ?? null)
        }
      />
      <NativeSelect
        label={say("uses")}
        value={String(uses)}
        data={USES.map((count) => ({
          value: String(count),
          label: count === null ? say("anyTimes") : say("times", { count }),
        }))}
        onChange={({ currentTarget: { value } }) => terms.setUses(value === "null" ? null : Number(value))}
      />
    </div>
  );
}

/** The role and spaces of a link; a space's own link is for guests. */
export function WhomTerms({ to, terms }: { to: InviteTo; terms: Terms }) {
  const say = useTexts(inviteTexts);
  const { role, spaceIds } = terms;
  const [first] = spaceIds;
  // A guests' link leads into a space.
  const roles: LinkRole[] = to.spaces.length === 0 ? ["MEMBER"] : ["MEMBER", "GUEST"];
  if (to.team === null) return null;
  return (
    <div className={parts["whom"]}>
      <NativeSelect
        label={say("role")}
        value={role}
        data={roles.map((value) => ({ value, label: say(value) }))}
        onChange={({ currentTarget: { value } }) => terms.setRole(value === "GUEST" ? "GUEST" : "MEMBER")}
      />
      {role === "MEMBER" ? (
        <PlacesField spaces={to.spaces} chosen={spaceIds} onChange={terms.setSpaceIds} />
      ) : (
        <NativeSelect
          label={say("space")}
          value={first ?? ""}
          data={to.spaces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget: { value } }) =>
            terms.setSpaceIds(to.spaces.filter(({ id }) => id === value).map(({ id }) => id))
          }
        />
      )}
    </div>
  );
}
