import { useEffect, useRef, useState } from "react";
import { floorBlurUrl, floorUrl } from "../../ui/artwork.ts";
import type { GroundLayer } from "./groundLayer.ts";
import styles from "./roomMap.module.css";
import type { RoomMapModel } from "./roomMapModel.ts";

/** The floor's picture, blurred until it is there, and the light on it. */
export function Ground({ floor, layer }: { floor: RoomMapModel["floor"]; layer: GroundLayer }) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [floorPart, dusk, pool, lights] = ground.current?.children ?? [];
    if (!isPart(floorPart) || !isPart(dusk) || !isPart(pool) || !isPart(lights)) return undefined;
    layer.hold({ floor: floorPart, pool, lights, dusk });
    return () => layer.hold(null);
  }, [layer]);
  const url = floorUrl(floor.name);
  const blur = floorBlurUrl(floor.name);
  return (
    <div ref={ground} className={styles["ground"]}>
      <div
        className={styles["floor"]}
        data-plain={floor.isPlain}
        data-laying={floor.laying}
        style={{
          width: floor.size.w,
          height: floor.size.h,
          backgroundColor: floor.color ?? undefined,
          backgroundImage: blur === null ? undefined : `url(${blur})`,
          filter: floor.brightness === 1 ? undefined : `brightness(${floor.brightness})`,
        }}
      >
        {url === null ? null : <FloorPicture key={url} url={url} isTiled={floor.laying === "TILE"} />}
      </div>
      <div className={styles["dusk"]} />
      <div className={styles["pool"]} />
      <div className={styles["lights"]}>
        <span className={styles["silent"]} />
        <span className={styles["rim"]} />
      </div>
    </div>
  );
}

function FloorPicture({ url, isTiled }: { url: string; isTiled: boolean }) {
  const [ready, setReady] = useState(false);
  // Browsers repeat backgrounds, not pictures; a pattern is small and soon there.
  if (isTiled) return <div className={styles["tiles"]} style={{ backgroundImage: `url("${url}")` }} />;
  return <img src={url} alt="" draggable={false} data-ready={ready} onLoad={() => setReady(true)} decoding="async" />;
}

const isPart = (element: Element | undefined): element is HTMLElement => element instanceof HTMLElement;
