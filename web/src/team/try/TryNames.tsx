import { TextInput } from "@mantine/core";
import { bounds, type SpaceTemplate } from "@atrium/contract";
import { Link } from "@tanstack/react-router";
import type { FocusEvent } from "react";
import { accountChanged } from "../../account/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { sceneUrl } from "../../ui/artwork.ts";
import { TemplateRadio } from "../create/TemplateRadio.tsx";
import { teamTexts } from "../texts.ts";
import type { MadeSpace } from "./madeSpace.ts";
import { tryTexts } from "./texts.ts";
import styles from "./try.module.css";

const ROOMS = ["lounge", "office", "garden", "rooftop"] as const satisfies readonly SpaceTemplate[];
interface Names extends Record<string, unknown> {
  spaceName: string;
  teamName: string;
  template: SpaceTemplate;
}

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

/** Two names and a room to start with. Its rooms are called in the language of the page. */
export function TryNames({ onMade }: { onMade: (made: MadeSpace) => Promise<void> }) {
  const say = useTexts(tryTexts);
  const sayTeam = useTexts(teamTexts);
  const initial: Names = { spaceName: say("defaultSpace"), teamName: say("defaultTeam"), template: "lounge" };
  const form = useActForm("tryForFree", {
    initial,
    input: ({ spaceName, teamName, template }) => ({
      spaceName: spaceName.trim(),
      teamName: teamName.trim(),
      template,
      locale: currentLocale(),
    }),
    onDone: async (made) => {
      if (made === null) return;
      accountChanged(made.account);
      const { spaceName, template } = form.values;
      await onMade({ slug: made.slug, spaceName: spaceName.trim(), template });
    },
  });
  return (
    <div className={styles["form"]}>
      <div>
        <h1>{say("tryTitle")}</h1>
        <p className={styles["lead"]}>{say("tryLead")}</p>
      </div>
      <ActFormView form={form} act={say("tryAct")} size="lg" isWide>
        <TextInput
          {...form.field("spaceName")}
          label={sayTeam("spaceName")}
          size="lg"
          autoFocus
          maxLength={bounds.spaceName.max}
          onFocus={selectAll}
        />
        <TextInput
          {...form.field("teamName")}
          label={sayTeam("teamName")}
          size="lg"
          maxLength={bounds.teamName.max}
          onFocus={selectAll}
        />
        <RoomPicker chosen={form.values.template} onChoose={(template) => form.set("template", template)} />
      </ActFormView>
      <p className={styles["other"]}>
        {say("haveAccount")} <Link to="/login">{say("signIn")}</Link>
      </p>
    </div>
  );
}

interface RoomPickerProps {
  chosen: SpaceTemplate;
  onChoose: (template: SpaceTemplate) => void;
}

function RoomPicker({ chosen, onChoose }: RoomPickerProps) {
  const say = useTexts(teamTexts);
  return (
    <fieldset className={styles["rooms"]}>
      <legend className="visually-hidden">{say("chooseRoom")}</legend>
      {ROOMS.map((template) => (
        <TemplateRadio
          key={template}
          className={styles["room"]}
          isChosen={template === chosen}
          choose={() => onChoose(template)}
          pictureUrl={sceneUrl(template)}
        >
          {say(template)}
        </TemplateRadio>
      ))}
    </fieldset>
  );
}
