import { Button, NativeSelect, TextInput } from "@mantine/core";
import { constants, errorText, type ErrorCode, type LinkExpiry, type SpaceId } from "@atrium/contract";
import { IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { copyText } from "../../platform/clipboard.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import styles from "./inviteDialog.module.css";
import type { InviteTo } from "./inviteTo.ts";
import { PlacesField } from "./PlacesField.tsx";
import { inviteTexts } from "./texts.ts";

const USES = [1, 5, 25, 100, null] as const;
type LinkRole = "MEMBER" | "GUEST";

/** What a link is to be. */
function useTerms(to: InviteTo) {
  const [role, setRole] = useState<LinkRole>(to.team === null ? "GUEST" : "MEMBER");
  const [expiresInDays, setExpires] = useState<LinkExpiry>(constants.invitation.defaultDays);
  const [uses, setUses] = useState<number | null>(25);
  const [spaceIds, setSpaceIds] = useState<SpaceId[]>(() => to.spaces.slice(0, 1).map(({ id }) => id));
  return { role, setRole, expiresInDays, setExpires, uses, setUses, spaceIds, setSpaceIds };
}
type Terms = ReturnType<typeof useTerms>;

/** Inviting by a link that is made once and copied as often as one likes. */
export function LinkPart({ to, onClose }: { to: InviteTo; onClose: () => void }) {
  const say = useTexts(inviteTexts);
  const terms = useTerms(to);
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const member = useAct("createTeamMemberInvitationLink");
  const guest = useAct("createSpaceGuestInvitationLink");
  const make = async () => {
    const { role, expiresInDays, uses, spaceIds } = terms;
    const [spaceId] = spaceIds;
    const lasting = { expiresInDays, uses };
    if (to.team === null || role === "GUEST") {
      if (spaceId === undefined) return setProblem("spaceNotFound");
      return shown(await guest.run({ spaceId, ...lasting }));
    }
    return shown(await member.run({ teamId: to.team.id, spaceIds, ...lasting }));
  };
  const shown = (
    reply: { ok: true; value: { invitation: { url: string | null } } } | { ok: false; code: ErrorCode },
  ) => {
    setProblem(reply.ok ? null : reply.code);
    if (!reply.ok) return;
    setUrl(reply.value.invitation.url);
    void copy(reply.value.invitation.url ?? "");
  };
  const copy = async (link: string) => {
    const isCopied = await copyText(link);
    showToast(isCopied ? { text: say("copied") } : { kind: "bad", text: say("notCopied", { link }) });
  };
  return (
    <div className={styles["part"]}>
      <LinkTerms to={to} terms={terms} />
      {url === null ? null : (
        <div className={styles["link"]}>
          <TextInput label={say("link")} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          <Button variant="secondary" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(url)}>
            {say("copy")}
          </Button>
        </div>
      )}
      <p className={styles["hint"]}>{say(terms.role === "GUEST" ? "guestLinkHint" : "memberLinkHint")}</p>
      <p className={styles["problem"]} role="alert">
        {problem === null ? null : errorText(problem, currentLocale())}
      </p>
      <div className={styles["foot"]}>
        <span>{say("whoOpens")}</span>
        <Button
          variant={url === null ? "primary" : "secondary"}
          loading={member.busy || guest.busy}
          onClick={() => void make()}
        >
          {say("makeLink")}
        </Button>
        {url === null ? null : <Button onClick={onClose}>{say("done")}</Button>}
      </div>
    </div>
  );
}

function LinkTerms({ to, terms }: { to: InviteTo; terms: Terms }) {
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
