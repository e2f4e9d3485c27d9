import { z } from "zod";
import { RoomId, UploadId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { adding, changing, inRoom, moved, named, placed } from "./operationParts.ts";
import { elementFields, ElementId, elementRights, ScreenStreamId } from "./records.ts";

const { text, note, image, pdf, video, iframe } = elementFields;
/** Fields that are left out get their `elementDefaults`. */
const style = { fontSize: text.fontSize.optional(), bgColor: text.bgColor.optional() };

/** What it shows: an upload of the caller's, or the same file as another element of the room. */
const shown = { uploadId: UploadId.optional(), copyOf: ElementId.optional() };

const showing = [...adding, "uploadIntentNotFound", "elementNotFound"] as const;

export const addTextElement = operation({
  ...inRoom,
  name: "addTextElement",
  says: "Adds a text to a room, above everything that is there.",
  input: z.strictObject({
    ...placed,
    content: text.content,
    ...style,
    isFluidWidth: text.isFluidWidth.optional(),
  }),
  refusals: adding,
  may: elementRights.text,
});

export const updateTextElement = operation({
  ...inRoom,
  ...changing,
  name: "updateTextElement",
  says: "Changes a text, or moves or resizes it; fields that are left out stay.",
  input: z.strictObject({ ...moved, ...z.object(text).partial().shape }),
});

export const addNoteElement = operation({
  ...inRoom,
  name: "addNoteElement",
  says: "Adds a note to a room, above everything that is there.",
  input: z.strictObject({ ...placed, content: note.content, ...style }),
  refusals: adding,
  may: elementRights.note,
});

export const updateNoteElement = operation({
  ...inRoom,
  ...changing,
  name: "updateNoteElement",
  says: "Changes a note, or moves or resizes it; fields that are left out stay.",
  input: z.strictObject({ ...moved, ...z.object(note).partial().shape }),
});

export const addImageElement = operation({
  ...inRoom,
  name: "addImageElement",
  says: "Adds a picture to a room, above everything that is there: a finished upload of the caller's, announced by `createFileUploadIntent`, or the picture of another element of the room.",
  input: z.strictObject({ ...placed, ...shown, link: image.link.optional() }),
  refusals: showing,
  may: elementRights.image,
});

export const updateImageElement = operation({
  ...inRoom,
  ...changing,
  name: "updateImageElement",
  says: "Changes a picture's link, or moves or resizes it; fields that are left out stay.",
  input: z.strictObject({ ...moved, link: image.link.optional() }),
});

export const addPdfElement = operation({
  ...inRoom,
  name: "addPdfElement",
  says: "Adds a PDF to a room, above everything that is there: a finished upload of the caller's, announced by `createFileUploadIntent`, or the PDF of another element of the room.",
  input: z.strictObject({ ...placed, ...shown, downloadDisabled: pdf.downloadDisabled.optional() }),
  refusals: showing,
  may: elementRights.pdf,
});

export const updatePdfElement = operation({
  ...inRoom,
  ...changing,
  name: "updatePdfElement",
  says: "Turns a PDF's page for everybody, changes its name, whether pages are turned together and whether it is offered for saving, or moves or resizes it; fields that are left out stay.",
  input: z.strictObject({
    ...moved,
    name: pdf.name.optional(),
    page: pdf.page.optional(),
    syncState: pdf.syncState.optional(),
    downloadDisabled: pdf.downloadDisabled.optional(),
  }),
  refusals: [...changing.refusals, "contentIsEmpty"],
});

export const addVideoElement = operation({
  ...inRoom,
  name: "addVideoElement",
  says: "Adds a video to a room by its link, above everything that is there: of YouTube, Vimeo or Twitch. It stands still at first.",
  input: z.strictObject({
    ...placed,
    url: video.url,
    volume: video.volume.optional(),
    audioMode: video.audioMode.optional(),
    syncState: video.syncState.optional(),
    autoRepeat: video.autoRepeat.optional(),
  }),
  refusals: adding,
  may: elementRights.video,
});

export const updateVideoElement = operation({
  ...inRoom,
  ...changing,
  name: "updateVideoElement",
  says: "Plays or stops a video for everybody, jumps in it, changes its speed or how it is heard, shows another one, or moves or resizes it; fields that are left out stay. The time of the change is the server's.",
  input: z.strictObject({
    ...moved,
    url: video.url.optional(),
    state: video.state.optional(),
    stateSeek: video.stateSeek.optional(),
    rate: video.rate.optional(),
    volume: video.volume.optional(),
    syncState: video.syncState.optional(),
    audioMode: video.audioMode.optional(),
    autoRepeat: video.autoRepeat.optional(),
  }),
  refusals: [...changing.refusals, "contentIsEmpty"],
});

export const addIframeElement = operation({
  ...inRoom,
  name: "addIframeElement",
  says: "Adds a web page to a room, above everything that is there: a public https page of another site.",
  input: z.strictObject({ ...placed, url: iframe.url }),
  refusals: adding,
  may: elementRights.iframe,
});

export const updateIframeElement = operation({
  ...inRoom,
  ...changing,
  name: "updateIframeElement",
  says: "Shows another web page, or moves or resizes it; fields that are left out stay.",
  input: z.strictObject({ ...moved, url: iframe.url.optional() }),
});

export const addScreenShareElement = operation({
  ...inRoom,
  name: "addScreenShareElement",
  says: "Says where in a room the caller's shared screen stands; it goes as soon as they stop sharing. A second one replaces the first, and it does not count among the room's elements.",
  input: z.strictObject({ ...placed, streamId: ScreenStreamId }),
  refusals: ["elementIsForbidden", "alreadyExists"],
  may: elementRights.screen_share,
});

export const updateScreenShareElement = operation({
  ...inRoom,
  ...changing,
  name: "updateScreenShareElement",
  says: "Moves or resizes a shared screen; fields that are left out stay.",
  input: z.strictObject(moved),
});

export const addSpawnSpotElement = operation({
  ...inRoom,
  name: "addSpawnSpotElement",
  says: "Marks a spot where people who enter a room appear; with several spots, each person appears at a random one.",
  input: z.strictObject(placed),
  refusals: adding,
  may: elementRights.spawn_spot,
});

export const updateSpawnSpotElement = operation({
  ...inRoom,
  ...changing,
  name: "updateSpawnSpotElement",
  says: "Moves or resizes a spawn spot; fields that are left out stay.",
  input: z.strictObject(moved),
});

export const addPrivateAreaElement = operation({
  ...inRoom,
  name: "addPrivateAreaElement",
  says: "Adds a private area: whoever stands in it is heard and seen only by others in it. Guests cannot add a closed one.",
  input: z.strictObject({ ...placed, ...z.object(elementFields.private_area).partial().shape }),
  refusals: adding,
  may: elementRights.private_area,
});

export const updatePrivateAreaElement = operation({
  ...inRoom,
  ...changing,
  name: "updatePrivateAreaElement",
  says: "Renames, moves or resizes a private area, or opens or closes its door: only its creator and people in it can, and no guest.",
  input: z.strictObject({ ...moved, ...z.object(elementFields.private_area).partial().shape }),
});

export const deleteElement = operation({
  ...inRoom,
  ...changing,
  name: "deleteElement",
  says: "Removes an element: one's own, as a host also a guest's, as an admin any.",
  input: z.strictObject(named),
  success: z.object({}),
});

export const pinElement = operation({
  ...inRoom,
  name: "pinElement",
  says: "Pins an element: it stays in the room when its creator leaves.",
  input: z.strictObject(named),
  refusals: ["pinNotAllowed", "elementNotFound", "elementLocked"],
  may: "element.pin",
});

export const unpinElement = operation({
  ...inRoom,
  ...changing,
  name: "unpinElement",
  says: "Unpins an element: it disappears when its creator leaves the room, or at once if they are not there.",
  input: z.strictObject(named),
});

export const pinOwnElements = operation({
  ...inRoom,
  name: "pinOwnElements",
  says: "Pins all elements that the caller has added to a room, except those locked by others.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ pinned: z.array(ElementId) }),
  refusals: ["pinNotAllowed"],
  may: "element.pin",
});

export const lockElement = operation({
  ...inRoom,
  name: "lockElement",
  says: "Locks an element: only its locker and admins can change it then, and hosts if the locker is not a host.",
  input: z.strictObject(named),
  refusals: ["lockNotAllowed", "elementNotFound", "elementLocked"],
  may: "element.lock",
});

export const unlockElement = operation({
  ...inRoom,
  ...changing,
  name: "unlockElement",
  says: "Unlocks an element.",
  input: z.strictObject(named),
});

export const markElementInUse = operation({
  name: "markElementInUse",
  says: "Shows others that the caller is changing an element, or has stopped. Not stored; it ends when they leave the room.",
  input: z.strictObject({ ...named, inUse: z.boolean() }),
  success: z.object({}),
  ...changing,
  subject: "room",
  inside: "room",
  keeps: "live",
  rate: "element",
  transport: "both",
});

export const getElementImageDownloadUrl = operation({
  name: "getElementImageDownloadUrl",
  says: "A signed URL that opens an element's picture for ten minutes, for saving it.",
  input: z.strictObject(named),
  success: z.object({ url: z.string() }),
  refusals: ["elementNotFound"],
  may: "room.see",
  subject: "room",
  inside: "room",
  keeps: "nothing",
  transport: "both",
});
