import { useTexts } from "../platform/i18n/texts.ts";
import { ButtonLink } from "../ui/links.tsx";
import { teamTexts } from "./texts.ts";
import { useDemoSlug } from "./useDemoSlug.ts";

/** The way into the space where newcomers look around, where this installation has one. */
export function DemoLink() {
  const say = useTexts(teamTexts);
  const slug = useDemoSlug();
  return slug === null ? null : (
    <ButtonLink to="/s/$slug" params={{ slug }} size="lg" variant="quiet">
      {say("tryDemo")}
    </ButtonLink>
  );
}
