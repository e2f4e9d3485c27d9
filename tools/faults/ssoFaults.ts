import { faultsIn } from "./fault.ts";

export const ssoFaults = faultsIn("server/src", [
  {
    file: "sso/saml/answerShape.ts",
    tests: ["sso/saml/verifyAnswer.test.ts"],
    faults: [
      [
        "a signature may stand anywhere",
        'if (signatures.length !== ofAssertion.length + ofRoot.length) return "signatures";',
        "",
      ],
      ["any way of signing will do", 'if (!inside.every(isAllowed)) return "algorithm";', "void isAllowed;"],
    ],
  },
  {
    file: "sso/saml/glance.ts",
    tests: ["sso/saml/verifyAnswer.test.ts"],
    faults: [
      [
        "two readers read different names",
        'if (/<!|<\\?(?!xml\\s)/.test(xml) || xml.lastIndexOf("<?xml") > 0) return "declarations";',
        "",
      ],
      ["anything is parsed, however slowly", ' return "tooMuch";', ";"],
    ],
  },
  {
    file: "sso/saml/verifyAnswer.ts",
    tests: ["sso/saml/verifyAnswer.test.ts"],
    faults: [
      ["a guess at the request stands", 'if (shape.inResponseTo !== inResponseTo) return "notAwaited";', ""],
      [
        "what nobody asked for is parsed",
        'if (inResponseTo === "" || !(await isAwaited(inResponseTo))) return "notAwaited";',
        "void isAwaited;",
      ],
    ],
  },
  {
    file: "sso/saml/signedClaims.ts",
    tests: ["sso/saml/verifyAnswer.test.ts"],
    faults: [
      ["what was meant for others opens ours", 'if (!isForUs) return "audience";', "void isForUs;"],
      ["another address's answer counts here", "about.Recipient === expected.acsUrl && ", ""],
      [
        "an answer is good for ever",
        "return until === undefined || Date.parse(until) > nowMs - SKEW_MS;",
        "return true;",
      ],
    ],
  },
  {
    file: "sso/signIn/findAccountOf.ts",
    tests: ["sso/signIn/sso.integration.test.ts"],
    faults: [
      [
        "being signed in before is agreeing",
        "await isProvenSince(tx, caller.sessionId, answeredAtMs)",
        "await isProvenSince(tx, caller.sessionId, 0)",
      ],
      [
        "who was removed comes back",
        'if ((await teamRoleOf(tx, teamId, accountId)) === null) return "ssoNotInTeam";',
        "",
      ],
      [
        "a provider opens who leads another team",
        '  if (await isAdminElsewhere(tx, { teamId, accountId })) return "ssoAdminElsewhere";\n',
        "",
      ],
    ],
  },
  {
    file: "sso/signIn/createSamlDoor.ts",
    tests: ["sso/trial/ssoTrial.integration.test.ts"],
    faults: [["a trial signs somebody in", "if (isTrial) trial.requestHash = awaited.requestHash;", ""]],
  },
  {
    file: "sso/trial/ssoTrialStore.ts",
    tests: ["sso/trial/ssoTrial.integration.test.ts"],
    faults: [["a trial that has expired is still shown", ", gt(samlRequests.expiresAt, new Date(nowMs)))", ")"]],
  },
  {
    file: "sso/ssoStore.ts",
    tests: ["sso/signIn/sso.integration.test.ts"],
    faults: [
      ["an assertion counts twice", 'if (fresh.length === 0) return "usedBefore";', ""],
      ["a code counts in every browser", "    eq(samlRequests.browserHash, browserHash),\n", ""],
    ],
  },
  {
    file: "account/sso/ssoIdentityStore.ts",
    tests: ["sso/signIn/races.integration.test.ts"],
    faults: [
      [
        "what was unlinked while a provider waited still opens",
        'const [found] = await tx.select().from(ssoIdentities).where(isNamed(named)).for("update");',
        "const [found] = (await tx.select().from(ssoIdentities).where(isNamed(named))).map((row) => ({ ...row, isLinked: true }));",
      ],
    ],
  },
  {
    file: "sso/signIn/joinBySso.ts",
    tests: ["sso/signIn/races.integration.test.ts"],
    faults: [
      [
        "a session ends after its team was locked",
        "  if (caller.sessionId !== null) await lockSession(tx, caller.sessionId);\n",
        "  void lockSession;\n",
      ],
    ],
  },
  {
    file: "account/devices/openProvenSession.ts",
    tests: ["sso/signIn/claims.integration.test.ts"],
    faults: [
      [
        "a provider's word gives tries at the codes of any mailbox",
        "...(isProven ? at : asVouched(at)), isStrange",
        "...at, isStrange",
      ],
    ],
  },
  {
    file: "account/signIn/provenAccount.ts",
    tests: ["sso/signIn/claims.integration.test.ts"],
    faults: [
      [
        "a provider keeps an account it only claimed",
        "const ended = await endSessionsOf(tx, bus, accountId);",
        "const ended: Effect[] = bus === null ? await endSessionsOf(tx, bus, accountId) : [];",
      ],
      [
        "the mailbox's owner is strange in an account that a provider claimed",
        "isNew: false, isFirst: ended !== null,",
        "isNew: false, isFirst: false,",
      ],
    ],
  },
]);
