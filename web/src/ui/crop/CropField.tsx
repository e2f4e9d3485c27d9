import { Slider } from "@mantine/core";
import { IconHandMove } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTexts } from "../../platform/i18n/texts.ts";
import { uiTexts } from "../texts.ts";
import styles from "./crop.module.css";
import { isLaidOut, isMiddle } from "./cropShares.ts";
import type { CropArea } from "./cropPicture.ts";

interface CropFieldProps {
  /** Where the picture lies, mostly a `blob:` address. */
  url: string;
  aspect: number;
  isRound?: boolean;
  /** How bright the picture is shown, in percent. */
  brightness?: number;
  /** Told of the part that is kept, in pixels of the picture, whenever it rests; `isMiddle`: all that fits, unmoved. */
  onRest: (area: CropArea, isMiddle: boolean) => void;
  /** What else can be done with it, beside the zoom. */
  tools?: ReactNode;
}

const MOST_ZOOM = 4;
const ARROW_STEP = 8;

/** A picture behind a frame: dragged, zoomed by wheel, pinch or slider, moved by arrows. */
export function CropField({ url, aspect, isRound = false, brightness = 100, onRest, tools }: CropFieldProps) {
  const say = useTexts(uiTexts);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={styles["crop"]}>
      <div className={styles["frame"]} data-round={isRound}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={aspect}
          cropShape={isRound ? "round" : "rect"}
          showGrid={!isRound}
          keyboardStep={ARROW_STEP}
          disableAutomaticStylesInjection
          style={{ mediaStyle: { filter: brightness === 100 ? undefined : `brightness(${brightness / 100})` } }}
          cropperProps={{ role: "group", "aria-label": say("cropArea") }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(shares, { x, y, width, height }) => {
            if (isLaidOut(shares)) onRest({ x, y, w: width, h: height }, isMiddle(shares));
          }}
        />
        <span className={styles["hint"]}>
          <IconHandMove size={16} stroke={1.75} aria-hidden />
          {say("cropHint")}
        </span>
      </div>
      <div className={styles["zoom"]}>
        <span>{say("cropZoom")}</span>
        <Slider
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={zoom}
          label={null}
          thumbLabel={say("cropZoom")}
          onChange={setZoom}
        />
        {tools === undefined ? <output>{`${Math.round(zoom * 100)} %`}</output> : <span>{tools}</span>}
      </div>
    </div>
  );
}
