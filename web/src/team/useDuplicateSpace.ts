import { errorText, type SpaceId } from "@atrium/contract";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../platform/data/useAct.ts";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import { showToast } from "../ui/toast.tsx";
import { teamTexts } from "./texts.ts";

/** Makes a copy of a space, and offers to open it. */
export function useDuplicateSpace(spaceId: SpaceId) {
  const say = useTexts(teamTexts);
  const navigate = useNavigate();
  const { run, busy } = useAct("duplicateSpace", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const duplicate = async () => {
    const reply = await run({ spaceId });
    if (!reply.ok) return;
    const { name, slug } = reply.value;
    const open = () => void navigate({ to: "/s/$slug", params: { slug } });
    showToast({ text: say("spaceDuplicated", { name }), act: { label: say("openSpace"), run: open } });
  };
  return { duplicate, busy };
}
