import { AccountId, Emotion, unreachable } from "@atrium/contract";
import type { PassingEvent, SpaceSnapshot } from "@atrium/contract";
import type { LiveEvent, LiveState, Presence } from "../liveState.ts";
import type { HeardOf, LiveSlice } from "./slice.ts";

/** Who enters and leaves my room, and their short-lived reactions. */
export const presence: LiveSlice<Presence> = {
  start: { names: new Map() },
  reduce(state, heard, { space }) {
    const tellsNames = heard.type === "connected" || heard.type === "spaceSnapshot" || heard.type === "spacePatches";
    return tellsNames && space !== null ? withNames(state, space) : state;
  },
  events(heard, before, after) {
    if (heard.type === "roomPatches") return comings(heard, before, after);
    return heard.type === "events" ? heard.events.flatMap(shown) : [];
  },
};

function withNames(state: Presence, space: SpaceSnapshot): Presence {
  const people = Object.values(space.records.participant);
  const news = people.filter(({ accountId, name }) => state.names.get(accountId) !== name);
  if (news.length === 0) return state;
  return { names: new Map([...state.names, ...news.map(({ accountId, name }) => [accountId, name] as const)]) };
}

/** People who are already known are put again when they come into view or a message repeats a snapshot. */
function comings({ patches }: HeardOf<"roomPatches">, before: LiveState, after: LiveState): LiveEvent[] {
  const known = before.room?.snapshot.records.member ?? {};
  return patches.flatMap(({ type, kind, id }) => {
    if (kind !== "member" || id === after.selfId || type === "merge") return [];
    const wasHere = known[id] !== undefined;
    if ((type === "put") === wasHere) return [];
    const accountId = AccountId.parse(id);
    const name = after.presence.names.get(id) ?? "";
    return [{ type: type === "put" ? "personEntered" : "personLeft", accountId, name } as const];
  });
}

function shown(event: PassingEvent): LiveEvent[] {
  switch (event.kind) {
    case "emotion": {
      // A reaction newer than this build is ignored.
      const emotion = Emotion.safeParse(event.emotion);
      return emotion.success ? [{ type: "emotion", accountId: event.accountId, emotion: emotion.data }] : [];
    }
    case "forceMuted":
      return [{ type: "forceMuted", audio: event.audio, video: event.video, byName: event.byName }];
    case "askedOut":
      return [{ type: "askedOut", areaId: event.areaId, byName: event.byName }];
    case "broadcastReaction": {
      const emotion = Emotion.safeParse(event.emotion);
      const { accountId, roomId } = event;
      return emotion.success ? [{ type: "broadcastReaction", accountId, roomId, emotion: emotion.data }] : [];
    }
    case "broadcastStopped":
      return [{ type: "broadcastStopped", byName: event.byName }];
    case "stageAnswer":
      return [{ type: "stageAnswer", answer: event.answer, byName: event.byName }];
    case "stroke": {
      const { kind: _kind, accountId, ...stroke } = event;
      return [{ type: "stroke", accountId, stroke }];
    }
    case "caption":
      return [{ type: "caption", line: event.line }];
    case "captionsLost":
      return [{ type: "captionsLost", accountId: event.accountId, isLost: event.isLost }];
    case "chatMessage":
      return [{ type: "chatMessage", revision: event.revision, message: event.message }];
    case "chatCleared":
      return [{ type: "chatCleared", revision: event.revision, position: event.position }];
    case "chatTyping":
      return [{ type: "chatTyping", typing: event.typing }];
    default:
      return unreachable(event);
  }
}
