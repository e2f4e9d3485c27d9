import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { ShortcutList } from "./ShortcutList.tsx";
import { shortcutTexts } from "./texts.ts";

/** What keys there are, as a page. */
export function ShortcutsScreen() {
  const say = useTexts(shortcutTexts);
  const [find, setFind] = useState("");
  return (
    <Page
      title={say("title")}
      lead={say("lead")}
      act={<SearchField label={say("find")} value={find} onChange={setFind} />}
    >
      <ShortcutList find={find} />
    </Page>
  );
}
