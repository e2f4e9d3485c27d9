import { NativeSelect } from "@mantine/core";
import { constants, type LinkExpiry } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./inviteDialog.module.css";
import type { InviteTo } from "./inviteTo.ts";
import { PlacesField } from "./PlacesField.tsx";
import { inviteTexts } from "./texts.ts";
import type { LinkRole, Terms } from "./useLink.ts";

const USES = [1, 5, 25, 100, null] as const;

/** What a link is to be: how long and how often it is good, for whom, and where it leads. */
export function LinkTerms({ to, terms }: { to: InviteTo; terms: Terms }) {
  const say = useTexts(inviteTexts);
  const { role, expiresInDays, uses, spaceIds } = terms;
  const nameOf = (days: LinkExpiry) => (days === null ? say("never") : say("inDays", { count: days }));
  const [first] = spaceIds;
  // A guests' link leads into a space.
  const roles: LinkRole[] = to.spaces.length === 0 ? ["MEMBER"] : ["MEMBER", "GUEST"];
  return (
    <>
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
      {to.team === null ? null : (
        <NativeSelect
          label={say("role")}
          value={role}
          data={roles.map((value) => ({ value, label: say(value) }))}
          onChange={({ currentTarget: { value } }) => terms.setRole(value === "GUEST" ? "GUEST" : "MEMBER")}
        />
      )}
      {to.team === null ? null : role === "MEMBER" ? (
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
    </>
  );
}
