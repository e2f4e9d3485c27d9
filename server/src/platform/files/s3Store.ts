import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { rangeHeader } from "./byteRange.ts";
import { checkedKey } from "./fileStore.ts";
import type { FileStore, StoredFile } from "./fileStore.ts";

export interface S3Options {
  /** Null: Amazon's own endpoint for the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  key: string;
  secret: string;
  /** How long removing one object may take, with all its tries. */
  removeWithinMs?: number;
}

const PARTIAL = 206;
const REMOVE_WITHIN_MS = 60_000;

/** Stores files as objects of a bucket. The bucket stays private: browsers get files through this program only. */
export function createS3Store(options: S3Options): FileStore {
  const { endpoint, region, bucket: Bucket, key: accessKeyId, secret: secretAccessKey } = options;
  const { removeWithinMs = REMOVE_WITHIN_MS } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Small S3 servers store a stream's checksum trailer as part of the object.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return {
    async put(key, { path, bytes, mimeType }) {
      const Body = createReadStream(path);
      const object = { Bucket, Key: checkedKey(key), Body, ContentLength: bytes, ContentType: mimeType };
      await client.send(new PutObjectCommand(object));
    },
    async read(key, asked = null) {
      const object = { Bucket, Key: checkedKey(key) };
      const range = asked === null ? {} : { Range: rangeHeader(asked) };
      return client
        .send(new GetObjectCommand({ ...object, ...range }))
        .then(fileIn)
        .catch(async (error: unknown) => {
          if (asked === null || !isBeyond(error)) throw error;
          const whole = await client.send(new HeadObjectCommand(object));
          return { content: Readable.from([]), bytes: whole.ContentLength ?? 0, part: "nothing" as const };
        })
        .catch(nullIfMissing);
    },
    async remove(key) {
      const abortSignal = AbortSignal.timeout(removeWithinMs);
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }), { abortSignal });
    },
  };
}

/** What the server gave: the whole, or a part of which it says how much the whole is. */
function fileIn({ Body, ContentLength, ContentRange, $metadata }: GetObjectCommandOutput): StoredFile {
  if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error("S3 gave no content");
  const [, first, last, bytes] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? "") ?? [];
  if (bytes !== undefined)
    return { content: Body, bytes: Number(bytes), part: { first: Number(first), last: Number(last) } };
  if ($metadata.httpStatusCode !== PARTIAL) return { content: Body, bytes: ContentLength, part: null };
  Body.destroy();
  throw new Error("S3 gave a part and did not say of how much");
}

/** Null for an object that is not there, or was removed between the two questions about it. */
function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}

const isBeyond = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;
