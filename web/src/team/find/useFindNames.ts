import { chatTexts } from "../../chat/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { auditTexts } from "../audit/texts.ts";
import { newsTexts } from "../news/texts.ts";
import { teamTexts } from "../texts.ts";
import { tourTexts } from "../tour/texts.ts";
import { usersTexts } from "../users/texts.ts";
import type { FindAct, FindNeeds, FindPage } from "./findModel.ts";
import { findTexts } from "./texts.ts";

/** What pages and acts are called: where they have a title, by it. */
export function useFindNames(): FindNeeds["nameOf"] {
  const say = useTexts(findTexts);
  const sayTeam = useTexts(teamTexts);
  const pages: Record<FindPage, string> = {
    spaces: say("home"),
    users: useTexts(usersTexts)("users"),
    guests: say("guests"),
    settings: sayTeam("settings"),
    audit: useTexts(auditTexts)("title"),
    plan: say("plan"),
    messages: useTexts(chatTexts)("messages"),
    profile: say("profile"),
    security: say("security"),
    notices: say("notices"),
    shortcuts: sayTeam("shortcuts"),
    news: useTexts(newsTexts)("title"),
  };
  const acts: Record<FindAct, string> = {
    newSpace: say("newSpace"),
    newTeam: sayTeam("newTeam"),
    tour: useTexts(tourTexts)("again"),
    report: sayTeam("reportProblem"),
  };
  return {
    page: (page) => pages[page],
    act: (act) => acts[act],
    settings: (name) => say("settingsOf", { name }),
  };
}
