import { Button } from "@mantine/core";
import type { SpaceEntrance } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts, type Say } from "../../platform/i18n/texts.ts";
import type { Queued } from "../../live/index.ts";
import { ownPlace } from "../../platform/ownHost.ts";
import { Face } from "../../ui/Face.tsx";
import { PageMessage } from "../../ui/PageMessage.tsx";
import { spaceTexts } from "../texts.ts";
import { placeWord } from "./placeWord.ts";
import styles from "./QueuePage.module.css";
import { queueTexts } from "./queueTexts.ts";
import { useCalmText } from "./useCalmText.ts";

export interface QueuePageProps {
  queued: Queued;
  /** Null while unknown. */
  entrance: SpaceEntrance | null;
  spaceName: string;
  leave: () => void;
}

/** The queue of a full space: the user's position, as it changes. It enters automatically. */
export function QueuePage({ queued, entrance, spaceName, leave }: QueuePageProps) {
  const say = useTexts(queueTexts);
  const saySpace = useTexts(spaceTexts);
  const isTurn = queued.place === 0;
  const calm = useCalmText(spokenText(queued, say), isTurn);
  return (
    <PageMessage
      title={saySpace("fullTitle", { space: spaceName })}
      description={<Lead queued={queued} />}
      court="crowd"
      foot={entrance?.role === "TEAM_ADMIN" && ownPlace() === null ? <MorePlaces /> : null}
    >
      <div className={styles["line"]}>
        <div className={styles["before"]}>
          {queued.before.map((look, index) => (
            // People are not identified to strangers, so there is no id: two may look the same.
            <Face key={`${look.name} ${index}`} look={look} size={32} className={styles["face"] ?? ""} />
          ))}
          <span>{beforeText(queued, say)}</span>
          <span className={styles["spinner"]} aria-hidden />
        </div>
        {isTurn ? null : (
          <Button size="lg" variant="secondary" onClick={leave}>
            {say("leaveQueue")}
          </Button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {calm}
      </p>
    </PageMessage>
  );
}

function Lead({ queued: { place, places, isLost } }: { queued: Queued }) {
  const say = useTexts(queueTexts);
  if (place === 0) return say("turn");
  if (isLost) return say("lost");
  return (
    <>
      {say("taken", { count: places })} {say("youAre")}{" "}
      <b className={styles["place"]}>{say("inLine", { place: placeWord(place, currentLocale()) })}</b> {say("soon")}
    </>
  );
}

function MorePlaces() {
  const say = useTexts(queueTexts);
  return (
    <>
      {say("admin")}{" "}
      <a className={styles["more"]} href="/dashboard/choose-team-for-upgrade">
        {say("morePlaces")}
      </a>
    </>
  );
}

type QueueSay = Say<typeof queueTexts.entries>;

function beforeText({ place }: Queued, say: QueueSay): string {
  if (place === 0) return say("comingIn");
  return place === 1 ? say("next") : say("before", { count: place - 1 });
}

function spokenText({ place, isLost }: Queued, say: QueueSay): string {
  if (place === 0) return say("turn");
  if (isLost) return say("lost");
  return `${say("youAre")} ${say("inLine", { place: placeWord(place, currentLocale()) })}`;
}
