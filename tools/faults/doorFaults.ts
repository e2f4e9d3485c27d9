import { faultsIn } from "./fault.ts";

/** Faults in who may enter a space, by which right, and in how people are removed or banned. */
export const doorFaults = faultsIn("server/src", [
  {
    file: "space/access/guard.ts",
    tests: ["space/access/guard.integration.test.ts", "space/access/door.integration.test.ts"],
    faults: [
      [
        "the guard asks for no rights",
        "const refused = refusalOfCall(operation.may, input, asker);",
        "const refused = operation.may === input ? refusalOfCall(operation.may, input, asker) : null;",
      ],
      [
        "who stands outside reads a space's insides",
        'return isOpen ? null : "notConnectedToSpace";',
        "return isOpen ? null : null;",
      ],
    ],
  },
  {
    file: "space/access/guard.ts",
    tests: ["trials/callers/everyCaller1.integration.test.ts"],
    faults: [
      [
        "who is inside needs no right for what is kept in memory",
        "if (live !== null) return admit(call, live);",
        "if (live !== null) return ok({ subject: live.subject, spaceId: live.place.spaceId });",
      ],
      [
        "who only reads is not asked to sign in",
        'if (operation.subject !== "public" && caller.accountId === null)',
        'if (operation.keeps !== "nothing" && caller.accountId === null)',
      ],
    ],
  },
  {
    file: "team/teamSubject.ts",
    tests: ["trials/callers/everyCaller1.integration.test.ts"],
    faults: [
      [
        "who belongs to a space of the team does not find the team",
        "strongest(standings(teamRole, await needs.rolesInSpaces(query, teamId, accountId)))",
        "strongest(standings(teamRole, []))",
      ],
    ],
  },
  {
    file: "space/access/guessPassword.ts",
    tests: ["space/access/guessPassword.integration.test.ts"],
    faults: [
      ["one person guesses passwords for ever", "if (person > BY_PERSON.count) return BY_PERSON;", ""],
      [
        "strangers shut out who knows the password",
        "const isTrusted = belongs || !(await roomInStored(db, KNOWS, knows)).ok;",
        "const isTrusted = false;",
      ],
    ],
  },
  {
    file: "space/door/banStore.ts",
    tests: ["live/bans.integration.test.ts"],
    faults: [
      ["a banned guest comes back as another guest", "isVerified ? null : hash", "true ? null : hash"],
      ["whoever is banned is not known by their browser", "browserHash ?? person.browserHash,", "null,"],
    ],
  },
  {
    file: "invitation/findInvitation.ts",
    tests: ["invitation/bannedLinks.integration.test.ts"],
    faults: [["a banned person comes back by a link with another mailbox", '? "ended" : state', "? state : state"]],
  },
  {
    file: "invitation/acceptInvitation.ts",
    tests: ["invitation/acceptInvitation.integration.test.ts"],
    faults: [
      [
        "one person in several tabs uses a link up",
        "if (caller.accountId !== null && (await hasAll(tx, invitation, caller.accountId))) {",
        'if (state === "joined" && caller.accountId !== null) {',
      ],
    ],
  },
  {
    file: "live/followNews.ts",
    tests: ["live/queue/queue.integration.test.ts"],
    faults: [
      [
        "whoever may not come in any more goes on waiting",
        "const all = [...(found?.queue.accountIds ?? []), ...inside];",
        "const all = inside;",
      ],
    ],
  },
  {
    file: "live/enterSpace.ts",
    tests: ["live/enterSpace.integration.test.ts"],
    faults: [
      [
        "whoever is removed on their way in comes in",
        "while (person !== null && news.hasHappened(spaceId, accountId)) {",
        "while (person !== null && news === undefined) {",
      ],
      ["a lost connection that comes back counts as a visit", " && hello.replaces === undefined", ""],
    ],
  },
  {
    file: "space/door/kick.ts",
    tests: ["live/bans.integration.test.ts"],
    faults: [
      [
        "a host sends away who has become an admin",
        "if (outranks(theirs, context.subject.role)) return",
        "if (false) return",
      ],
    ],
  },
  {
    file: "space/door/banStore.ts",
    tests: ["space/door/banStore.integration.test.ts"],
    faults: [["a guest's longer ban gives way to a shorter one", "else greatest(", "else least("]],
  },
]);
