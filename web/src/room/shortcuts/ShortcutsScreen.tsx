import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { HelpLine } from "./HelpLine.tsx";
import { machineHere, ShortcutList, type Machine } from "./ShortcutList.tsx";
import styles from "./shortcuts.module.css";
import { shortcutTexts } from "./texts.ts";

/** The list of shortcuts as a page: for this machine, or for that of a person one helps. */
export function ShortcutsScreen() {
  const say = useTexts(shortcutTexts);
  const [find, setFind] = useState("");
  const [machine, setMachine] = useState<Machine>(machineHere);
  return (
    <Page
      title={say("title")}
      lead={<Lead />}
      act={<SearchField label={say("find")} value={find} onChange={setFind} />}
    >
      <div className={styles["machine"]}>
        <span id="keys-of">{say("keysOf")}</span>
        <SegmentedControl
          aria-labelledby="keys-of"
          value={machine}
          onChange={(next) => setMachine(next === "mac" ? "mac" : "windows")}
          data={[
            { value: "mac", label: "macOS" },
            { value: "windows", label: "Windows, Linux" },
          ]}
        />
      </div>
      <ShortcutList find={find} machine={machine} />
      <HelpLine />
    </Page>
  );
}

function Lead() {
  const [before, after] = useTexts(shortcutTexts)("lead").split("?");
  return (
    <span className={styles["lead"]}>
      {before}
      <kbd>?</kbd>
      {after}
    </span>
  );
}
