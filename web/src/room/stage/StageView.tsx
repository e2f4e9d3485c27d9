import { IconBroadcast } from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useCountText } from "../../platform/i18n/useCountText.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { useLostFocus } from "../../ui/focus/useLostFocus.ts";
import { floorBlurUrl, floorCardUrl, floorUrl } from "../../ui/artwork.ts";
import { PHONE_SIDEWAYS } from "../../ui/theme/windowSizes.ts";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import { BackgroundLayer } from "./background/BackgroundLayer.tsx";
import { LayoutMenu } from "./LayoutMenu.tsx";
import { LayoutSwitch } from "./LayoutSwitch.tsx";
import { Seats } from "./Seats.tsx";
import styles from "./stage.module.css";
import { StageTiles } from "./StageTiles.tsx";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";
import { useStageLayout } from "./useStageLayout.ts";

interface StageViewProps {
  room: RoomBundle;
  stage: Stage;
  isPhone?: boolean;
}

/** Presenters as tiles, and the audience as a row of faces and a count. */
export function StageView({ room, stage, isPhone = false }: StageViewProps) {
  const say = useTexts(stageTexts);
  const { presenters, sharer, page } = stage;
  const section = useRef<HTMLElement>(null);
  // As the map does, which it covers: else a button beside it would have the focus of whoever comes in.
  useLostFocus(section);
  const isSideways = useMedia(PHONE_SIDEWAYS) && isPhone;
  const isShown = sharer !== null || page !== null;
  const look = useStageLayout(stage, room.speaking);
  const hasChoice = presenters.length > 1 || isShown;
  const Layouts = isPhone ? LayoutMenu : LayoutSwitch;
  return (
    <>
      <Hall room={room} isPhone={isPhone} />
      <section
        ref={section}
        tabIndex={-1}
        className={styles["stage"]}
        aria-label={say("stage")}
        data-phone={isPhone}
        data-steered={!isPhone && stage.isHost && stage.isSteered}
        data-testid="stage"
      >
        {isPhone && stage.mine?.state === "on" ? (
          <OnStageBar stage={stage} isShort={isSideways} />
        ) : (
          <Title room={room} />
        )}
        <BackgroundLayer room={room} background={stage.background} isPhone={isPhone} />
        <StageTiles room={room} stage={stage} look={look} isPhone={isPhone} isUpright={isPhone && !isSideways} />
        {presenters.length === 0 ? <p className={styles["nobody"]}>{say("nobodyOn")}</p> : null}
        <Seats
          room={room}
          stage={stage}
          most={isPhone ? MOST_ON_PHONE : MOST_FACES}
          write={isPhone && !isSideways && room.chats !== null ? () => showChat(room) : null}
          beside={hasChoice ? <Layouts look={look} hasScreen={isShown} /> : null}
        />
      </section>
    </>
  );
}

/** The room's picture behind it all, as seen from a seat: it fills the window and does not move. */
function Hall({ room: { port }, isPhone }: { room: RoomBundle; isPhone: boolean }) {
  const picture = useLive(port, ({ room }) => room?.room.bgImageUrl ?? CURTAINS);
  const brightness = useLive(port, ({ room }) => room?.room.bgBrightness ?? 100);
  // Behind tiles that nearly fill a phone the small picture is enough.
  const url = isPhone ? floorCardUrl(picture) : floorUrl(picture);
  if (url === null) return null;
  const blur = floorBlurUrl(picture);
  return (
    <img
      key={url}
      className={styles["hall"]}
      data-testid="hall"
      data-phone={isPhone}
      src={url}
      alt=""
      draggable={false}
      decoding="async"
      style={{
        backgroundImage: blur === null ? undefined : `url(${blur})`,
        filter: brightness === 100 ? undefined : `brightness(${brightness}%)`,
      }}
    />
  );
}

/** What a stage without a picture of its own has. */
const CURTAINS = "floor:stage";

/** On a phone, where the way down would be one of many controls. Held sideways, only the row below says how many watch. */
function OnStageBar({ stage, isShort }: { stage: Stage; isShort: boolean }) {
  const say = useTexts(stageTexts);
  const counted = useCountText();
  const { watching } = stage;
  const words = counted(say("onStageBar", { count: watching }), watching);
  return (
    <section className={styles["bar"]} aria-label={say("stepDown")}>
      <IconBroadcast size={20} stroke={2} aria-hidden />
      <span>{isShort ? say("presenters") : words}</span>
      <button type="button" onClick={() => stage.stepDown()}>
        {say("stepDown")}
      </button>
    </section>
  );
}

function Title({ room: { port } }: { room: RoomBundle }) {
  const title = useLive(port, ({ room }) => room?.room.stageTitle ?? "");
  const description = useLive(port, ({ room }) => room?.room.stageDescription ?? "");
  if (title === "" && description === "") return null;
  return (
    <header className={styles["title"]}>
      {title === "" ? null : <h2>{title}</h2>}
      {description === "" ? null : <p>{description}</p>}
    </header>
  );
}

const MOST_FACES = 16;
const MOST_ON_PHONE = 3;

function showChat({ state }: RoomBundle): void {
  state.setPanelTab("chat");
  state.setSheetOpen(true);
}
