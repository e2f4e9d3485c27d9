import { IconArmchair, IconNote, IconPodium } from "@tabler/icons-react";

/** The sign of each kind of room. */
export const KIND_ICONS = { spatial: IconArmchair, stage: IconPodium, collaboration: IconNote } as const;
