import { Button } from "@mantine/core";
import type { VisitedSpace } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { AuthPage } from "../AuthPage.tsx";
import { SpaceArt } from "../signIn/SpaceLook.tsx";
import { SurveyForm } from "./SurveyForm.tsx";
import styles from "./survey.module.css";
import { surveyTexts } from "./texts.ts";

interface SurveyPageProps {
  name: string | null;
  /** The last visited space; null while unknown. */
  visited: Pick<VisitedSpace, "name" | "slug" | "backgroundUrl"> | null;
  host: string;
  isLeaving: boolean;
  skip: () => void;
  onDone: () => Promise<void>;
}

export function SurveyPage({ name, visited, host, isLeaving, skip, onDone }: SurveyPageProps) {
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
      art={visited === null ? undefined : <VisitedArt visited={visited} host={host} />}
    >
      <SurveyForm name={name} onDone={onDone} />
    </AuthPage>
  );
}

function VisitedArt({ visited, host }: { visited: NonNullable<SurveyPageProps["visited"]>; host: string }) {
  return (
    <>
      {visited.backgroundUrl === null ? null : <SpaceArt url={visited.backgroundUrl} />}
      <div className={styles["place"]}>
        <p>{visited.name}</p>
        <p>
          <bdi>{`${host}/s/${visited.slug}`}</bdi>
        </p>
      </div>
    </>
  );
}
