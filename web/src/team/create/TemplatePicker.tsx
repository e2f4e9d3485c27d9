import { SPACE_TEMPLATES, type SpaceTemplate } from "@atrium/contract";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { teamTexts } from "../texts.ts";
import styles from "./create.module.css";
import { TemplateRadio } from "./TemplateRadio.tsx";

interface TemplatePickerProps {
  chosen: SpaceTemplate;
  onChoose: (template: SpaceTemplate) => void;
}

/** The rooms to start with, as radio buttons: arrows move between them. */
export function TemplatePicker({ chosen, onChoose }: TemplatePickerProps) {
  const say = useTexts(teamTexts);
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => showChosen(row.current), []);
  return (
    <fieldset ref={row} className={styles["templates"]}>
      <legend className="visually-hidden">{say("chooseRoom")}</legend>
      {SPACE_TEMPLATES.map((template) => (
        <TemplateRadio key={template} className={styles["template"]} {...{ template, chosen, onChoose }}>
          <span className={styles["templateName"]}>
            <b>{say(template)}</b>
            {template === chosen ? (
              <span className={styles["chosen"]}>
                <IconCheck size={14} aria-hidden />
                {say("chosen")}
              </span>
            ) : null}
          </span>
        </TemplateRadio>
      ))}
    </fieldset>
  );
}

/** On a phone the templates are one row: the one chosen by the address may lie outside of it. */
function showChosen(row: HTMLFieldSetElement | null): void {
  const chosen = row?.querySelector<HTMLElement>("[data-chosen=true]");
  if (row === null || chosen === null || chosen === undefined) return;
  row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
