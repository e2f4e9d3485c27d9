// Google's format of events, as far as it is requested.
import { z } from "zod";

const Moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const text = z.string().optional();

export const GoogleEvent = z.object({
  id: z.string(),
  status: text,
  eventType: text,
  summary: text,
  description: text,
  location: text,
  htmlLink: text,
  hangoutLink: text,
  start: Moment.optional(),
  end: Moment.optional(),
  attendees: z
    .array(
      z.object({
        email: text,
        displayName: text,
        responseStatus: text,
        self: z.boolean().optional(),
        resource: z.boolean().optional(),
      }),
    )
    .optional(),
  conferenceData: z
    .object({ entryPoints: z.array(z.object({ entryPointType: text, uri: text })).optional() })
    .optional(),
});
export type GoogleEvent = z.infer<typeof GoogleEvent>;

export const EventPage = z.object({
  items: z.array(GoogleEvent).default([]),
  nextPageToken: text,
  nextSyncToken: text,
});
export type EventPage = z.infer<typeof EventPage>;

/** The only fields that are requested. */
export const EVENT_FIELDS = `nextPageToken,nextSyncToken,items(${[
  "id",
  "status",
  "eventType",
  "summary",
  "description",
  "location",
  "htmlLink",
  "hangoutLink",
  "start(date,dateTime)",
  "end(date,dateTime)",
  "attendees(email,displayName,responseStatus,self,resource)",
  "conferenceData/entryPoints(entryPointType,uri)",
].join(",")})`;

/** Why Google did not answer. */
export const ReadFault = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }),
});
