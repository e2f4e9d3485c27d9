import { noticed, pageHere, placeHere } from "../../platform/errorReports.ts";
import { builtIn } from "../../platform/pageBuild.ts";
import { spaceLinkIn, type BugPlace } from "./bugModel.ts";

/** What goes along with a report from here. */
export function bugPlace(): BugPlace {
  const [spaceLink, version] = [spaceLinkIn(location.pathname), builtIn()];
  return {
    ...placeHere(),
    page: pageHere(),
    noticed: noticed(),
    ...(spaceLink !== null && { spaceLink }),
    ...(version !== null && { version }),
  };
}
