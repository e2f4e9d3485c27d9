import { ok, refuse } from "@atrium/contract";
import type { AccountId, operations, UploadId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Handler } from "../platform/calls/handler.ts";
import type { Query } from "../platform/database/database.ts";
import { describeTeam } from "./getTeam.ts";
import type { DescribeTeamNeeds } from "./getTeam.ts";
import { setKeeping } from "./keeping/setKeeping.ts";
import { changeTeam } from "./teamStore.ts";
import { teamChanged } from "./topics.ts";

export interface UpdateTeamNeeds extends DescribeTeamNeeds {
  bus: Bus;
  /** The permanent URL of the caller's finished upload; null if it is not theirs or not of this kind. */
  logos: {
    uploaded: (query: Query, of: { uploadId: UploadId; accountId: AccountId; kind: "logo" }) => Promise<string | null>;
  };
}

export const updateTeam: Handler<typeof operations.updateTeam, UpdateTeamNeeds> = async (needs, context, input) => {
  const { tx, nowMs, subject, accountId } = context;
  const { teamId, logoUploadId, chatKeptDays, recordingKeptDays, ...changes } = input;
  const logo = { uploadId: logoUploadId, accountId };
  const logoImageUrl = await urlOf(needs, tx, logo);
  if (logoImageUrl === null && logoUploadId !== null) return refuse("uploadIntentNotFound");
  const kept = await setKeeping(context, subject.team, { chatKeptDays, recordingKeptDays });
  const changed = await changeTeam(tx, subject.team, { ...changes, ...kept, logoImageUrl });
  if (changed === null) return refuse("alreadyExists");
  const team = await describeTeam(needs, { query: tx, nowMs, accountId }, { ...subject, team: changed });
  return ok({ team }, changed === subject.team ? [] : [() => needs.bus.publish(teamChanged, { teamId })]);
};

/** Undefined if the logo stays, null if it is removed or the upload is not usable. */
async function urlOf(
  { logos }: UpdateTeamNeeds,
  query: Query,
  { uploadId, accountId }: { uploadId: UploadId | null | undefined; accountId: AccountId },
): Promise<string | null | undefined> {
  if (uploadId === null || uploadId === undefined) return uploadId;
  return logos.uploaded(query, { uploadId, accountId, kind: "logo" });
}
