import { IconFolderPlus } from "@tabler/icons-react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { GlassTip } from "../../../ui/Glass.tsx";
import { topOf } from "../folder/openedFolder.ts";
import { listTexts } from "./texts.ts";
import type { Arrange } from "./useArrange.ts";

/** Opens the card of a folder that is yet to be made. */
export function NewFolder({ arrange, className }: { arrange: Arrange; className: string }) {
  const say = useTexts(listTexts);
  return (
    <GlassTip label={say("newFolder")}>
      <button
        type="button"
        className={className}
        aria-label={say("newFolder")}
        aria-expanded={arrange.folder?.folderId === null}
        onClick={({ currentTarget }) => arrange.openFolder({ folderId: null, rooms: [], topPx: topOf(currentTarget) })}
      >
        <IconFolderPlus size={18} stroke={1.75} aria-hidden />
      </button>
    </GlassTip>
  );
}
