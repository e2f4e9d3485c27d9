import { anAuthor, aChatMessage } from "@atrium/testkit/chatBuilders";
import type { GalleryState } from "../ui/galleryState.ts";
import { FixtureChat } from "./fixtures/FixtureChat.tsx";

const marina = anAuthor(undefined, "Marina Sokolova");
const messages = ["Third pass is on the big screen.", "Coffee first: the machine is awake again."].map(
  (content, index) => aChatMessage({ position: index + 1, author: marina, content }),
);
const on = { messages, sent: ["and one more thing", "Which door do we take?"] };

export const states: GalleryState[] = [
  { name: "chat/waiting", draw: () => <FixtureChat {...on} refusal="connectionFailed" /> },
  { name: "chat/too-fast", draw: () => <FixtureChat {...on} refusal="tooOftenAttempts" /> },
  { name: "chat/not-sent", draw: () => <FixtureChat {...on} refusal="chatNotAllowed" /> },
];
