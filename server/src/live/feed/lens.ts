import type { Viewer, Views } from "@atrium/rules";
import type { Audience, Listener } from "./audiences.ts";
import type { RecordMap } from "./recordMap.ts";
import type { See } from "./seenChange.ts";

/** What people see of some records, by the rules of their kinds. */
export class Lens<Records> {
  readonly #views: Readonly<Record<string, (record: object, viewer: Viewer, state: unknown) => object | null>>;
  readonly #records: RecordMap<Records>;

  constructor(views: Views<Records>, records: RecordMap<Records>) {
    // For one kind, record and rule match; types cannot express that for a kind known only at run time.
    this.#views = views as Readonly<Record<string, (record: object, viewer: Viewer, state: unknown) => object | null>>;
    this.#records = records;
  }

  as(viewer: Viewer): See {
    return (kind, record) => this.#views[kind]?.(record, viewer, this.#records) ?? null;
  }

  of({ viewer }: Listener): See {
    return this.as(viewer);
  }

  /** What an audience sees in common, without own records. */
  ofAll(audience: Audience): See {
    return this.as({ ...audience.viewer(), accountId: null });
  }
}
