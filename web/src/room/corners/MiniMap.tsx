import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from "react";
import type { LivePositions } from "../../live/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { GlassPanel } from "../../ui/Glass.tsx";
import type { MapController } from "../map/mapController.ts";
import type { RoomMapModel } from "../map/roomMapModel.ts";
import { roomTexts } from "../texts.ts";
import styles from "./corners.module.css";

const SIZE = { w: 180, h: 98 };
/** The map is small and people walk slowly on it: four pictures a second do. */
const DRAW_EVERY_MS = 250;

interface MiniMapProps {
  controller: MapController;
  positions: LivePositions;
  model: RoomMapModel;
}

/** The whole floor small, with the window and the people on it; there when the room is larger than the window. */
export function MiniMap({ controller, positions, model }: MiniMapProps) {
  const say = useTexts(roomTexts);
  const { bearings } = controller;
  const { size } = model.floor;
  const isLarge = useSyncExternalStore(
    (onChange) => bearings.watch(onChange),
    () => bearings.camera.zoom * Math.max(size.w / bearings.view.w, size.h / bearings.view.h) > 1.5,
  );
  if (!isLarge) return null;
  const look = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    bearings.centre({ x: share.x * size.w, y: share.y * size.h });
  };
  return (
    <GlassPanel className={styles["mini"] ?? ""} role="img" aria-label={say("miniMap")}>
      <div
        className={styles["miniFloor"]}
        onPointerDown={look}
        onPointerMove={(event) => (event.buttons === 1 ? look(event) : undefined)}
      >
        <img src={floorCardUrl(model.floor.name) ?? undefined} alt="" draggable={false} />
        <ViewFrame controller={controller} size={size} />
        <Dots positions={positions} model={model} />
      </div>
    </GlassPanel>
  );
}

function ViewFrame({ controller, size }: { controller: MapController; size: { w: number; h: number } }) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const { left, top, right, bottom } = controller.bearings.seen();
      const scale = { x: SIZE.w / size.w, y: SIZE.h / size.h };
      if (frame.current === null) return;
      const style = frame.current.style;
      style.transform = `translate(${left * scale.x}px,${top * scale.y}px)`;
      style.width = `${(right - left) * scale.x}px`;
      style.height = `${(bottom - top) * scale.y}px`;
    };
    draw();
    return controller.bearings.watch(draw);
  }, [controller, size]);
  return <span ref={frame} className={styles["miniView"]} />;
}

function Dots({ positions, model }: { positions: LivePositions; model: RoomMapModel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [accent] = useState(() => getComputedStyle(document.documentElement).getPropertyValue("--glass-accent"));
  useEffect(() => {
    const draw = () => drawDots(canvas.current, { positions, model, accent });
    draw();
    const timer = setInterval(draw, DRAW_EVERY_MS);
    return () => clearInterval(timer);
  }, [positions, model, accent]);
  return <canvas ref={canvas} width={SIZE.w * 2} height={SIZE.h * 2} />;
}

function drawDots(
  canvas: HTMLCanvasElement | null,
  { positions, model, accent }: { positions: LivePositions; model: RoomMapModel; accent: string },
): void {
  const pen = canvas?.getContext("2d");
  if (pen === null || pen === undefined) return;
  pen.clearRect(0, 0, SIZE.w * 2, SIZE.h * 2);
  for (const person of model.people.toReversed()) {
    const at = positions.latest(person.accountId);
    if (at === null) continue;
    const x = (at.x / model.floor.size.w) * SIZE.w * 2;
    const y = (at.y / model.floor.size.h) * SIZE.h * 2;
    dot(pen, { x, y, radius: person.isMe ? 12 : 7, colour: person.isMe ? "#fff" : "rgb(0 0 0 / 0.4)" });
    dot(pen, { x, y, radius: person.isMe ? 8.5 : 6, colour: person.isMe ? accent : "#fffaf0" });
  }
}

function dot(
  pen: CanvasRenderingContext2D,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string },
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
