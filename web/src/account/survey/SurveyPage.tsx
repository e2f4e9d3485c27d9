import { Button } from "@mantine/core";
import type { VisitedSpace } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face, type FaceLook } from "../../ui/Face.tsx";
import { AuthPage } from "../AuthPage.tsx";
import { SpaceArt } from "../signIn/SpaceLook.tsx";
import { SurveyForm } from "./SurveyForm.tsx";
import styles from "./survey.module.css";
import { surveyTexts } from "./texts.ts";

interface SurveyPageProps {
  name: string | null;
  /** The answers also go to whoever runs the server. */
  goesToHubspot?: boolean;
  /** The last visited space; null while unknown. */
  visited: Pick<VisitedSpace, "name" | "slug" | "backgroundUrl"> | null;
  host: string;
  /** Whose questions they are; null while unknown. */
  own: FaceLook | null;
  /** Who else is inside. */
  people: readonly FaceLook[];
  isLeaving: boolean;
  skip: () => void;
  onDone: () => Promise<void>;
}

export function SurveyPage({ name, goesToHubspot = false, isLeaving, skip, onDone, ...place }: SurveyPageProps) {
  const say = useTexts(surveyTexts);
  const leave = (
    <Button variant="quiet" disabled={isLeaving} onClick={skip}>
      {say("skip")}
    </Button>
  );
  return (
    <AuthPage
      title={say("title")}
      isLong
      act={leave}
      foot={<p>{say("askedOnce")}</p>}
      art={place.visited === null ? undefined : <VisitedArt {...place} visited={place.visited} />}
    >
      <SurveyForm name={name} goesToHubspot={goesToHubspot} onDone={onDone} />
    </AuthPage>
  );
}

interface VisitedArtProps extends Pick<SurveyPageProps, "host" | "own" | "people"> {
  visited: NonNullable<SurveyPageProps["visited"]>;
}

function VisitedArt({ visited, host, own, people }: VisitedArtProps) {
  const say = useTexts(surveyTexts);
  return (
    <>
      {visited.backgroundUrl === null ? null : <SpaceArt url={visited.backgroundUrl} />}
      {own === null ? null : <Bubble look={own} name={say("you")} />}
      {people.slice(0, MOST_OTHERS).map((look, at) => (
        <Bubble key={`${look.name}-${at}`} look={look} name={look.name} />
      ))}
      <div className={styles["place"]}>
        <p>{visited.name}</p>
        <p>
          <bdi>{`${host}/s/${visited.slug}`}</bdi>
        </p>
      </div>
    </>
  );
}

/** As many as have a place beside one's own. */
const MOST_OTHERS = 2;

const Bubble = ({ look, name }: { look: FaceLook; name: string }) => (
  <div className={styles["bubble"]}>
    <Face look={look} />
    <span>{name}</span>
  </div>
);
