import { newId } from "@atrium/contract";
import { anAuthor, aChatMessage } from "@atrium/testkit/chatBuilders";
import type { GalleryState } from "../ui/galleryState.ts";
import { longChatPort } from "./fixtures/longChat.ts";
import { messagesStates } from "./fixtures/messagesStates.tsx";
import { noticeStates } from "./noticePage/fixtures/noticeStates.tsx";
import { FixtureChat } from "./fixtures/FixtureChat.tsx";

const marina = anAuthor(undefined, "Marina Sokolova");
const messages = ["Third pass is on the big screen.", "Coffee first: the machine is awake again."].map(
  (content, index) => aChatMessage({ position: index + 1, author: marina, content }),
);
const on = { messages, sent: ["and one more thing", "Which door do we take?"] };

/** As many as the scrolling benchmark reads. */
const LONG = 100_000;
const linked = [
  aChatMessage({
    position: 1,
    author: marina,
    content: "Here is the plan: https://atrium.example/offsite",
    links: [
      {
        url: "https://atrium.example/offsite",
        title: "Offsite, third pass: where we stand and what is left",
        site: "Atrium",
      },
    ],
  }),
];

export const states: GalleryState[] = [
  ...noticeStates,
  ...messagesStates,
  { name: "chat/waiting", draw: () => <FixtureChat {...on} refusal="connectionFailed" /> },
  { name: "chat/too-fast", draw: () => <FixtureChat {...on} refusal="tooOftenAttempts" /> },
  { name: "chat/long", draw: () => <FixtureChat port={longChatPort(LONG, false)} />, sizes: ["desktop"] },
  { name: "chat/long-whole", draw: () => <FixtureChat port={longChatPort(LONG, true)} />, sizes: ["desktop"] },
  { name: "chat/links", draw: () => <FixtureChat messages={linked} /> },
  { name: "chat/kept", draw: () => <FixtureChat messages={messages} kept={{ days: 90, upgradeTeamId: newId() }} /> },
  { name: "chat/kept-empty", draw: () => <FixtureChat kept={{ days: 30, upgradeTeamId: null }} /> },
  { name: "chat/not-sent", draw: () => <FixtureChat {...on} refusal="chatNotAllowed" /> },
];
