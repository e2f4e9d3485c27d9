import { faultsIn } from "./fault.ts";

export const rulesFaults = faultsIn("rules/src", [
  {
    file: "room/hearing.ts",
    tests: ["room/hearing.test.ts"],
    faults: [
      ["a linear gain in place of the cosine", "return (1 + Math.cos(Math.PI * share)) / 2;", "return 1 - share;"],
      ["left and right are swapped", "Math.min(1, rightUnits / silentUnits)", "Math.min(1, -rightUnits / silentUnits)"],
      ["a megaphone fades with distance", "gain: voice.hasMegaphone ? 1 : gainAt(units)", "gain: gainAt(units)"],
      [
        "a voice at the edge comes and goes with each step",
        "silentUnits + (wasSubscribed ? hysteresisUnits : 0)",
        "silentUnits",
      ],
      [
        "a far megaphone is not received",
        "const subscribed = voice.hasMegaphone || staysSubscribed(",
        "const subscribed = staysSubscribed(",
      ],
      ["voices fade on a stage", '=> type === "spatial";', '=> type !== "board";'],
    ],
  },
  {
    file: "room/gridTiles.ts",
    tests: ["room/gridTiles.test.ts"],
    faults: [
      ["who listens stands before who shares", "weight(b) - weight(a)", "weight(a) - weight(b)"],
      ["a page is empty once people have left", "Math.min(Math.max(0, page), pages - 1)", "page"],
      ["a page of the grid has no end", "Math.min(MOST_TILES, Math.max(1, perPage))", "perPage"],
    ],
  },
  {
    file: "room/wantedVideo.ts",
    tests: ["room/wantedVideo.test.ts"],
    faults: [
      ["a hidden tab receives cameras", "const inPage = isHidden ? [] : tiles", "const inPage = tiles"],
      ["every camera above the smallest comes in full size", '? "medium" : "high"', '? "high" : "high"'],
      ["the farthest cameras come first", "a.units - b.units", "b.units - a.units"],
      ["no limit of cameras", ".slice(0, most)", ".slice(0)"],
      [
        "cameras behind the tiles are received",
        "pixels === undefined ? [] : [{ id, pixels }]",
        "[{ id, pixels: pixels ?? 1 }]",
      ],
      ["a small pan stops a camera", "(bubble.isReceived ? KEEP_OUTSIDE_UNITS : 0)", "0"],
      [
        "cameras come from out of earshot",
        "areAllHeard || other.hasMegaphone || staysSubscribed(units, other.isReceived)",
        "true",
      ],
      ["a megaphone shows no camera from afar", "areAllHeard || other.hasMegaphone ||", "areAllHeard ||"],
    ],
  },
  {
    file: "room/reach.ts",
    tests: ["room/reach.test.ts"],
    faults: [
      ["who is away counts as hearing me", "isConnected && (fillsRoom || isInEarshot)", "fillsRoom || isInEarshot"],
    ],
  },
  {
    file: "room/joinBalance.ts",
    tests: ["room/joinBalance.test.ts"],
    faults: [
      ["of rooms that fill up the first is taken", "open.findLast(below(", "open.find(below("],
      [
        "balancing sends strangers into rooms with a password",
        " || room.blocked || room.hasPassword)",
        " || room.blocked)",
      ],
    ],
  },
  {
    file: "room/arrival.ts",
    tests: ["room/arrival.test.ts"],
    faults: [
      [
        "newcomers stand on somebody",
        "people.every((person) => distanceUnits(person, place) >= bubbleUnits)",
        "people.length > 0",
      ],
      [
        "newcomers hang over the edge of the floor",
        "const half = bubbleUnits / 2;\n  return {",
        "const half = 0;\n  return {",
      ],
    ],
  },
  {
    file: "room/decide/decideSetMegaphone.ts",
    tests: ["room/decide/decide.test.ts"],
    faults: [["a megaphone cannot be put down without the right", "if (on && (isHeld", "if ((isHeld"]],
  },
  {
    file: "room/decide/decideMuteSelf.ts",
    tests: ["room/decide/decide.test.ts"],
    faults: [
      ["a microphone cannot be turned off without the right", "if (audioMuted === false && !may(", "if (!may("],
      [
        "what a host has muted stays marked after unmuting",
        "audioMuted === false && { forceMutedAudio: false }",
        "audioMuted === null && {}",
      ],
      ["a camera is turned on without the right", "return videoMuted !== false || may(", "return true || may("],
    ],
  },
  {
    file: "room/decide/decideMuteParticipant.ts",
    tests: ["room/decide/decide.test.ts"],
    faults: [
      ["a moderator mutes an admin", 'if (outranks(role, by.role)) return refuse("forbidden");', ""],
      [
        "a host's mute does not reach the media server",
        'asks: [{ ask: "muteMedia", accountId, audio, video }]',
        "asks: []",
      ],
      ["a host's mute of the camera is not marked", "videoMuted: true, forceMutedVideo: true", "videoMuted: true"],
    ],
  },
  {
    file: "room/decide/decideShareScreen.ts",
    tests: ["room/decide/decide.test.ts"],
    faults: [["sharing cannot be ended without the right", "if (screen && (onlyListens", "if ((onlyListens"]],
  },
  {
    file: "permissions/canSeeRoom.ts",
    tests: ["permissions/canSeeRoom.test.ts"],
    faults: [
      ["the room one is in disappears when it is hidden", "if (isCurrent) return true;", ""],
      ["moderators see blocked rooms", 'if (room.blocked && !may("room.seeBlocked", { role })) return false;', ""],
    ],
  },
  {
    file: "permissions/table.ts",
    tests: ["permissions/table.test.ts"],
    faults: [
      ["every attendee kicks", '"space.kick": { roles: HOSTS }', '"space.kick": { roles: ATTENDEES }'],
      [
        "moderators change settings",
        '"space.changeSettings": { roles: ADMINS }',
        '"space.changeSettings": { roles: HOSTS }',
      ],
      ["the room's switch does not stop cameras", 'roles: INSIDERS, flag: { name: "video" }', "roles: INSIDERS"],
    ],
  },
  {
    file: "permissions/may.ts",
    tests: ["permissions/table.test.ts"],
    faults: [
      ["a room's switches bind hosts", "if (row.flag && !isHost(asker.role) && ", "if (row.flag && "],
      ["any plan has every feature", "!(asker.plan && planHas(asker.plan, row.feature.name))", "!asker.plan"],
    ],
  },
  {
    file: "permissions/principals.ts",
    tests: ["permissions/principals.test.ts"],
    faults: [["equals outrank each other", "RANKS[first] > RANKS[second]", "RANKS[first] >= RANKS[second]"]],
  },
  {
    file: "permissions/spaceRole.ts",
    tests: ["permissions/spaceRole.test.ts"],
    faults: [
      ["strangers have a role in private spaces", "if (ties.isPrivate) return null;", ""],
      ["a space for chosen people takes the whole team", "(ties.isOpenToTeam || !ties.isPrivate)", "true"],
    ],
  },
  {
    file: "permissions/rightsAsked.ts",
    tests: ["permissions/rightsAsked.test.ts"],
    faults: [
      ["a switch that is given asks for no right", ' || typeof value === "boolean" ? ', " ? "],
      ["what is taken away asks for the right to give", 'value === null ? "null" : "given"', '"given"'],
    ],
  },
  {
    file: "room/shield.ts",
    tests: ["room/shield.test.ts"],
    faults: [
      ["hosts wait at the shield as well", "hasShield(room) && !isHost(role)", "hasShield(room)"],
      ["nobody waits at the shield", "  shield === true && type", "  shield === null && type"],
      ["letting one in lets in all", "accountId === undefined || each.accountId === accountId", "accountId !== null"],
    ],
  },
  {
    file: "room/decide/decideMuteSelf.ts",
    tests: ["room/shield.test.ts"],
    faults: [
      [
        "who waits at the shield speaks",
        "isTurningOn(sent) && onlyListens(scene, participant)",
        "isTurningOn(sent) && false",
      ],
    ],
  },
  {
    file: "room/following.ts",
    tests: ["room/following.test.ts"],
    faults: [
      [
        "two follow each other for ever",
        "if (leadersOf(inSpace, accountId).has(self.accountId))",
        "if (accountId === null)",
      ],
    ],
  },
  {
    file: "space/door.ts",
    tests: ["space/door.test.ts"],
    faults: [
      ["hosts wait for the start as well", "startsAtMs > nowMs && !isHost(role)", "startsAtMs > nowMs"],
      ["members are asked for the password", 'hasPassword && role === "PUBLIC_GUEST"', "hasPassword && role !== null"],
    ],
  },
  {
    file: "space/slug.ts",
    tests: ["space/slug.test.ts"],
    faults: [
      ["a space takes an address of the product", "if (isReservedSlug(slug)) return", 'if (slug === "") return'],
      ["an underscore makes another address", '.replaceAll("_", "-")', ""],
    ],
  },
  {
    file: "billing/plans.ts",
    tests: ["billing/plans.test.ts"],
    faults: [["more people than the plan allows", "Math.min(boughtCapacity, most)", "Math.max(boughtCapacity, most)"]],
  },
  {
    file: "live/applyPatches.ts",
    tests: ["live/applyPatches.test.ts"],
    faults: [
      ["a field left out of a patch is erased", "...defined(patch.changes)", "...patch.changes"],
      ["a patch about nobody makes somebody", "before === null ? null : {", "before === undefined ? null : {"],
      [
        "a patch changes the records it was given",
        "table === undefined ? null : { ...table }",
        "table === undefined ? null : table",
      ],
    ],
  },
  {
    file: "live/clockStep.ts",
    tests: ["live/applyPatches.test.ts"],
    faults: [
      ["what only I see is taken for old", "message.own === true ? clock : clock + 1", "clock + 1"],
      ["a message that is in already is applied again", "message.clock === expected", "message.clock <= expected"],
    ],
  },
  {
    file: "live/spaceViews.ts",
    tests: ["live/views.test.ts"],
    faults: [
      ["it shows who is in a hidden room", "{ ...participant, roomId: null, heldSinceMs: null }", "participant"],
      ["it shows who waits in a hidden room", "roomId: null, heldSinceMs: null }", "roomId: null }"],
      [
        "a stage's audience is shown to everybody",
        "if (participant.inAudience && participant.accountId !== viewer.accountId) return null;",
        "",
      ],
    ],
  },
  {
    file: "stage/decideOwnPart.ts",
    tests: ["stage/stage.test.ts"],
    faults: [
      ["who asks goes on stage at once", "if (!isKept) return refuse", "if (part === null) return refuse"],
      ["more hands are up than a stage takes", "handsUp(scene.inRoom) >= constants.stage.handsAtOnce", "false"],
      ["a lowered hand takes a presenter down", 'part === null || part.state === "on" ? []', "part === null ? []"],
    ],
  },
  {
    file: "stage/decideOthersPart.ts",
    tests: ["stage/stage.test.ts"],
    faults: [
      ["more people than places come on stage", 'if (isFull(scene.inRoom)) return refuse("stageIsFull");', ""],
      ["whoever outranks them is put down", "role !== undefined && outranks", "role === undefined && outranks"],
    ],
  },
  {
    file: "stage/stageParts.ts",
    tests: ["stage/stage.test.ts"],
    faults: [
      ["the audience speaks", "!isOnStage(inRoom, participant.accountId)", "false"],
      ["two share a screen", 'room.type === "stage" &&\n  Array', "false &&\n  Array"],
    ],
  },
  {
    file: "board/boardParts.ts",
    tests: ["board/board.test.ts"],
    faults: [["who stepped out is led on", "steppedOut ? null : presenterOn(inRoom)", "presenterOn(inRoom)"]],
  },
  {
    file: "live/roomViews.ts",
    tests: ["stage/stage.test.ts"],
    faults: [
      ["hands of thousands are shown to thousands", 'part.state === "on" || part.isShown', "true || part.isShown"],
    ],
  },
]);
