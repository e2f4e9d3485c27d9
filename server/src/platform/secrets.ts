import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys for different uses, all derived from the one secret; knowing one reveals nothing about another. */
export interface Secrets {
  sessions: Buffer;
  codes: Buffer;
  replies: Buffer;
  outgoing: Buffer;
  files: Buffer;
  invitations: Buffer;
  calendars: Buffer;
  slack: Buffer;
  media: { apiKey: string; apiSecret: string };
}

/** `given` is the configured secret; without one, that of the data folder is used, created on the first start. */
export function deriveSecrets(given: string | null, dataFolder: string): Secrets {
  const secret = given ?? storedSecret(dataFolder);
  const key = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", `atrium ${use}`, 32));
  return {
    sessions: key("sessions"),
    codes: key("codes"),
    replies: key("replies"),
    outgoing: key("outgoing"),
    files: key("files"),
    invitations: key("invitations"),
    calendars: key("calendars"),
    slack: key("slack"),
    media: { apiKey: "atrium", apiSecret: key("media").toString("base64url") },
  };
}

function storedSecret(dataFolder: string): string {
  const file = join(dataFolder, "secrets.json");
  if (!existsSync(file)) writeOnce(file, JSON.stringify({ serverSecret: randomBytes(48).toString("base64url") }));
  const stored: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (
    typeof stored === "object" &&
    stored !== null &&
    "serverSecret" in stored &&
    typeof stored.serverSecret === "string"
  ) {
    return stored.serverSecret;
  }
  throw new Error(`${file} holds no secret. Remove it to have a new one made; everybody is signed out then.`);
}

/** Writes a complete file or none, and never overwrites an existing one. */
function writeOnce(file: string, content: string): void {
  mkdirSync(join(file, ".."), { recursive: true });
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(unfinished, content, { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
