import { useTexts } from "../../platform/i18n/texts.ts";
import { Face, Faces } from "../../ui/Face.tsx";
import { useEscape } from "../../ui/focus/useEscape.ts";
import asideStyles from "../aside.module.css";
import type { RoomBundle } from "../useRoom.ts";
import { useRoomName } from "../useRoomName.ts";
import styles from "./following.module.css";
import type { Leader } from "./followModel.ts";
import { followTexts } from "./texts.ts";

/** Whom I follow, with the way out, and how many follow me. */
export function FollowCards({ room }: { room: RoomBundle }) {
  const { leader, followers } = room.follow;
  return (
    <div className={asideStyles["cards"]} aria-live="polite">
      {leader === null ? null : <Following leader={leader} room={room} />}
      {followers.length === 0 ? null : <Followed room={room} />}
    </div>
  );
}

function Following({ leader, room }: { leader: Leader; room: RoomBundle }) {
  const say = useTexts(followTexts);
  const nameOf = useRoomName(room.port);
  const { state, view, follow } = room;
  const { person, roomId, roomName } = leader;
  // What else is open goes first.
  const isFree = state.selected === null && state.elsewhere === null && state.expanded === null;
  useEscape(({ target }) => (isFree && !isOthers(target) ? follow.stop() : undefined));
  const isHere = roomId !== null && roomId === view.roomId;
  return (
    <article className={asideStyles["card"]} data-kind="outbound" data-testid="following">
      <Face look={person} size={40} className={styles["leader"] ?? ""} />
      <div className={asideStyles["words"]}>
        <b>{say("youFollow", { name: person.name })}</b>
        <span>
          {isHere ? say("sameRoom") : roomName === null ? say("outOfSight") : say("toRoom", { room: nameOf(roomName) })}
        </span>
      </div>
      <button type="button" onClick={() => follow.stop()}>
        {say("stop")}
      </button>
    </article>
  );
}

/** The key belongs to a field, or to what lies over the room. */
const isOthers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=dialog],[role=menu],input,textarea") !== null;

function Followed({ room }: { room: RoomBundle }) {
  const say = useTexts(followTexts);
  const { followers } = room.follow;
  return (
    <article className={asideStyles["card"]} data-kind="outbound" data-testid="followed">
      <Faces looks={followers} size={32} most={3} />
      <div className={asideStyles["words"]}>
        <b>{say("followYou", { count: followers.length })}</b>
        <span>{followers.map(({ name }) => name).join(", ")}</span>
      </div>
    </article>
  );
}
