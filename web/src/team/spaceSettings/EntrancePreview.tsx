import { IconHeadphones } from "@tabler/icons-react";
import { floorUrl } from "@atrium/rules";
import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { BrandMark } from "../../ui/Brand.tsx";
import entrance from "./entrancePart.module.css";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import type { SettingsForm } from "./useSettingsDraft.ts";

/** The card as it will be, from what is not saved yet. */
export function EntrancePreview({ form: { draft, kept } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const background =
    draft.background?.url ?? floorCardUrl(draft.entranceBackgroundUrl ?? floorUrl(kept.space.template));
  const logo = draft.logo?.url ?? draft.logoUrl;
  const color = draft.themeColor;
  return (
    <aside className={entrance["preview"]} aria-label={say("preview")}>
      <h3>{say("preview")}</h3>
      <div className={entrance["stage"]}>
        {background === null ? null : (
          <img src={background} alt="" style={{ filter: `brightness(${draft.entranceBrightness / 100}) blur(3px)` }} />
        )}
        <div className={entrance["card"]}>
          {logo === null ? <BrandMark size={44} /> : <img src={logo} alt="" />}
          <b>{draft.entranceTitle.trim() === "" ? draft.name : draft.entranceTitle}</b>
          {draft.entranceDescription.trim() === "" ? null : <p>{draft.entranceDescription}</p>}
          <span className={entrance["name"]}>{say("yourName")}</span>
          <span className={entrance["enter"]} style={color === null ? {} : { background: color, color: "#fff" }}>
            <IconHeadphones size={18} stroke={2} aria-hidden />
            {say("enterAndListen")}
          </span>
          <small>{say("devicesOff")}</small>
        </div>
      </div>
      <p className={styles["help"]}>{say("previewNote")}</p>
    </aside>
  );
}
