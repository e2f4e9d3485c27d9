import { constants, type AccountId } from "@atrium/contract";
import { IconFocus2, IconPlus } from "@tabler/icons-react";
import { useCallback, useRef, type CSSProperties, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { gridLayout } from "../grid/gridLayout.ts";
import { GridTile } from "../grid/GridTile.tsx";
import { useBox, useTileSizes } from "../grid/useTileSizes.ts";
import type { PersonModel } from "../people/personModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import { SharedScreen } from "./SharedScreen.tsx";
import { StagePage } from "./StagePage.tsx";
import styles from "./stageTiles.module.css";
import { stageTexts } from "./texts.ts";
import { TileTools } from "./TileTools.tsx";
import { tileTools } from "./tileTools.ts";
import { TurnCamera } from "./TurnCamera.tsx";
import type { Stage } from "./useStage.ts";
import type { StageLook } from "./useStageLayout.ts";

interface TilesProps {
  room: RoomBundle;
  stage: Stage;
  look: StageLook;
  isPhone: boolean;
  /** On a phone held upright the faces stand below what is shown, not beside it. */
  isUpright: boolean;
}

/** Presenters as tiles, or what one of them shows, a screen or a page, with all of their faces beside it. */
export function StageTiles(props: TilesProps) {
  const { room, stage, look } = props;
  const { sharer, page } = stage;
  if (look.layout !== "shared") return <Equals {...props} />;
  if (sharer !== null) return <Beside {...props} shown={<SharedScreen sharer={sharer} expand={room.state.expand} />} />;
  if (page === null) return <Equals {...props} />;
  return <Beside {...props} shown={<StagePage key={page.url} room={room} stage={stage} page={page} />} />;
}

function Equals({ room, stage, look: { lead }, isPhone }: TilesProps) {
  const say = useTexts(stageTexts);
  const { presenters, background } = stage;
  const hasFree = !isPhone && stage.isHost && presenters.length > 0 && stage.freePlaces > 0;
  const count = presenters.length + (hasFree ? 1 : 0);
  const tiles = useRef<HTMLUListElement>(null);
  const box = useBox(tiles);
  const layout = gridLayout({ tiles: count, hasLead: lead !== null, shape: box.w / Math.max(1, box.h) });
  useTileSizes(room.port, { ids: idsOf(presenters), lead, layout, box });
  const choose = useChoose(room, presenters);
  const style: CSSProperties & Record<"--columns" | "--rows", number> = {
    "--columns": layout.columns,
    "--rows": layout.rows,
  };
  return (
    <ul
      ref={tiles}
      className={styles["tiles"]}
      style={style}
      aria-label={say("presenters")}
      data-behind={background.record !== null}
    >
      {presenters.map((person) => (
        <li key={person.accountId} data-lead={person.accountId === lead}>
          <GridTile
            person={person}
            isSpeaking={room.speaking.has(person.accountId)}
            isLead={person.accountId === lead}
            isChosen={false}
            choose={choose}
            showCard={room.selectPerson}
          />
          <Tools room={room} stage={stage} person={person} />
          {person.accountId === stage.spotlit ? (
            <SpotlightMark isShort={presenters.length > 1 && person.accountId !== lead} />
          ) : null}
          {isPhone && person.isMe && person.camera !== null ? <TurnCamera settings={room.port.deviceSettings} /> : null}
        </li>
      ))}
      {hasFree ? <FreePlace stage={stage} /> : null}
    </ul>
  );
}

/** Where the next presenter would stand: leads a host to whom they can bring on. */
function FreePlace({ stage }: { stage: Stage }) {
  const say = useTexts(stageTexts);
  return (
    <li>
      <button type="button" className={styles["free"]} onClick={() => stage.steer(true)}>
        <IconPlus size={20} stroke={2} aria-hidden />
        {say("bringSomeone")}
        <small>{say("freePlaces", { free: stage.freePlaces, all: constants.stage.peopleAtOnce })}</small>
      </button>
    </li>
  );
}

/** About the height of a tile in the strip, in pixels: it decides which picture of a camera is received. */
const STRIP_TILE = 130;

function Beside({ room, stage, isUpright, shown }: TilesProps & { shown: ReactNode }) {
  const say = useTexts(stageTexts);
  const { presenters, background } = stage;
  const box = { w: STRIP_TILE, h: STRIP_TILE };
  useTileSizes(room.port, { ids: idsOf(presenters), lead: null, layout: { columns: 1, rows: 1 }, box });
  const choose = useChoose(room, presenters);
  return (
    <div className={styles["shared"]} data-behind={background.record !== null} data-upright={isUpright}>
      {shown}
      <ul className={styles["strip"]} aria-label={say("presenters")}>
        {presenters.map((person) => (
          <li key={person.accountId}>
            <GridTile
              person={person}
              isSpeaking={room.speaking.has(person.accountId)}
              isLead={false}
              isChosen={false}
              isFace
              choose={choose}
              showCard={room.selectPerson}
            />
            <Tools room={room} stage={stage} person={person} isSmall />
            {person.accountId === stage.spotlit ? <SpotlightMark isShort /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On the tile of whoever is in the spotlight; on a small one without words. */
function SpotlightMark({ isShort }: { isShort: boolean }) {
  const say = useTexts(stageTexts);
  const mark = <IconFocus2 size={18} stroke={1.75} aria-hidden />;
  return isShort ? (
    <span className={styles["spotlit"]} role="img" aria-label={say("inSpotlight")} data-short>
      {mark}
    </span>
  ) : (
    <span className={styles["spotlit"]}>
      {mark}
      {say("inSpotlight")}
    </span>
  );
}

interface ToolsProps extends Pick<TilesProps, "room" | "stage"> {
  person: PersonModel;
  isSmall?: boolean;
}

function Tools({ room, stage, person, isSmall = false }: ToolsProps) {
  const tools = tileTools(person, room, stage);
  return tools === null ? null : <TileTools person={person} tools={tools} isSmall={isSmall} />;
}

const idsOf = (people: readonly PersonModel[]) => people.map(({ accountId }) => accountId);

function useChoose({ selectPerson }: RoomBundle, presenters: readonly PersonModel[]) {
  return useCallback(
    (accountId: AccountId) => {
      const person = presenters.find((each) => each.accountId === accountId);
      if (person !== undefined) selectPerson(person);
    },
    [presenters, selectPerson],
  );
}
