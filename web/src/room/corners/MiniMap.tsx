import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent, type ReactNode } from "react";
import type { LivePositions } from "../../live/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { GlassPanel } from "../../ui/Glass.tsx";
import { paletteColors } from "../../ui/theme/palettes.ts";
import type { Point } from "../map/camera.ts";
import type { MapController } from "../map/mapController.ts";
import type { RoomMapModel } from "../map/roomMapModel.ts";
import { roomTexts } from "../texts.ts";
import styles from "./corners.module.css";

const SIZE = { w: 180, h: 98 };
/** The map is small and people move slowly on it: four frames a second are enough. */
const DRAW_EVERY_MS = 250;

interface MiniMapProps {
  controller: MapController;
  positions: LivePositions;
  model: RoomMapModel;
  /** What is drawn in place of the floor's picture. */
  ground?: ReactNode;
}

/**
 * A small view of the whole floor with the window and the people on it; shown when the room is larger than the window.
 */
export function MiniMap({ controller, positions, model, ground }: MiniMapProps) {
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
        {ground ?? <img src={floorCardUrl(model.floor.name) ?? undefined} alt="" draggable={false} />}
        <ViewFrame controller={controller} size={size} />
        <Dots positions={positions} model={model} areNamed={ground !== undefined} />
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

interface DotsProps extends Pick<MiniMapProps, "positions" | "model"> {
  /** In the colours of their pointers. */
  areNamed: boolean;
}

function Dots({ positions, model, areNamed }: DotsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [accent] = useState(() => getComputedStyle(document.documentElement).getPropertyValue("--glass-accent"));
  useEffect(() => {
    const draw = () => drawDots(canvas.current, { positions, model, areNamed, accent });
    draw();
    const timer = setInterval(draw, DRAW_EVERY_MS);
    return () => clearInterval(timer);
  }, [positions, model, areNamed, accent]);
  return <canvas ref={canvas} width={SIZE.w * devicePixelRatio} height={SIZE.h * devicePixelRatio} />;
}

/**
 * The others' outlines are filled at once, then their dots: the cost of a fill hardly depends on the number of dots.
 */
function drawDots(
  canvas: HTMLCanvasElement | null,
  { positions, model, areNamed, accent }: DotsProps & { accent: string },
): void {
  const pen = canvas?.getContext("2d");
  if (pen === null || pen === undefined) return;
  const { size } = model.floor;
  const placed = model.people.flatMap(({ accountId, isMe, palette }) => {
    const at = positions.latest(accountId);
    return at === null ? [] : [{ isMe, palette, x: (at.x / size.w) * SIZE.w, y: (at.y / size.h) * SIZE.h }];
  });
  const others = placed.filter(({ isMe }) => !isMe);
  const mine = placed.filter(({ isMe }) => isMe);
  pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  pen.clearRect(0, 0, SIZE.w, SIZE.h);
  fillDots(pen, others, { radius: 3.5, colour: "rgb(0 0 0 / 0.4)" });
  fillDots(pen, others, { radius: 3, colour: "#fffaf0" });
  // A board has few people.
  for (const person of areNamed ? others : [])
    fillDots(pen, [person], { radius: 3, colour: paletteColors(person.palette).primary });
  fillDots(pen, mine, { radius: 6, colour: "#fff" });
  fillDots(pen, mine, { radius: 4.25, colour: accent });
}

function fillDots(
  pen: CanvasRenderingContext2D,
  places: readonly Point[],
  { radius, colour }: { radius: number; colour: string },
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const { x, y } of places) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, Math.PI * 2);
  }
  pen.fill();
}
