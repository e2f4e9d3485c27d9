import { Button, Input, TextInput } from "@mantine/core";
import { bounds, errorText, errorTexts, type Locale } from "@atrium/contract";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { TEMPLATE_ROOMS } from "@atrium/rules";
import type { FormEvent } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SpacePicture } from "../home/SpacePicture.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./create.module.css";
import { canCreate, type CreateSpaceActions, type CreateSpaceState } from "./createSpaceModel.ts";

interface NewSpaceFormProps {
  state: CreateSpaceState;
  actions: CreateSpaceActions;
  host: string;
}

/** The chosen room as it will be, its name and its address. */
export function NewSpaceForm({ state, actions, host }: NewSpaceFormProps) {
  const say = useTexts(teamTexts);
  const locale = currentLocale();
  const rooms = TEMPLATE_ROOMS[state.template];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void actions.create();
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <SpacePicture backgroundUrl={`floor:${state.template}`} people={[]} />
      <div>
        <h2>{say(state.template)}</h2>
        <p className={styles["formLead"]}>{say(`${state.template}Lead`)}</p>
        <p className={styles["roomNames"]}>
          {say("withRooms", { names: rooms.map(({ name }) => name[locale]).join(", ") })}
        </p>
      </div>
      <TextInput
        label={say("spaceName")}
        value={state.name}
        maxLength={bounds.spaceName.max}
        autoFocus
        onChange={(event) => void actions.typeName(event.currentTarget.value)}
      />
      <Input.Wrapper id="space-address" label={say("address")} error={slugProblem(state, locale)}>
        <div className={styles["address"]} data-refused={state.check.state === "refused" || undefined}>
          <span>{host}/s/</span>
          <input
            id="space-address"
            value={state.slug}
            maxLength={bounds.slug.max}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => void actions.typeSlug(event.currentTarget.value)}
          />
          <SlugMark state={state} />
        </div>
      </Input.Wrapper>
      {state.problem === null ? null : (
        <p className={styles["problem"]} role="alert">
          {errorText(state.problem, locale)}
        </p>
      )}
      <Button type="submit" size="lg" fullWidth loading={state.busy} disabled={!canCreate(state)}>
        {say("createSpace")}
      </Button>
      <p className={styles["note"]}>{say("clipboardNote")}</p>
    </form>
  );
}

/** The server has one code for every unfit address; being too short is what people see most. */
function slugProblem({ check, slug }: CreateSpaceState, locale: Locale): string | null {
  if (check.state !== "refused") return null;
  return slug.trim().length < bounds.slug.min ? errorTexts["space-url-length"][locale] : errorText(check.code, locale);
}

function SlugMark({ state }: { state: CreateSpaceState }) {
  const say = useTexts(teamTexts);
  const { check } = state;
  if (check.state === "available") {
    return (
      <span className={styles["free"]} role="status">
        <IconCircleCheck size={16} aria-hidden />
        <span>{say("available")}</span>
      </span>
    );
  }
  if (check.state === "taken") {
    return (
      <span className={styles["taken"]} role="status">
        <IconAlertCircle size={16} aria-hidden />
        <span>{say("taken")}</span>
      </span>
    );
  }
  return null;
}
