import type { JoinConfig } from "@atrium/contract";
import { useTexts } from "../platform/i18n/texts.ts";
import { floorBlurUrl, floorUrl } from "../ui/artwork.ts";
import styles from "./invitation.module.css";
import { invitationTexts } from "./texts.ts";

/** The room one is asked into, beside the form. */
export function InvitationArt({ space }: { space: NonNullable<JoinConfig["space"]> }) {
  const say = useTexts(invitationTexts);
  const [picture, blur] = [floorUrl(space.backgroundUrl), floorBlurUrl(space.backgroundUrl)];
  return (
    <>
      {blur === null ? null : <img className={styles["floor"]} src={blur} alt="" />}
      {picture === null ? null : <img className={styles["floor"]} src={picture} alt="" />}
      <div className={styles["sign"]}>
        <p className={styles["place"]}>{space.name}</p>
        {space.onlineCount === 0 ? null : <p>{say("inside", { count: space.onlineCount })}</p>}
      </div>
    </>
  );
}
