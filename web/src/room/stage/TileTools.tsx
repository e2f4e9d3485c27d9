import { Menu } from "@mantine/core";
import {
  IconDots,
  IconFocus2,
  IconMicrophoneOff,
  IconStairsDown,
  IconUserMinus,
  IconVideoOff,
} from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useFocusStays } from "../../ui/focus/useFocusStays.ts";
import { GlassMenu } from "../../ui/GlassMenu.tsx";
import type { PersonModel } from "../people/personModel.ts";
import { stageTexts } from "./texts.ts";
import type { TileTools as Tools } from "./tileTools.ts";
import styles from "./tileTools.module.css";

interface ToolsProps {
  person: Pick<PersonModel, "name">;
  tools: Tools;
  /** A tile of the strip has space for the menu only, which then holds everything. */
  isSmall?: boolean;
}

/** On a presenter's tile, while the pointer or the keyboard is there: what a host does with them. */
export function TileTools({ person: { name }, tools, isSmall = false }: ToolsProps) {
  const say = useTexts(stageTexts);
  const { spotlight, mute, turnCameraOff } = tools;
  const all = useRef<HTMLDivElement>(null);
  useFocusStays(all);
  return (
    <div ref={all} className={styles["tools"]} role="group" aria-label={say("toolsFor", { name })}>
      {spotlight === null || isSmall ? null : (
        <button
          type="button"
          aria-label={say(spotlight.isOn ? "endSpotlightNamed" : "spotlightNamed", { name })}
          title={say(spotlight.isOn ? "endSpotlight" : "spotlight")}
          data-on={spotlight.isOn || undefined}
          onClick={spotlight.toggle}
        >
          <IconFocus2 size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      {mute === null || isSmall ? null : (
        <button type="button" aria-label={say("mute", { name })} title={say("muteShort")} onClick={mute}>
          <IconMicrophoneOff size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      {turnCameraOff === null || isSmall ? null : (
        <button
          type="button"
          aria-label={say("cameraOff", { name })}
          title={say("cameraOffShort")}
          onClick={turnCameraOff}
        >
          <IconVideoOff size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      <More name={name} tools={tools} isSmall={isSmall} />
    </div>
  );
}

function More({ name, tools, isSmall }: { name: string; tools: Tools; isSmall: boolean }) {
  const say = useTexts(stageTexts);
  const { spotlight, mute, turnCameraOff, putDown, remove } = tools;
  if (putDown === null && remove === null && !isSmall) return null;
  return (
    <GlassMenu position="bottom-end" offset={6}>
      <Menu.Target>
        <button type="button" aria-label={say("moreFor", { name })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {spotlight !== null && isSmall ? (
          <Menu.Item leftSection={<IconFocus2 size={18} stroke={1.75} aria-hidden />} onClick={spotlight.toggle}>
            {say(spotlight.isOn ? "endSpotlight" : "spotlight")}
          </Menu.Item>
        ) : null}
        {mute !== null && isSmall ? (
          <Menu.Item leftSection={<IconMicrophoneOff size={18} stroke={1.75} aria-hidden />} onClick={mute}>
            {say("muteShort")}
          </Menu.Item>
        ) : null}
        {turnCameraOff !== null && isSmall ? (
          <Menu.Item leftSection={<IconVideoOff size={18} stroke={1.75} aria-hidden />} onClick={turnCameraOff}>
            {say("cameraOffShort")}
          </Menu.Item>
        ) : null}
        {putDown === null ? null : (
          <Menu.Item leftSection={<IconStairsDown size={18} stroke={1.75} aria-hidden />} onClick={putDown}>
            {say("backToAudience")}
          </Menu.Item>
        )}
        {putDown === null || remove === null ? null : <Menu.Divider />}
        {remove === null ? null : (
          <Menu.Item
            color="var(--danger)"
            leftSection={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
            onClick={remove}
          >
            {say("removeFromRoom")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </GlassMenu>
  );
}
