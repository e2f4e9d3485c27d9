import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { useHelpKey } from "../../ui/focus/useHelpKey.ts";
import { HelpLine } from "./HelpLine.tsx";
import { ShortcutList } from "./ShortcutList.tsx";
import { shortcutTexts } from "./texts.ts";

/** The list of shortcuts over the room: the call goes on. */
export function ShortcutsDialog() {
  const say = useTexts(shortcutTexts);
  const [opened, setOpened] = useState(false);
  useHelpKey(() => setOpened(true));
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title={say("title")} closeLabel={say("close")} size={720}>
      <ShortcutList />
      <HelpLine before={() => setOpened(false)} />
    </Dialog>
  );
}
