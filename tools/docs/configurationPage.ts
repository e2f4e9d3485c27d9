import { settings } from "@atrium/server/settings";

/** Every setting of the program, from the table that also checks them. */
export function configurationPage(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const byDefault = setting.byDefault === "" ? "" : `\`${setting.byDefault}\``;
    return `| \`${name}\` | ${setting.says.replaceAll("|", "\\|")} | ${byDefault} |`;
  });
  return `# Configuration

Atrium needs no settings: \`npm start\` runs on this machine with everything built in. Settings are environment variables. They are read once at the start; all that is wrong with them is told together, and nothing starts.

This page is generated from \`server/src/platform/settings.ts\` (\`npm run docs:generate\`).

| Variable | Meaning | Without it |
|---|---|---|
${rows.join("\n")}

## On this machine

With \`HOST\` on loopback the program makes its own secret at the first start and keeps it in \`secrets.json\` in the data folder, readable by its user only. The built-in database lives beside it. Removing the data folder forgets everything, unless the database lives elsewhere:

Started by root, the database runs as the user nobody. Where that user cannot reach the data folder, the database lives in \`/var/tmp/atrium-…\` instead, one folder for each data folder, named with the first 16 digits of the SHA-256 of the data folder's full path. To forget everything remove that folder too.

## Reached from outside

Set \`PUBLIC_URL\` (https, by a proxy in front), \`SERVER_SECRET\` and \`MEDIA_ADDRESSES\` (or the three \`LIVEKIT_…\` settings). The proxy passes \`Host\`, WebSocket upgrades of \`/live\` and \`/rtc\`, and \`X-Forwarded-For\`; name its address in \`TRUSTED_PROXIES\`. Browsers must reach the UDP media port, or at least the TCP one.

## Several programs on one database

Give each the same \`DATABASE_URL\`, \`SERVER_SECRET\` and \`PUBLIC_URL\`, a \`NODE_URL\` of its own, and one media server for all by the three \`LIVEKIT_…\` settings: \`/rtc\` leads to the built-in one of whichever program is asked. A lease in the database lets a space live in one program at a time; sockets and changes that reach another are carried on to it.

What concerns accounts and teams (messages, roles, names, sessions that end) they tell each other over the database, by LISTEN and NOTIFY: a pooler in front of it must not be one that shares sessions. Each knows only the people in its own spaces: entrances and lists that another one answers show a space as empty.

## Health

The private listener (\`METRICS_HOST\`, \`METRICS_PORT\`) answers \`/health/live\`, \`/health/ready\` and \`/metrics\`. Do not make it public. Worth an alarm: \`atrium_sign_in_alarms_total\` (codes asked for or guessed over very many mailboxes, which no limit of one mailbox or network sees), \`atrium_outbox_dead\` and \`atrium_outbox_oldest_seconds\` (mail that does not go out).
`;
}
