import type { CSSProperties } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face, Faces } from "../../ui/Face.tsx";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { GlassPanel } from "../../ui/Glass.tsx";
import { paletteColors } from "../../ui/theme/palettes.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./banner.module.css";
import { boardTexts } from "./texts.ts";
import type { Board } from "./useBoard.ts";

interface BannerProps {
  room: RoomBundle;
  board: Board;
  isPhone?: boolean;
}

/** Says that I present, follow somebody (in their colour), am followed, or could follow: one at a time. */
export function BoardBanner(props: BannerProps) {
  const { board } = props;
  if (board.isPresenting) return <Presenting {...props} />;
  if (board.leader !== null) return <Following {...props} />;
  if (board.followers.length > 0) return <Watched {...props} />;
  return board.presenter === null ? null : <Invited {...props} />;
}

function Following({ room, board, isPhone = false }: BannerProps) {
  const say = useTexts(boardTexts);
  const { state } = room;
  const { leader, companions } = board;
  // Escape closes what else is open first.
  const isFree = state.selected === null && state.elsewhere === null && state.expanded === null;
  useEscape(({ target }) => (isFree && !isOthers(target) ? board.stopWatching() : undefined));
  if (leader === null) return null;
  const style: CSSProperties & Record<"--own", string> = { "--own": paletteColors(leader.palette).primary };
  return (
    <>
      <div className={styles["frame"]} style={style} aria-hidden />
      <GlassPanel className={styles["banner"] ?? ""} role="status" data-phone={isPhone} data-testid="board-following">
        <Face look={leader} size={32} className={styles["leader"] ?? ""} />
        <p>
          <b>{say("youFollow", { name: leader.name })}</b>
          {isPhone ? (
            <span>{say("stepOutWay")}</span>
          ) : companions > 0 ? (
            <span>{say("withOthers", { count: companions })}</span>
          ) : null}
        </p>
        <button type="button" onClick={board.stopWatching}>
          {say("stop")}
          {isPhone ? null : <kbd>esc</kbd>}
        </button>
      </GlassPanel>
    </>
  );
}

/** The key was pressed in a field, or in something above the room. */
const isOthers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=dialog],dialog,[role=menu],input,textarea") !== null;

function Presenting({ room, board, isPhone = false }: BannerProps) {
  const say = useTexts(boardTexts);
  const { followers } = board;
  const { me } = room.view;
  const style: CSSProperties & Record<"--own", string> = { "--own": paletteColors(me?.palette ?? "").primary };
  return (
    <>
      <div className={styles["frame"]} style={style} aria-hidden />
      <GlassPanel className={styles["banner"] ?? ""} role="status" data-phone={isPhone} data-testid="board-presenting">
        {followers.length === 0 ? null : (
          <span className={styles["followers"]}>
            <Faces looks={followers} size={28} most={3} />
          </span>
        )}
        <p>
          <b>{say("youPresent")}</b>
          <span>{followers.length === 0 ? say("nobodyFollows") : say("followedBy", { count: followers.length })}</span>
        </p>
        <button type="button" onClick={board.stopPresenting}>
          {say("stopPresenting")}
        </button>
      </GlassPanel>
    </>
  );
}

function Watched({ board: { followers }, isPhone = false }: BannerProps) {
  const say = useTexts(boardTexts);
  const names = followers.map(({ name }) => name).join(", ");
  return (
    <GlassPanel className={styles["banner"] ?? ""} role="status" data-phone={isPhone} data-testid="board-watched">
      <Faces looks={followers} size={28} most={3} />
      <p>
        <b>{say(followers.length === 1 ? "watchedByOne" : "watchedBy", { names })}</b>
      </p>
    </GlassPanel>
  );
}

/** The way back to the presenter, if I stopped following or came while looking elsewhere. */
function Invited({ board: { presenter, watch }, isPhone = false }: BannerProps) {
  const say = useTexts(boardTexts);
  if (presenter === null) return null;
  return (
    <GlassPanel className={styles["banner"] ?? ""} role="status" data-phone={isPhone} data-testid="board-presented">
      <Face look={presenter} size={32} />
      <p>
        <b>{say("theyPresent", { name: presenter.name })}</b>
      </p>
      <button type="button" onClick={() => watch(presenter.accountId)}>
        {say("comeBack")}
      </button>
    </GlassPanel>
  );
}
