import { exampleAccount } from "../testing/examples.ts";
import { DialogShown } from "./fixtures/DialogShown.tsx";
import { SIDEWAYS_TOO, type GalleryState } from "../ui/galleryState.ts";
import { BugForm } from "./bug/BugForm.tsx";
import type { BugPlace } from "./bug/bugModel.ts";
import { SalesForm } from "./sales/SalesForm.tsx";

const nothing = () => undefined;
const page: BugPlace = { page: "dashboard-team" };
const room = { page: "space", spaceId: "space1", noticed: ["TypeError: x is undefined"] } as unknown as BugPlace;
const sales = (change: Parameters<typeof exampleAccount>[0] = {}, press?: string) => (
  <DialogShown title="salesTitle" size={576} {...(press !== undefined && { press })}>
    <SalesForm account={exampleAccount(change)} place={{ openedFrom: "plans" }} onDone={nothing} />
  </DialogShown>
);

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
  { name: "contact/sales", draw: () => sales(), sizes: SIDEWAYS_TOO },
  { name: "contact/sales-faults", draw: () => sales({ email: null }, "button[type=submit]") },
];
