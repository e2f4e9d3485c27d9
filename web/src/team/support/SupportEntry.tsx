import { IconLifebuoy } from "@tabler/icons-react";
import { useGivesSupport } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { MenuLink } from "../../ui/MenuLink.tsx";
import { supportNoteTexts } from "./texts.ts";

/** In the account's menu, for support staff alone: the way to the page where they open a space to themselves. */
export function SupportEntry() {
  const say = useTexts(supportNoteTexts);
  if (!useGivesSupport()) return null;
  return (
    <MenuLink to="/dashboard/support" leftSection={<IconLifebuoy size={18} aria-hidden />}>
      {say("page")}
    </MenuLink>
  );
}
