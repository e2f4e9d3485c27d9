import { Skeleton } from "@mantine/core";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Page } from "../../ui/page/Page.tsx";
import { PeopleRows } from "../../ui/page/skeletons.tsx";
import { usersTexts } from "./texts.ts";

/** The people of a team before anything of them is here: the title stands already. */
export function UsersPending() {
  const say = useTexts(usersTexts);
  return (
    <div aria-busy>
      <Page title={say("users")}>
        <Skeleton height={28} width={200} radius={8} mb={28} maw="100%" />
        <Skeleton height={36} width={280} radius={12} mb={12} maw="100%" />
        <PeopleRows />
      </Page>
    </div>
  );
}
