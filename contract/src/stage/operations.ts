import { z } from "zod";
import { AccountId, RoomId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { elementFields, EmbedUrl } from "../element/records.ts";
import { BackgroundVideo, StageQuestion } from "./records.ts";

const onStage = {
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
  success: z.object({}),
} as const;
const own = z.strictObject({ roomId: RoomId });
const another = z.strictObject({ roomId: RoomId, accountId: AccountId });

export const raiseHand = operation({
  ...onStage,
  name: "raiseHand",
  says: "Asks to come on stage. Who has asked, was asked or is on it stays what they are; a question given with a raised hand takes the place of an earlier one. A stage takes up to 50 hands at once.",
  input: z.strictObject({ roomId: RoomId, question: StageQuestion.optional() }),
  refusals: ["invalidRoomType", "roomCapacityReached"],
  may: "stage.raiseHand",
});

export const lowerHand = operation({
  ...onStage,
  name: "lowerHand",
  says: "Asks no more, or declines: the caller's hand, the place that is kept for them and their waiting backstage are over. Presenters leave by `leaveStage`.",
  input: own,
  refusals: ["invalidRoomType"],
  may: "stage.raiseHand",
});

export const rejectHand = operation({
  ...onStage,
  name: "rejectHand",
  says: "Says no to a hand, or takes a yes back before they are on stage. Where nothing is to be answered any more, nothing happens.",
  input: another,
  refusals: ["invalidRoomType"],
  may: "stage.allow",
});

export const allowToStage = operation({
  ...onStage,
  name: "allowToStage",
  says: "Says yes to a raised hand: a place is kept for them for a minute, in which they get ready. Nobody sees or hears them yet.",
  input: another,
  refusals: ["invalidRoomType", "participantNotFound", "stageIsFull"],
  may: "stage.allow",
});

export const goOnStage = operation({
  ...onStage,
  name: "goOnStage",
  says: "Hosts go on stage; who was allowed or invited says that they are ready, and is brought on by a host.",
  input: own,
  refusals: ["invalidRoomType", "stageIsFull"],
  may: "stage.goOn",
});

export const updatePublication = operation({
  ...onStage,
  name: "updatePublication",
  says: "Says what a presenter publishes now. What is left out stays. One presenter at a time shares a screen or shows a web page, which null ends: one's own, as a host anybody's.",
  input: z.strictObject({
    roomId: RoomId,
    audio: z.boolean().optional(),
    video: z.boolean().optional(),
    screen: z.boolean().optional(),
    iframeUrl: EmbedUrl.nullable().optional(),
  }),
  refusals: ["invalidRoomType", "alreadyNotOnStage", "anotherAccountIsTranslating", "elementIsForbidden"],
  /** Turning off is always allowed: the right may have been revoked while something was on. */
  may: {
    audio: { true: "room.useMicrophone" },
    video: { true: "room.useCamera" },
    screen: { true: "room.shareScreen" },
    iframeUrl: { given: "element.addIframe" },
  },
});

export const leaveStage = operation({
  ...onStage,
  name: "leaveStage",
  says: "Steps down from the stage to the audience; what the caller published ends.",
  input: own,
  refusals: ["invalidRoomType", "alreadyNotOnStage"],
  may: "stage.goOn",
});

export const kickFromStage = operation({
  ...onStage,
  name: "kickFromStage",
  says: "Puts a presenter back into the audience, also at the media server. Nobody does that to somebody of higher role.",
  input: another,
  refusals: ["invalidRoomType", "alreadyNotOnStage"],
  may: "stage.kick",
});

export const bringToStage = operation({
  ...onStage,
  name: "bringToStage",
  says: "Puts somebody on stage who is ready backstage. Anybody else is invited or allowed first: nobody is shown before they say that they are ready.",
  input: another,
  refusals: ["invalidRoomType", "participantNotFound", "stageIsFull"],
  may: "stage.allow",
});

export const setSpotlight = operation({
  ...onStage,
  name: "setSpotlight",
  says: "Leads everybody's eye to one presenter, whose tile is large for whoever does not look at all alike, in place of another presenter; null ends it. It ends as they step down, too.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId.nullable() }),
  refusals: ["invalidRoomType", "alreadyNotOnStage"],
  may: "stage.spotlight",
});

/** As with elements, the room is not locked: these calls lock its counter of changes. */
const behindStage = {
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "element",
  transport: "both",
  may: "stage.setBackgroundVideo",
} as const;
const { url, state, stateSeek, syncState, volume } = elementFields.video;
const played = {
  state: state.optional(),
  stateSeek: stateSeek.optional(),
  syncState: syncState.optional(),
  volume: volume.optional(),
};

export const setBackgroundVideo = operation({
  ...behindStage,
  name: "setBackgroundVideo",
  says: "Puts a video behind the presenters of a stage by its link, in place of one that is there: of YouTube, Vimeo or Twitch. It plays from its beginning for everybody, quietly, unless something else is asked for.",
  input: z.strictObject({ roomId: RoomId, url, ...played }),
  success: z.object({ backgroundVideo: BackgroundVideo }),
  refusals: ["invalidRoomType"],
});

export const updateBackgroundVideo = operation({
  ...behindStage,
  name: "updateBackgroundVideo",
  says: "Plays or stops the video behind the presenters for everybody, jumps in it, changes its volume or lets everybody play it on their own; fields that are left out stay. The time of the change is the server's.",
  input: z.strictObject({ roomId: RoomId, ...played }),
  success: z.object({ backgroundVideo: BackgroundVideo }),
  refusals: ["invalidRoomType", "contentIsEmpty", "elementNotFound"],
});

export const deleteBackgroundVideo = operation({
  ...behindStage,
  name: "deleteBackgroundVideo",
  says: "Takes the video behind the presenters away. Where none is, nothing happens.",
  input: own,
  success: z.object({}),
  refusals: ["invalidRoomType"],
});
