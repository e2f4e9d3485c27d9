import { faultsIn } from "./fault.ts";

export const accessFaults = faultsIn("server/src", [
  {
    file: "account/localPath.ts",
    tests: ["account/localPath.test.ts"],
    faults: [
      ["a sign-in leads to another site by a backslash", "if (/[\\s\\\\\\p{Cc}]/u.test(wanted)) return null;", ""],
      ["a sign-in leads to another site by a dot", ' || url.pathname.startsWith("//")', ""],
    ],
  },
  {
    file: "space/access/spaceSubject.ts",
    tests: ["space/people/races.integration.test.ts"],
    faults: [
      [
        "people are added to a space whose team changes meanwhile",
        "if (changesPeople) await lockTeamOf(query, spaceId);",
        "void [changesPeople, lockTeamOf];",
      ],
    ],
  },
  {
    file: "team/teamSubject.ts",
    tests: ["team/members/races.integration.test.ts"],
    faults: [
      [
        "two calls on a team's people do not wait for each other",
        "(locks ? lockTeam : findTeam)(query, teamId)",
        "[findTeam, lockTeam, locks][0](query, teamId)",
      ],
    ],
  },
  {
    file: "program/wireDomains.ts",
    tests: ["account/deletion/deleteAccount.integration.test.ts"],
    faults: [
      [
        "the audit log says from where somebody acted who is gone",
        "await forgetActor(tx, account.id);",
        "void forgetActor;",
      ],
      ["a ban keeps the name of somebody who is gone", "await forgetBansOf(tx, account.id);", "void forgetBansOf;"],
    ],
  },
  {
    file: "invitation/mailLimits.ts",
    tests: ["space/people/races.integration.test.ts"],
    faults: [
      [
        "two calls that invite the same people wait for each other",
        "emailKey of emailKeys.toSorted()",
        "emailKey of emailKeys",
      ],
    ],
  },
  {
    file: "account/signIn/provenAccount.ts",
    tests: ["account/signIn/races.integration.test.ts"],
    faults: [
      [
        "a guest becomes two people at once",
        "return open.some(({ id }) => id === sessionId) ? accountId : null;",
        "return [accountId, open, sessionId][0] ?? null;",
      ],
    ],
  },
  {
    file: "account/guests.ts",
    tests: ["account/signIn/races.integration.test.ts"],
    faults: [
      [
        "a team tried for free stays with a guest who is somebody by then",
        "return sessionId !== null && (await holdSession(tx, sessionId)) ? accountId : null;",
        "return [accountId, tx, holdSession, sessionId][0] as AccountId | null;",
      ],
    ],
  },
  {
    file: "platform/outside/fetchOutside.ts",
    tests: ["file/linkedPictures.test.ts"],
    faults: [["pictures from links are asked of ourselves", "=== true) return null;", "=== true) return url;"]],
  },
  {
    file: "file/linkedPictures.ts",
    tests: ["file/linkedPictures.test.ts"],
    faults: [["a host is asked for pictures as often as somebody likes", " || !byHost.take(host).ok", ""]],
  },
  {
    file: "file/uploadStore.ts",
    tests: ["room/roomSettings.integration.test.ts"],
    faults: [["any file becomes a room's background", "upload?.kind === kind ?", "upload !== null ?"]],
  },
  {
    file: "account/devices/openProvenSession.ts",
    tests: ["account/email/changeEmail.integration.test.ts"],
    faults: [
      ["a new browser is known after signing out there", " || isStrangeStill(before, nowMs)", ""],
      ["every sign-in in a known browser is told of by mail", "if (!isFirstHere) return [];", ""],
    ],
  },
  {
    file: "account/devices/endAccountSessions.ts",
    tests: ["account/email/changeEmail.integration.test.ts"],
    faults: [
      [
        "a browser whose session its owner ended comes back unnoticed",
        "await forgetStrangeBrowsers(tx, { emailKey, browserHashes });",
        "void browserHashes;",
      ],
    ],
  },
  {
    file: "platform/http/sites.ts",
    tests: ["platform/http/sites.test.ts"],
    faults: [
      [
        "pages of other sites change things",
        "if (origin === null || headers.origin !== origin) return false;",
        "if (origin === null) return false;",
      ],
      [
        "requests that browsers mark as foreign are taken",
        'site === undefined || site === "same-origin"',
        'site !== ""',
      ],
    ],
  },
  {
    file: "platform/http/cookies.ts",
    tests: ["platform/http/cookies.test.ts"],
    faults: [
      ["scripts read the session's cookie", '"Path=/", "HttpOnly", ', '"Path=/", '],
      ["a cookie is found by the end of its name", "pair.trimStart().startsWith(prefix)", "pair.includes(prefix)"],
    ],
  },
  {
    file: "platform/http/clientAddress.ts",
    tests: ["platform/http/clientAddress.test.ts"],
    faults: [
      ["anybody says from which address they come", "while (isProxy(address)) {", "while (true) {"],
      ["one customer has as many addresses as they like", "const UPPER_BYTE = 0xff00;", "const UPPER_BYTE = 0xffff;"],
    ],
  },
  {
    file: "platform/line.ts",
    tests: ["platform/line.test.ts"],
    faults: [["any number of guesses wait", "else if (this.#waiting.length >= this.#mostWaiting) return null;", ""]],
  },
  {
    file: "platform/secrets.ts",
    tests: ["platform/secrets.test.ts"],
    faults: [["all uses share one key", "`atrium ${use}`", "`atrium`"]],
  },
  {
    file: "team/tryForFree.ts",
    tests: ["team/team.integration.test.ts"],
    faults: [["an English page makes Russian rooms", "input.locale ?? account.locale", "account.locale"]],
  },
  {
    file: "account/signIn/provenAccount.ts",
    tests: ["account/account.integration.test.ts", "account/signIn/signIn.integration.test.ts"],
    faults: [
      [
        "the guest's session lives on after sign-in",
        "const effects = await endSessionsOf(context.tx, needs.bus, guestId);",
        "const effects: Effect[] = [];",
      ],
    ],
  },
  {
    file: "account/passkeys/passkeyStore.ts",
    tests: ["account/passkeys/passkeys.integration.test.ts"],
    faults: [
      [
        "what was asked of one browser is answered in another",
        "    eq(passkeyChallenges.browserHash, browserHash),\n",
        "",
      ],
      [
        "anybody removes a passkey",
        "and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))",
        "and(eq(passkeys.id, id), sql`${accountId} = ${accountId}`)",
      ],
    ],
  },
  {
    file: "account/passkeys/verifyPasskey.ts",
    tests: ["account/passkeys/passkeys.integration.test.ts"],
    faults: [["whoever finds a key comes in", "requireUserVerification: true", "requireUserVerification: false"]],
  },
  {
    file: "account/google/vouchedEmail.ts",
    tests: ["account/google/vouchedEmail.test.ts"],
    faults: [
      ["Google lets in who never read a mail", "email === null || !isEmailVerified", "email === null"],
      [
        "Google speaks for mailboxes of others",
        "OWN_DOMAINS.has(domain) || domain === hostedDomain?.toLowerCase()",
        "true",
      ],
    ],
  },
  {
    file: "account/google/authAccountByGoogleCode.ts",
    tests: ["account/google/google.integration.test.ts"],
    faults: [
      ["a state may be tried with many codes", "context.keepRefusal();", ""],
      [
        "a second Google account opens the same account",
        'if (!(await linkGoogle(tx, link))) return "alreadyLinked";',
        "await linkGoogle(tx, link);",
      ],
    ],
  },
  {
    file: "account/google/createGoogleSignIn.ts",
    tests: ["account/google/google.integration.test.ts"],
    faults: [["a token of another sign-in counts", "          expectedNonce: nonce,\n", ""]],
  },
  {
    file: "platform/oauth/redeemedOnce.ts",
    tests: ["platform/oauth/redeemedOnce.test.ts"],
    faults: [["whoever has a code shares its owner's answer", "`${state} ${code}`", "`${code}`"]],
  },
  {
    file: "platform/oauth/openIdProvider.ts",
    tests: ["account/google/google.integration.test.ts"],
    faults: [
      ["signatures of tokens are not looked at", "const execute = [enableNonRepudiationChecks, ", "const execute = ["],
    ],
  },
  {
    file: "platform/oauth/oauthStates.ts",
    tests: ["account/google/google.integration.test.ts"],
    faults: [
      ["a state counts in every browser", 'keyed(key, "state", purpose, browserId, ', 'keyed(key, "state", purpose, '],
      ["a state is good for ever", "and(isMeant, gt(oauthStates.expiresAt, new Date(nowMs)))", "isMeant"],
    ],
  },
  {
    file: "calendar/integrateGoogleCalendar.ts",
    tests: ["calendar/calendar.integration.test.ts"],
    faults: [["a calendar's state may be tried with many codes", "    context.keepRefusal();\n", ""]],
  },
  {
    file: "calendar/calendarState.ts",
    tests: ["calendar/calendar.integration.test.ts"],
    faults: [["a state of signing in connects a calendar", '"google calendar"', '"google sign-in"']],
  },
  {
    file: "calendar/permissionSeal.ts",
    tests: ["calendar/calendar.integration.test.ts"],
    faults: [
      ["a calendar's permission is stored in plain text", "sealReply(key, { token })", "JSON.stringify({ token })"],
    ],
  },
  {
    file: "account/survey/surveyStore.ts",
    tests: ["account/survey/hubspot.integration.test.ts"],
    faults: [
      [
        "who has skipped the survey is told of all the same",
        "every((answer) => answer === null)",
        "every(() => false)",
      ],
    ],
  },
  {
    file: "account/signIn/authAccountByMagicLink2.ts",
    tests: ["account/account.integration.test.ts", "account/signIn/signIn.integration.test.ts"],
    faults: [
      [
        "a code is good for ever",
        'if (request.expiresAt.getTime() <= context.nowMs) return refuse("codeExpired");',
        "",
      ],
      ["a code may be guessed for ever", "const isBurnt = tries >= triesOfACode;", "const isBurnt = false;"],
      ["digits count in every browser", "if (!isOwnBrowser && !isLink) return", "if (false) return"],
      ["a code is good twice", 'if (request.endedAt !== null) return refuse("codeNotFound");', ""],
    ],
  },
  {
    file: "account/sessions.ts",
    tests: ["account/account.integration.test.ts"],
    faults: [
      ["a guest's session lasts as long as an account's", "? accountMaxMs : guestMs", "? accountMaxMs : accountMaxMs"],
      ["a session that is not used lasts", "gt(sessions.lastUsedAt, new Date(nowMs - accountIdleMs)),\n", ""],
      ["a link to a session outlives it", "return new Set(rows.map((row) => row.id));", "return new Set(sessionIds);"],
    ],
  },
]);
