import type { AccountId } from "@atrium/contract";
import { IconMoon, IconSearch, IconUserPlus, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { Face } from "../../ui/Face.tsx";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { tell } from "../../ui/tell.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { useRoomName } from "../useRoomName.ts";
import type { AreaModel } from "./areaModel.ts";
import { invitees, type Invitee } from "./insideModel.ts";
import styles from "./inviteInside.module.css";
import { areaTexts } from "./texts.ts";

interface InsideProps {
  area: AreaModel;
  room: RoomBundle;
}

/** Whom I ask into my area: everybody of the space who is not in it. */
export function InviteInside({ area, room }: InsideProps) {
  const say = useTexts(areaTexts);
  const [isOpen, open] = useState(false);
  // Kept while the list is closed, as long as I am in the area.
  const [since, note] = useState<ReadonlyMap<AccountId, number>>(new Map());
  return (
    <RisingPopover
      opened={isOpen}
      onChange={open}
      offset={12}
      label={say("inviteInside")}
      className={styles["list"]}
      transitionProps={{ duration: 0 }}
      opener={
        <button type="button" onClick={() => open(!isOpen)}>
          <IconUserPlus size={18} stroke={1.75} aria-hidden />
          {say("inviteInside")}
        </button>
      }
    >
      <People
        area={area}
        room={room}
        since={since}
        invited={(accountId) => note(new Map(since).set(accountId, Date.now()))}
      />
    </RisingPopover>
  );
}

interface PeopleProps extends InsideProps {
  since: ReadonlyMap<AccountId, number>;
  invited: (accountId: AccountId) => void;
}

function People({ area: { element, hasDoor }, room: { port }, since, invited }: PeopleProps) {
  const say = useTexts(areaTexts);
  const [wanted, want] = useState("");
  const people = useLive(port, (live) => invitees(live, element.id, wanted), isSameList);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusStays(list, () => field.current);
  return (
    <>
      <label className={styles["field"]}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          ref={field}
          type="search"
          value={wanted}
          data-autofocus
          placeholder={say("whoComesIn")}
          aria-label={say("whoComesIn")}
          onChange={(event) => want(event.currentTarget.value)}
        />
      </label>
      {people.length === 0 ? <p className={styles["note"]}>{say("nobodyToInvite")}</p> : null}
      <ul ref={list} aria-label={say("whoComesIn")}>
        {people.map((each) => (
          <Person
            key={each.person.accountId}
            each={each}
            port={port}
            sinceMs={since.get(each.person.accountId) ?? null}
            invited={invited}
          />
        ))}
      </ul>
      <p className={styles["note"]}>{say(element.data.open || !hasDoor ? "theyCome" : "pastTheDoor")}</p>
    </>
  );
}

interface PersonProps extends Pick<PeopleProps, "invited"> {
  each: Invitee;
  port: RoomBundle["port"];
  /** When I invited them; null if that was before I came in. */
  sinceMs: number | null;
}

function Person({ each: { person, isHere, roomName, state }, port, sinceMs, invited }: PersonProps) {
  const say = useTexts(areaTexts);
  const nameOf = useRoomName(port);
  const { accountId, name } = person;
  const isAsked = state === "invited";
  const press = () => {
    if (isAsked) return tell(port.call("cancelSpaceInvitation", { accountId }));
    invited(accountId);
    return tell(port.call("createSpaceInvitation", { accountId }));
  };
  const where = isHere ? say("inThisRoom") : roomName === null ? null : nameOf(roomName);
  return (
    <li>
      <Face look={person} size={36} />
      <span className={styles["name"]}>
        <b>{name}</b>
        <small>
          {state === "free" ? where : state === "invited" ? <Invited sinceMs={sinceMs} /> : say("undisturbed")}
        </small>
      </span>
      {state === "undisturbed" ? <IconMoon size={18} stroke={1.75} aria-hidden /> : null}
      {state === "undisturbed" ? null : (
        <button type="button" aria-label={say(isAsked ? "takeBackNamed" : "inviteNamed", { name })} onClick={press}>
          {isAsked ? <IconX size={18} stroke={1.75} aria-hidden /> : say("invite")}
        </button>
      )}
    </li>
  );
}

function Invited({ sinceMs }: { sinceMs: number | null }) {
  const say = useTexts(areaTexts);
  const nowMs = useSeconds(sinceMs !== null);
  if (sinceMs === null) return say("invited");
  return say("invitedFor", { seconds: Math.max(0, Math.round((nowMs - sinceMs) / 1000)) });
}

const isSameList = (before: readonly Invitee[], now: readonly Invitee[]): boolean =>
  JSON.stringify(before) === JSON.stringify(now);
