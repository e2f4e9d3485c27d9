import { TrackSource } from "@livekit/protocol";
import { expect, test } from "vitest";
import type { VideoGrants } from "../../signal/accessToken.ts";
import {
  grantsOfPermission,
  mayPublish,
  permissionMessage,
  permissionOfGrants,
  permissionOfMessage,
} from "./permission.ts";

const grants: VideoGrants = {
  room: "r",
  roomJoin: true,
  roomAdmin: false,
  roomList: false,
  roomCreate: false,
  canPublish: true,
  canPublishSources: ["microphone", "screen_share"],
  canSubscribe: true,
  canPublishData: false,
  canUpdateOwnMetadata: true,
  hidden: true,
  recorder: false,
};

test("only the named sources may be published", () => {
  const permission = permissionOfGrants(grants);
  expect(mayPublish(permission, TrackSource.MICROPHONE)).toBe(true);
  expect(mayPublish(permission, TrackSource.CAMERA)).toBe(false);
  expect(mayPublish(permission, TrackSource.UNKNOWN)).toBe(false);
});

test("without names every source may, unless nothing may", () => {
  const everything = permissionOfGrants({ ...grants, canPublishSources: null });
  expect(mayPublish(everything, TrackSource.CAMERA)).toBe(true);
  expect(mayPublish({ ...everything, canPublish: false }, TrackSource.CAMERA)).toBe(false);
});

test("a token that names only sources nobody knows lets publish nothing, and so does the one that follows it", () => {
  const permission = permissionOfGrants({ ...grants, canPublishSources: ["hologram"] });
  const again = permissionOfGrants({ ...grantsOfPermission(permission, grants), canPublishSources: null });
  for (const each of [permission, again]) expect(mayPublish(each, TrackSource.CAMERA)).toBe(false);
});

test("permissions survive the way into a token and a message and back", () => {
  const permission = permissionOfGrants(grants);
  expect(permissionOfGrants(grantsOfPermission(permission, grants))).toEqual(permission);
  expect(permissionOfMessage(permissionMessage(permission))).toEqual(permission);
});
