import { exampleAccount } from "../testing/examples.ts";
import { DialogShown } from "./fixtures/DialogShown.tsx";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { BugForm } from "./bug/BugForm.tsx";
import type { BugPlace } from "./bug/bugModel.ts";

const nothing = () => undefined;
const page: BugPlace = { page: "dashboard-team" };
const room = { page: "space", spaceId: "space1", noticed: ["TypeError: x is undefined"] } as unknown as BugPlace;

export const states: GalleryState[] = [
  {
    name: "contact/bug",
    draw: () => (
      <DialogShown title="bugTitle" size={520}>
        <BugForm account={exampleAccount()} place={room} onDone={nothing} />
      </DialogShown>
    ),
    sizes: SIDEWAYS_TOO,
  },
  {
    name: "contact/bug-guest",
    draw: () => (
      <DialogShown title="bugTitle" size={520} press="input[type=checkbox]">
        <BugForm account={exampleAccount({ email: null })} place={page} onDone={nothing} />
      </DialogShown>
    ),
  },
];
