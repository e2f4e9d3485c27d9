import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { pageTyped } from "../elements/pageAddress.ts";
import { elementTexts } from "../elements/texts.ts";
import styles from "./pageDialog.module.css";
import { stageTexts } from "./texts.ts";
import type { Stage } from "./useStage.ts";

/** Where a presenter says which page everybody is to see. */
export function PageDialog({ stage }: { stage: Stage | null }) {
  const say = useTexts(stageTexts);
  if (stage === null || !stage.isChoosingPage) return null;
  const close = () => stage.choosePage(false);
  return (
    <FormDialog opened onClose={close} title={say("showPage")}>
      <PageForm
        show={(url) => {
          close();
          stage.showPage(url);
        }}
      />
    </FormDialog>
  );
}

function PageForm({ show }: { show: (url: string) => void }) {
  const say = useTexts(stageTexts);
  const sayPage = useTexts(elementTexts);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = pageTyped(typed);
    if (url === null) return setIsWrong(true);
    show(url);
  };
  return (
    <form className={styles["page"]} onSubmit={submit} noValidate>
      <p>{say("showPageLead")}</p>
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        label={sayPage("pageLink")}
        placeholder="https://"
        value={typed}
        error={isWrong ? sayPage("badPage") : null}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsWrong(false);
        }}
      />
      <Button type="submit">{say("show")}</Button>
    </form>
  );
}
