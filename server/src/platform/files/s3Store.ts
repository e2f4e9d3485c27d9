import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { rangeHeader } from "./byteRange.ts";
import { checkedKey } from "./fileStore.ts";
import type { FileStore } from "./fileStore.ts";

export interface S3Options {
  /** Null: Amazon's own endpoint for the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  key: string;
  secret: string;
}

/** Stores files as objects of a bucket. The bucket stays private: browsers get files through this program only. */
export function createS3Store(options: S3Options): FileStore {
  const { endpoint, region, bucket: Bucket, key: accessKeyId, secret: secretAccessKey } = options;
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
      const range = asked === null ? {} : { Range: rangeHeader(asked) };
      try {
        const given = await client.send(new GetObjectCommand({ Bucket, Key: checkedKey(key), ...range }));
        const { Body, ContentLength, ContentRange } = given;
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error("S3 gave no content");
        return { content: Body, bytes: ContentLength, part: null, ...partIn(ContentRange) };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        if (asked === null || !isBeyond(error)) throw error;
        const whole = await client.send(new HeadObjectCommand({ Bucket, Key: checkedKey(key) }));
        return { content: Readable.from([]), bytes: whole.ContentLength ?? 0, part: "nothing" };
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
  };
}

/** What the answer to a request for a part says of it; nothing if the server gave the whole. */
function partIn(contentRange: string | undefined) {
  const [, first, last, bytes] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange ?? "") ?? [];
  if (bytes === undefined) return {};
  return { bytes: Number(bytes), part: { first: Number(first), last: Number(last) } };
}

const isBeyond = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;
