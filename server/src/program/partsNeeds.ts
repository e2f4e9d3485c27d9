import type { AccountNeeds } from "../account/index.ts";
import type { LinkedNeeds, UploadNeeds } from "../file/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Names } from "../platform/names.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Outgoing } from "../platform/outgoing/outgoing.ts";
import type { Recorder } from "../recording/index.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { MediaAccess } from "./startMediaServer.ts";

/** What already runs when the parts of the program are assembled. */
export interface PartsNeeds {
  config: Config;
  clock: Clock;
  log: Log;
  db: Database;
  bus: Bus;
  secrets: Secrets;
  media: MediaAccess;
  mailer: Mailer;
  outgoing: Pick<Outgoing, "put">;
  files: UploadNeeds;
  names: Names;
  /** Which addresses pictures may be fetched from; default: public ones. */
  mayReach?: LinkedNeeds["mayReach"];
  metrics: Metrics;
  showCode: AccountNeeds["showCode"] | undefined;
  siteUrl: () => string;
  recorder: Recorder;
  /** This program as a recorder's browser on the same machine opens it. */
  recorderUrl: () => string;
}
