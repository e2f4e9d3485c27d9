import { Button } from "@mantine/core";
import type { Invitation, SpaceId, TeamId } from "@atrium/contract";
import { IconLink } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { pages, type PagedName } from "../../platform/data/read.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { useRevoke } from "../useRevoke.ts";
import type { InviteTo } from "./inviteTo.ts";
import styles from "./link.module.css";
import { inviteTexts } from "./texts.ts";

interface LinksInUseProps {
  to: InviteTo;
  /** The link that is shown above, to be copied. */
  made: string | null;
}

/** The links that still work, with how often each was used; nothing where there is none. */
export function LinksInUse({ to, made }: LinksInUseProps) {
  const [space] = to.spaces;
  if (to.team !== null) return <OfTeam to={to} made={made} teamId={to.team.id} />;
  return space === undefined ? null : <OfSpace to={to} made={made} spaceId={space.id} />;
}

/** Loads all of them: a missing link would look revoked. */
function useAllPages<Name extends PagedName>(options: ReturnType<typeof pages<Name>>) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(options);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return data?.pages ?? [];
}

function OfTeam({ teamId, ...shown }: LinksInUseProps & { teamId: TeamId }) {
  const members = useAllPages(pages("listTeamMemberInvitations", { teamId }));
  const guests = useAllPages(pages("listTeamGuestInvitations", { teamId }));
  const revoke = useRevoke({ teamId });
  return <Links {...shown} invitations={[...members, ...guests].flatMap((page) => page.invitations)} revoke={revoke} />;
}

function OfSpace({ spaceId, ...shown }: LinksInUseProps & { spaceId: SpaceId }) {
  const guests = useAllPages(pages("listSpaceGuestInvitations", { spaceId }));
  const revoke = useRevoke({ spaceId });
  return <Links {...shown} invitations={guests.flatMap((page) => page.invitations)} revoke={revoke} />;
}

interface LinksProps extends LinksInUseProps {
  invitations: readonly Invitation[];
  revoke: ReturnType<typeof useRevoke>;
}

function Links({ to, made, invitations, revoke }: LinksProps) {
  const say = useTexts(inviteTexts);
  const links = invitations.filter(({ email, url }) => email === null && url !== made);
  if (links.length === 0) return null;
  const placeOf = ({ spaceIds }: Invitation) =>
    to.spaces.find(({ id }) => spaceIds.includes(id))?.name ?? (to.team === null ? to.name : say("theTeam"));
  return (
    <section className={styles["inUse"]} aria-label={say("linksInUse")}>
      <h3>{say("linksInUse")}</h3>
      <ul>
        {links.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} place={placeOf(invitation)} revoke={revoke} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  invitation: Invitation;
  /** Where the link leads. */
  place: string;
  revoke: LinksProps["revoke"];
}

function Row({ invitation, place, revoke }: RowProps) {
  const say = useTexts(inviteTexts);
  const { role, usedCount: used, usesLeft, expiresAt } = invitation;
  const all = usesLeft === null ? null : used + usesLeft;
  const often = all === null ? say("used", { count: used }) : say("usedOf", { used, all });
  const until =
    expiresAt === null
      ? say("hasNoEnd")
      : say("endsOn", { date: dateText(Date.parse(expiresAt), "monthDay", currentLocale()) });
  const name = `${place}, ${say(role)}`;
  return (
    <li>
      <i>
        <IconLink size={16} stroke={1.75} aria-hidden />
      </i>
      <p>
        <b>{place}</b> <span>{say(role)}</span>
        <small>{`${often}, ${until}`}</small>
      </p>
      {all === null ? null : (
        <span className={styles["bar"]} aria-hidden>
          <span style={{ width: `${(100 * used) / all}%` }} />
        </span>
      )}
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={say("revokeOf", { name })}
        onClick={() => void revoke(invitation, name)}
      >
        {say("revoke")}
      </Button>
    </li>
  );
}
