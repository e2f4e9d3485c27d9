import { unreachable } from "@atrium/contract";
import type { MediaEvent } from "../../media/index.ts";
import type { Say } from "../../platform/i18n/texts.ts";
import type { Toast } from "../../ui/toast.tsx";
import type { roomTexts } from "../texts.ts";

/** What a device event says to the person; null when it is shown in another way. */
export function deviceNews(
  event: MediaEvent,
  say: Say<typeof roomTexts.entries>,
  openSettings: () => void,
): Toast | null {
  switch (event.type) {
    case "deviceChanged":
      return {
        text: say(`${event.kind}_${event.why}`, { label: event.label }),
        act: { label: say("change"), run: openSettings },
      };
    case "choiceFailed":
      return { text: choiceFailed(event, say), kind: "bad" };
    case "notAllowed":
      return { text: say(event.kind === "screen" ? "screenNotAllowed" : NOT_ALLOWED[event.kind]), kind: "bad" };
    case "deviceRefused":
      return event.kind === "screen" && event.reason !== "blocked" ? { text: say("screenFailed"), kind: "bad" } : null;
    case "speaksWhileMuted":
      return null;
    default:
      return unreachable(event);
  }
}

const NOT_ALLOWED = { microphone: "micNotAllowed", camera: "camNotAllowed" } as const;

function choiceFailed(event: MediaEvent & { type: "choiceFailed" }, say: Say<typeof roomTexts.entries>): string {
  if (event.reason === "blocked") return say(`${event.kind}_blocked`);
  if (event.reason === "undressed") return say("camera_undressed");
  return say(`choice_${event.reason}`, { label: event.label === "" ? say(event.kind) : event.label });
}
