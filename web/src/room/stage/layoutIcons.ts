import { IconFocus2, IconLayoutGrid, IconScreenShare } from "@tabler/icons-react";

export const LAYOUT_ICONS = { grid: IconLayoutGrid, speaker: IconFocus2, shared: IconScreenShare } as const;
