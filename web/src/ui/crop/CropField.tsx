import { Slider } from "@mantine/core";
import { IconHandMove } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTexts } from "../../platform/i18n/texts.ts";
import { usePercent } from "../../platform/i18n/usePercent.ts";
import { uiTexts } from "../texts.ts";
import styles from "./crop.module.css";
import { isLaidOut, isMiddle } from "./cropShares.ts";
import type { CropArea } from "./cropPicture.ts";

interface CropFieldProps {
  /** The picture's URL, usually a `blob:` one. */
  url: string;
  aspect: number;
  isRound?: boolean;
  /** Brightness of the picture, in percent. */
  brightness?: number;
  /**
   * Called with the cropped area in pixels of the picture when it stops moving; `isMiddle`: the default crop, not
   * moved.
   */
  onRest: (area: CropArea, isMiddle: boolean) => void;
  /** More controls, beside the zoom. */
  tools?: ReactNode;
}

const MOST_ZOOM = 4;
const ARROW_STEP = 8;

/** Crops a picture: drag, zoom by wheel, pinch or slider, move by arrow keys. */
export function CropField({ url, aspect, isRound = false, brightness = 100, onRest, tools }: CropFieldProps) {
  const say = useTexts(uiTexts);
  const percentOf = usePercent();
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
        {tools === undefined ? <output>{percentOf(Math.round(zoom * 100))}</output> : <span>{tools}</span>}
      </div>
    </div>
  );
}
