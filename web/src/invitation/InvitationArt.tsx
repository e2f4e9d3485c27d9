import type { JoinConfig, Look } from "@atrium/contract";
import { useTexts } from "../platform/i18n/texts.ts";
import { floorBlurUrl, floorUrl } from "../ui/artwork.ts";
import { Face } from "../ui/Face.tsx";
import styles from "./invitation.module.css";
import { invitationTexts } from "./texts.ts";

/** The room one is asked into, and who is in it, beside the form. */
export function InvitationArt({ space }: { space: NonNullable<JoinConfig["space"]> }) {
  const say = useTexts(invitationTexts);
  const [picture, blur] = [floorUrl(space.backgroundUrl), floorBlurUrl(space.backgroundUrl)];
  return (
    <>
      {blur === null ? null : <img className={styles["floor"]} src={blur} alt="" />}
      {picture === null ? null : <img className={styles["floor"]} src={picture} alt="" />}
      <People people={space.people} />
      <div className={styles["sign"]}>
        <p className={styles["place"]}>{space.name}</p>
        {space.onlineCount === 0 ? null : <p>{say("inside", { count: space.onlineCount })}</p>}
      </div>
    </>
  );
}

/** Where people stand in the picture, in percent of it, and how large. Those at the back have no name. */
const PLACES = [
  { left: 40.3, top: 38.1, size: "large" },
  { left: 54.2, top: 45.2, size: "middle" },
  { left: 31.7, top: 49.5, size: "middle" },
  { left: 45.6, top: 56, size: "middle" },
  { left: 75.2, top: 22.6, size: "small" },
  { left: 84.3, top: 27.7, size: "small" },
] as const;

/** Real positions are not shown to outsiders: people are placed where the picture has room. */
function People({ people }: { people: readonly Look[] }) {
  return PLACES.slice(0, people.length).map(({ left, top, size }, at) => {
    const look = people[at];
    return look === undefined ? null : (
      <span
        key={`${left} ${top}`}
        className={styles["person"]}
        data-size={size}
        style={{ left: `${left}%`, top: `${top}%` }}
      >
        <Face look={look} />
        {size === "small" || look.name === "" ? null : <b>{look.name}</b>}
      </span>
    );
  });
}
