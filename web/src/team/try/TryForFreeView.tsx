import { Button, TextInput } from "@mantine/core";
import { bounds, errorText, type SpaceTemplate } from "@atrium/contract";
import { IconCircleCheck, IconCopy, IconHeadphones } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { TemplateRadio } from "../create/TemplateRadio.tsx";
import { SpacePicture } from "../home/SpacePicture.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./try.module.css";
import type { TryModel, TryState } from "./tryForFreeModel.ts";

export type TryActions = Omit<TryModel, "store">;
interface StepProps<Step> {
  state: Extract<TryState, { step: Step }>;
  actions: TryActions;
}

const ROOMS = ["lounge", "office", "garden", "rooftop"] as const;

export function TryNamesStep({ state, actions }: StepProps<"names">) {
  const say = useTexts(teamTexts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void actions.make();
  };
  return (
    <form onSubmit={submit} className={styles["form"]}>
      <div>
        <h1>{say("tryTitle")}</h1>
        <p className={styles["lead"]}>{say("tryLead")}</p>
      </div>
      <TextInput
        label={say("spaceName")}
        size="lg"
        autoFocus
        value={state.spaceName}
        maxLength={bounds.spaceName.max}
        onChange={(event) => actions.type({ spaceName: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <TextInput
        label={say("teamName")}
        size="lg"
        value={state.teamName}
        maxLength={bounds.teamName.max}
        onChange={(event) => actions.type({ teamName: event.currentTarget.value })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <RoomPicker chosen={state.template} onChoose={actions.chooseTemplate} />
      {state.problem === null ? null : (
        <p className={styles["problem"]} role="alert">
          {errorText(state.problem, currentLocale())}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={state.busy}
        disabled={state.spaceName.trim() === "" || state.teamName.trim() === ""}
      >
        {say("tryAct")}
      </Button>
      <p className={styles["other"]}>
        {say("haveAccount")} <Link to="/login">{say("signIn")}</Link>
      </p>
    </form>
  );
}

function RoomPicker({ chosen, onChoose }: { chosen: SpaceTemplate; onChoose: TryActions["chooseTemplate"] }) {
  const say = useTexts(teamTexts);
  return (
    <fieldset className={styles["rooms"]}>
      <legend className="visually-hidden">{say("chooseRoom")}</legend>
      {ROOMS.map((template) => (
        <TemplateRadio key={template} className={styles["room"]} {...{ template, chosen, onChoose }}>
          {say(template)}
        </TemplateRadio>
      ))}
    </fieldset>
  );
}

export function TryReadyStep({ state, actions }: StepProps<"ready">) {
  const say = useTexts(teamTexts);
  return (
    <div className={styles["form"]}>
      <SpacePicture backgroundUrl={`floor:${state.template}`} people={[]} />
      <div>
        <h1>{say("ready", { name: state.spaceName })}</h1>
        <p className={styles["lead"]}>{say("readyLead")}</p>
      </div>
      <div className={styles["link"]}>
        <span>
          <bdi>{state.link.replace(/^https?:\/\//, "")}</bdi>
        </span>
        <Button
          variant="soft"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label={say("copyLink")}
          onClick={() => void actions.copyAgain()}
        >
          {say("copy")}
        </Button>
      </div>
      <p className={styles["copied"]} role="status">
        {state.isCopied ? (
          <>
            <IconCircleCheck size={16} aria-hidden />
            {say("copied")}
          </>
        ) : null}
      </p>
      <ButtonLink to={state.path} size="lg" fullWidth autoFocus leftSection={<IconHeadphones size={20} aria-hidden />}>
        {say("enterNow")}
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="quiet" fullWidth>
        {say("toDashboard")}
      </ButtonLink>
    </div>
  );
}
