import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./templates.module.css";
import { filtersOf, narrowed, type Origin, type OriginFilter } from "./origins.ts";
import { TemplateRadio } from "./TemplateRadio.tsx";

interface TemplatePickerProps {
  origins: readonly Origin[];
  chosen: Origin;
  onChoose: (origin: Origin) => void;
}

/** The rooms to start with, as radio buttons: arrows move between them. */
export function TemplatePicker({ origins, chosen, onChoose }: TemplatePickerProps) {
  const say = useTexts(teamTexts);
  const row = useRef<HTMLFieldSetElement>(null);
  const [filter, setFilter] = useState<OriginFilter>("all");
  const [find, setFind] = useState("");
  const shown = narrowed(origins, filter, find);
  useEffect(() => showChosen(row.current), []);
  return (
    <>
      <div className={styles["narrow"]}>
        <fieldset className={styles["filters"]}>
          <legend className="visually-hidden">{say("narrowTemplates")}</legend>
          {filtersOf(origins).map((one) => (
            <label key={one} data-chosen={one === filter}>
              <input
                type="radio"
                name="template-filter"
                className="visually-hidden"
                checked={one === filter}
                onChange={() => setFilter(one)}
              />
              {say(one)}
            </label>
          ))}
        </fieldset>
        <SearchField label={say("findTemplate")} value={find} onChange={setFind} />
      </div>
      <fieldset ref={row} className={styles["templates"]}>
        <legend className="visually-hidden">{say("chooseRoom")}</legend>
        {shown.map((origin) => (
          <TemplateRadio
            key={origin.key}
            className={styles["template"]}
            isChosen={origin.key === chosen.key}
            choose={() => onChoose(origin)}
            pictureUrl={origin.pictureUrl}
          >
            <TemplateName origin={origin} isChosen={origin.key === chosen.key} />
          </TemplateRadio>
        ))}
      </fieldset>
      <p role="status" className={styles["none"]}>
        {shown.length === 0 ? say("noTemplate", { find: find.trim() }) : null}
      </p>
    </>
  );
}

function TemplateName({ origin, isChosen }: { origin: Origin; isChosen: boolean }) {
  const say = useTexts(teamTexts);
  return (
    <span className={styles["templateName"]}>
      <b>{origin.name}</b>
      {isChosen ? (
        <span className={styles["chosen"]}>
          <IconCheck size={14} aria-hidden />
          {say("chosen")}
        </span>
      ) : (
        <small>{origin.note}</small>
      )}
    </span>
  );
}

/** On a phone the templates are one row: the one chosen by the address may lie outside of it. */
function showChosen(row: HTMLFieldSetElement | null): void {
  const chosen = row?.querySelector<HTMLElement>("[data-chosen=true]");
  if (row === null || chosen === null || chosen === undefined) return;
  row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
