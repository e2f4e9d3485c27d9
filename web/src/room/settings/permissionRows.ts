import {
  IconAppWindow,
  IconLock,
  IconMessageCircle,
  IconMicrophone,
  IconMoodSmile,
  IconPencil,
  IconPhoto,
  IconPlayerPlay,
  IconPresentation,
  IconScreenShare,
  IconShieldHalf,
  IconSpeakerphone,
  IconTypography,
  IconVideo,
  IconLayoutGrid,
  type Icon,
} from "@tabler/icons-react";
import type { RoomFlag } from "@atrium/contract";

/** The permissions of a room as they are shown: what belongs together stands together. */
export const PERMISSION_GROUPS: readonly { group: "voices" | "words" | "things"; flags: readonly RoomFlag[] }[] = [
  { group: "voices", flags: ["audio", "video", "share", "megaphone", "presentation", "gridView"] },
  { group: "words", flags: ["chat", "reactions", "pen"] },
  { group: "things", flags: ["elementVideo", "image", "text", "iframe", "privateArea", "elementLocking"] },
];

export const FLAG_ICONS: Readonly<Record<RoomFlag, Icon>> = {
  audio: IconMicrophone,
  video: IconVideo,
  share: IconScreenShare,
  megaphone: IconSpeakerphone,
  presentation: IconPresentation,
  gridView: IconLayoutGrid,
  chat: IconMessageCircle,
  reactions: IconMoodSmile,
  pen: IconPencil,
  elementVideo: IconPlayerPlay,
  image: IconPhoto,
  text: IconTypography,
  iframe: IconAppWindow,
  privateArea: IconShieldHalf,
  elementLocking: IconLock,
};
