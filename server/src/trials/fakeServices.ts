import { startFakeGoogle } from "@atrium/testkit/fakeGoogle";
import { startFakeIdp } from "@atrium/testkit/fakeIdp";
import { startFakeSlack } from "@atrium/testkit/fakeSlack";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { STAFF_ADDRESSES } from "./staffAddresses.ts";
import type { Clock } from "../platform/clock.ts";

/** Fake outside services, and the settings that make a program use them. */
export async function startFakeServices(clock: Pick<Clock, "nowMs">) {
  const stripe = await startFakeStripe(() => clock.nowMs());
  const google = await startFakeGoogle();
  const idp = await startFakeIdp(() => clock.nowMs());
  const slack = await startFakeSlack();
  return {
    stripe,
    google,
    idp,
    slack,
    settings: {
      ...google.settings,
      ...slack.settings,
      SUPPORT_STAFF: STAFF_ADDRESSES.join(),
      // Nothing listens there: a recogniser is asked only when somebody speaks.
      CAPTIONS_RECOGNISER_URL: "en=ws://127.0.0.1:9",
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    stop: () => Promise.all([stripe.stop(), google.stop(), idp.stop(), slack.stop()]),
  };
}
export type FakeServices = Awaited<ReturnType<typeof startFakeServices>>;
