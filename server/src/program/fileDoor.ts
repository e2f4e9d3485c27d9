import type { AccountId } from "@atrium/contract";
import { mayOpenAttachment, pageOfAttachment } from "../chat/index.ts";
import { mayOpenElementFile, roomOfElementFile } from "../element/index.ts";
import { createLinkedPictures, findFile, openFile, receiveUpload } from "../file/index.ts";
import type { LinkedNeeds } from "../file/index.ts";
import { findRecordingFile } from "../recording/index.ts";
import type { LiveParts } from "./liveParts.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import type { Database } from "../platform/database/database.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";
import { createLocalLimiter } from "../platform/rateLimit.ts";

/** Requests per address for files that do not exist for it: each is looked up. */
const MISSED_FILES = { name: "missedFiles", count: 300, withinMs: 10_000 };

type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;
type OpenNeeds = Parameters<typeof mayOpenAttachment>[0];
/** How files come in and go out, and to whom. */
export const fileDoor = (
  { files, db, clock, names, mayReach }: PartsNeeds,
  { guard }: Pick<OpenNeeds, "guard">,
  { inside, locate, isOwnHost }: Pick<LiveParts, "inside" | "locate"> & Pick<LinkedNeeds, "isOwnHost">,
): HttpNeeds["files"] => {
  const linked = createLinkedPictures({ clock, mayReach, isOwnHost, addresses: (name) => names.addresses(name) });
  const asking = () => ({ guard, inside, query: db, nowMs: clock.nowMs() });
  const open: Parameters<typeof openFile>[0] = {
    ...files,
    mayOpenAttachment: (...asked) => mayOpenAttachment(asking(), ...asked),
    findRecording: (key) => findRecordingFile(db, key),
    mayOpenElementFile: (...asked) => mayOpenElementFile(asking(), ...asked),
  };
  return {
    misses: createLocalLimiter(MISSED_FILES, clock),
    receive: (arrival) => receiveUpload({ ...files, linked }, arrival),
    open: (asked) => openFile(open, asked),
    async locate({ key, caller: { accountId } }) {
      const file = accountId === null ? null : await findFile(db, key);
      if (accountId === null || file === null) return null;
      const page = await callAbout(db, file, accountId);
      return page === null ? null : locate(page.operation, page.input, accountId);
    },
  };
};

/** A call whose subject shows a file that is not public; null if nothing shows it. */
const callAbout = async (db: Database, { id, key, kind }: FoundFile, accountId: AccountId) =>
  kind === "chat" ? pageOfAttachment(db, accountId, id) : kind === "file" ? roomOfElementFile(db, key) : null;
