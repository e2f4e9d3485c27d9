import { and, asc, eq, gt, sql } from "drizzle-orm";
import { ownRowsBy } from "../../platform/database/ownRows.ts";
import { googleIdentities } from "../google/googleStore.ts";
import { ownSsoIdentities } from "../sso/ssoIdentityStore.ts";
import { mailChoices } from "../mailChoices/mailChoiceStore.ts";
import { passkeys } from "../passkeys/passkeyStore.ts";
import { accounts, sessions, surveys } from "../tables.ts";

/** The caller's profile and e-mail. */
export const ownProfile = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        about: accounts.about,
        pronoun: accounts.pronoun,
        palette: accounts.palette,
        avatarAppearance: accounts.avatarAppearance,
        avatarUrl: accounts.avatarUrl,
        locale: accounts.locale,
        createdAt: accounts.createdAt,
        calendarConnected: sql<boolean>`${accounts.calendarSealed} is not null`,
        /** Null if nothing was chosen. */
        mails: {
          direct: mailChoices.direct,
          mention: mailChoices.mention,
          role: mailChoices.role,
          recording: mailChoices.recording,
        },
        /** Null if Google never signed in to it. */
        sso: ownSsoIdentities,
        google: { id: googleIdentities.sub, since: googleIdentities.createdAt },
      })
      .from(accounts)
      .leftJoin(mailChoices, eq(mailChoices.accountId, accounts.id))
      .leftJoin(googleIdentities, eq(googleIdentities.accountId, accounts.id))
      .where(and(eq(accounts.id, accountId), sql`${accounts.id} > ${after}`))
      .limit(limit),
  ({ id }) => id,
);

export const ownSurvey = ownRowsBy(
  (query, accountId) => query.select().from(surveys).where(eq(surveys.accountId, accountId)),
  ({ createdAt }) => createdAt.toISOString(),
);

/** The caller's sessions, without anything that would let somebody else in. */
export const ownSessions = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: sessions.id,
        device: sessions.device,
        country: sessions.country,
        isStrange: sessions.isStrange,
        provenAt: sessions.provenAt,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(and(eq(sessions.accountId, accountId), gt(sessions.id, after)))
      .orderBy(asc(sessions.id))
      .limit(limit),
  ({ id }) => id,
);

export const ownPasskeys = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: passkeys.id,
        name: passkeys.name,
        isSynced: passkeys.isSynced,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(and(eq(passkeys.accountId, accountId), sql`${passkeys.id} > ${after}`))
      .orderBy(asc(passkeys.id))
      .limit(limit),
  ({ id }) => id,
);
