import { Menu } from "@mantine/core";
import { IconDots, IconDownload, IconEraser, IconHighlight } from "@tabler/icons-react";
import { useTexts } from "../platform/i18n/texts.ts";
import { askConfirm } from "../ui/dialog/askConfirm.ts";
import { tell } from "../ui/tell.ts";
import type { ChatPort, HostHands } from "./engine/chatPort.ts";
import { exportTexts } from "./export/texts.ts";
import { highlightTexts } from "./highlights/texts.ts";
import { useChatSaving } from "./export/useChatSaving.ts";
import styles from "./ChatView.module.css";
import { SurfaceMenu } from "./SurfaceMenu.tsx";
import { chatTexts } from "./texts.ts";

interface ChatMenuProps {
  /** Null for people who are not hosts. */
  host: HostHands | null;
  port: Pick<ChatPort, "page">;
  roomName: string;
  showHighlights: () => void;
}

/** Actions on a room's whole chat; for hosts also on those of all rooms. */
export function ChatMenu({ host, port, roomName, showHighlights }: ChatMenuProps) {
  const say = useTexts(chatTexts);
  const highlights = useTexts(highlightTexts);
  return (
    <SurfaceMenu position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles["menu"]} aria-label={say("more")}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconHighlight size={18} stroke={1.75} />} onClick={showHighlights}>
          {highlights("title")}
        </Menu.Item>
        {host === null ? null : <HostItems host={host} port={port} roomName={roomName} />}
      </Menu.Dropdown>
    </SurfaceMenu>
  );
}

interface HostItemsProps extends Pick<ChatMenuProps, "port" | "roomName"> {
  host: HostHands;
}

function HostItems({ host, port, roomName }: HostItemsProps) {
  const save = useChatSaving(port, roomName);
  const saving = useTexts(exportTexts);
  const say = useTexts(chatTexts);
  const clear = async (title: string, act: HostHands["clear"]) => {
    const yes = await askConfirm({
      title,
      text: say("clearText"),
      act: say("clear"),
      cancel: say("cancel"),
      danger: true,
    });
    if (yes) tell(act());
  };
  return (
    <>
      <Menu.Item leftSection={<IconDownload size={18} stroke={1.75} />} onClick={() => void save()}>
        {saving("save")}
      </Menu.Item>
      <Menu.Item
        data-danger
        leftSection={<IconEraser size={18} stroke={1.75} />}
        onClick={() => void clear(say("clearTitle"), host.clear)}
      >
        {say("clear")}
      </Menu.Item>
      <Menu.Item
        data-danger
        leftSection={<IconEraser size={18} stroke={1.75} />}
        onClick={() => void clear(say("clearAllTitle"), host.clearAll)}
      >
        {say("clearAll")}
      </Menu.Item>
    </>
  );
}
