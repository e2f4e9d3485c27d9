import { Button, TextInput } from "@mantine/core";
import { IconCheck, IconPhoto } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { PicturePick } from "../../ui/crop/PicturePick.tsx";
import styles from "./spaceSettings.module.css";
import { spaceSettingsTexts } from "./texts.ts";
import { Toggle } from "./Toggle.tsx";
import type { SettingsForm } from "./useSettingsDraft.ts";

/** Each dark enough for white words on it. */
const COLORS = ["#0A7368", "#1F5FBF", "#5B45C9", "#A0347E", "#B3392B", "#9A5A00", "#3F6B21", "#3A3F4B"] as const;

/** Logo, colour, and what the rooms show and play. */
export function LookPart({ form }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const { draft, change, faults } = form;
  return (
    <div className={styles["fields"]}>
      <LogoField form={form} />
      <TextInput
        label={say("logoLink")}
        description={say("logoLinkLead")}
        placeholder="https://"
        type="url"
        value={draft.logoLinkUrl}
        error={faults.includes("logoLinkUrl") ? say("invalidLink") : null}
        onChange={(event) => change({ logoLinkUrl: event.currentTarget.value })}
      />
      <fieldset className={styles["colors"]}>
        <legend>{say("color")}</legend>
        <p className={styles["help"]}>{say("colorLead")}</p>
        <div>
          {[null, ...COLORS].map((color) => (
            <label key={color} style={color === null ? {} : { background: color }} data-none={color === null}>
              <input
                type="radio"
                name="theme-color"
                className="visually-hidden"
                aria-label={color === null ? say("noColor") : say("colorNamed", { color })}
                checked={draft.themeColor === color}
                onChange={() => change({ themeColor: color })}
              />
              {draft.themeColor === color ? <IconCheck size={16} stroke={2.5} aria-hidden /> : null}
            </label>
          ))}
        </div>
      </fieldset>
      <Toggle
        label={say("sounds")}
        lead={say("soundsLead")}
        isOn={draft.hasSounds}
        turn={(hasSounds) => change({ hasSounds })}
      />
      <Toggle
        label={say("toolbar")}
        lead={say("toolbarLead")}
        isOn={draft.hideToolbarByDefault}
        turn={(hideToolbarByDefault) => change({ hideToolbarByDefault })}
      />
      <LoginToggle form={form} />
    </div>
  );
}

function LogoField({ form: { draft, change, pick } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const url = draft.logo?.url ?? draft.logoUrl;
  return (
    <div>
      <span className={styles["label"]}>{say("logo")}</span>
      <p className={styles["help"]}>{say("logoLead")}</p>
      <div className={styles["logo"]}>
        {url === null ? (
          <span>
            <IconPhoto size={24} stroke={1.75} aria-hidden />
          </span>
        ) : (
          <img src={url} alt="" />
        )}
        <PicturePick label={say(url === null ? "upload" : "replace")} pick={(file) => void pick("logo", file)} />
        {url === null ? null : (
          <Button variant="quiet" onClick={() => change({ logo: null, logoUrl: null })}>
            {say("remove")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The sign-in page in the space's own look, where the plan has that. */
function LoginToggle({ form: { kept, draft, change } }: { form: SettingsForm }) {
  const say = useTexts(spaceSettingsTexts);
  const hasIt = kept.settings.features.includes("whiteLabel");
  const address = `${location.host}/login/${kept.space.slug}`;
  return (
    <Toggle
      label={say("ownLogin")}
      lead={say(hasIt ? "ownLoginLead" : "ownLoginPlan", { address })}
      isOn={hasIt && draft.isLoginWhiteLabeled}
      isOff={!hasIt}
      turn={(isLoginWhiteLabeled) => change({ isLoginWhiteLabeled })}
    />
  );
}
