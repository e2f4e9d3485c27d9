import type { CreateRoomRequest } from "@livekit/protocol";
import type { VideoGrants } from "../signal/accessToken.ts";
import { type TwirpError, twirpError } from "./twirpError.ts";

/** What every protobuf message of the protocol can do. */
export type Message = Pick<CreateRoomRequest, "toBinary" | "toJsonString">;

/** One method of a service: takes an encoded request from a caller with these grants. */
export type TwirpMethod = (body: Buffer, encoding: "json" | "protobuf", grants: VideoGrants) => Message | TwirpError;

interface RequestType<Request> {
  fromBinary(bytes: Uint8Array): Request;
  fromJsonString(text: string, options: { ignoreUnknownFields: boolean }): Request;
}

/** A method from its request type, who may call it, and what it does. */
export function twirpMethod<Request>(
  type: RequestType<Request>,
  isAllowed: (grants: VideoGrants, request: Request) => boolean,
  run: (request: Request) => Message | TwirpError,
): TwirpMethod {
  return (body, encoding, grants) => {
    const request = decode(type, body, encoding);
    if (request === null) return twirpError("malformed", "the request could not be decoded");
    if (!isAllowed(grants, request)) return twirpError("permission_denied", "permissions denied");
    return run(request);
  };
}

function decode<Request>(type: RequestType<Request>, body: Buffer, encoding: "json" | "protobuf"): Request | null {
  try {
    if (encoding === "protobuf") return type.fromBinary(body);
    return type.fromJsonString(body.toString("utf8"), { ignoreUnknownFields: true });
  } catch {
    return null;
  }
}
