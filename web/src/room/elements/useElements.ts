import { PDF_TYPE } from "@atrium/contract";
import { useEffect, useState } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { browserClock } from "../../platform/clock.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { sayIn } from "../../platform/i18n/texts.ts";
import { uploadFile } from "../../platform/upload/uploadFile.ts";
import { pictureSize } from "../../ui/crop/cropPicture.ts";
import { tell, tellRefusal } from "../../ui/tell.ts";
import { showToast } from "../../ui/toast.tsx";
import type { Point } from "../map/camera.ts";
import type { RoomPort } from "../roomPort.ts";
import { ElementActs } from "./elementActs.ts";
import { elementCalls, type ElementCalls } from "./elementCalls.ts";
import { ElementDesk } from "./elementDesk.ts";
import { elementMaker, type ElementMaker } from "./elementRights.ts";
import { OwnChanges } from "./ownChanges.ts";
import { createOwnPages, type OwnPages } from "./pdf/ownPages.ts";
import { createOwnVolumes, type OwnVolumes } from "./video/ownVolumes.ts";
import { PictureQueue } from "./pictureQueue.ts";
import { elementTexts } from "./texts.ts";

/** The elements on the floor and my interaction with them. One for as long as the room screen is mounted. */
export interface RoomElements {
  own: OwnChanges;
  desk: ElementDesk;
  acts: ElementActs;
  calls: ElementCalls;
  pictures: PictureQueue;
  ownPages: OwnPages;
  ownVolumes: OwnVolumes;
  /** My position on the floor, in units; null if I have none. */
  ownPlace(): Point | null;
  live: RoomPort["live"];
  media: RoomPort["media"];
  /** The closed private area that my last step was stopped at. */
  door: StoreApi<{ stoppedAt: string | null }>;
  stopped(areaId: string | null): void;
  maker(): ElementMaker | null;
}

export function useElements(port: RoomPort): RoomElements {
  const [elements] = useState(() => createElements(port));
  useEffect(() => elements.own.follow(), [elements]);
  useEffect(() => onRoomChange(port.live, () => elements.pictures.landAll()), [port.live, elements]);
  return elements;
}

/** Returns its undo. */
const onRoomChange = (live: RoomPort["live"], run: () => void): (() => void) =>
  live.subscribe(({ room }, { room: before }) => (room?.room.id === before?.room.id ? undefined : run()));

const sayChanged = (): void => showToast({ text: sayIn(elementTexts, currentLocale())("changedSince") });

export function createElements(port: Pick<RoomPort, "call" | "live" | "media" | "positions">): RoomElements {
  const calls = elementCalls(port.call);
  const maker = () => elementMaker(port.live.getState());
  const ownPlace = () => {
    const { selfId } = port.live.getState();
    return selfId === null ? null : port.positions.latest(selfId);
  };
  const own = new OwnChanges({ calls, live: port.live, clock: browserClock, tell: tellRefusal });
  const desk = new ElementDesk({ own, calls, maker });
  const acts = new ElementActs({ desk, own, calls, maker, tell, sayChanged });
  const pictures = new PictureQueue({
    desk,
    here: () => port.live.getState().room?.room ?? null,
    upload: (file, options) => uploadFile("file", file, options),
    sizeOf: async (file) =>
      file.type === PDF_TYPE ? (await import("./pdf/openPdf.ts")).pdfSize(file) : pictureSize(file),
  });
  const door = createStore<{ stoppedAt: string | null }>(() => ({ stoppedAt: null }));
  const stopped = (stoppedAt: string | null) => {
    if (door.getState().stoppedAt !== stoppedAt) door.setState({ stoppedAt });
  };
  return {
    own,
    desk,
    acts,
    calls,
    pictures,
    ownPages: createOwnPages(),
    ownVolumes: createOwnVolumes(),
    ownPlace,
    live: port.live,
    media: port.media,
    door,
    stopped,
    maker,
  };
}
