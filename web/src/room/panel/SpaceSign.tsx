import type { RoomPort } from "../roomPort.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { roomTexts } from "../texts.ts";
import { useCopyLink } from "../useCopyLink.ts";
import { useLive } from "../useLive.ts";
import type { Looker } from "./roomsPanelModel.ts";
import { SpaceLogo } from "./SpaceLogo.tsx";
import { SpaceMenu } from "./SpaceMenu.tsx";
import { useSpaceSign } from "./useSpaceSign.ts";

export interface SpaceSignProps {
  port: Pick<RoomPort, "live">;
  looker: Looker;
  /** The address of the space. */
  inviteUrl: string;
  /** Null where there is no connection to invite into. */
  invite: (() => void) | null;
}

/** The picture of the space and its name, from which its menu opens. */
export function SpaceSign({ port, looker, inviteUrl, invite }: SpaceSignProps) {
  const say = useTexts(roomTexts);
  const copy = useCopyLink();
  const { name, logoUrl, settingsPath } = useSpaceSign(port);
  const count = useLive(port, ({ space }) => Object.keys(space?.records.participant ?? {}).length);
  return (
    <>
      <SpaceLogo url={logoUrl} size={34} />
      <SpaceMenu
        name={name}
        settingsPath={settingsPath}
        role={looker.myRole}
        invite={invite}
        copyLink={() => copy(inviteUrl)}
      >
        {say("peopleNow", { count })}
      </SpaceMenu>
    </>
  );
}
