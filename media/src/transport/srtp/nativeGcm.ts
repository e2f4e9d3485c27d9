import { createCipheriv } from "node:crypto";
import type { CFunction } from "../native/cFunctions.ts";
import { callForAddress, findCFunctions } from "../native/cFunctions.ts";
import type { PacketMemory } from "../native/packetMemory.ts";
import { takeMemory } from "../native/packetMemory.ts";
import type { Gcm, SecretRange } from "./gcm.ts";
import { tagBytes } from "./gcm.ts";

const tagSize = BigInt(tagBytes);
/** `EVP_CTRL_AEAD_GET_TAG` and `EVP_CTRL_AEAD_SET_TAG` of OpenSSL's evp.h. */
const control = { getTag: 0x10n, setTag: 0x11n } as const;
const none = 0n;

type Name =
  | "EVP_EncryptInit_ex"
  | "EVP_EncryptUpdate"
  | "EVP_EncryptFinal_ex"
  | "EVP_DecryptInit_ex"
  | "EVP_DecryptUpdate"
  | "EVP_DecryptFinal_ex"
  | "EVP_CIPHER_CTX_ctrl";

/** One context per direction serves all keys: setting a key takes 0.1 µs, and nothing has to be freed. */
interface OpenSsl {
  evp: Record<Name, CFunction>;
  sealing: bigint;
  opening: bigint;
}

const nonce = takeMemory(12);
/** Where OpenSSL writes its output length, which nobody reads. */
const written = takeMemory(8);
/** A cipher's final call may write up to a block; with GCM it writes nothing. */
const lastBlock = takeMemory(16);

/** Null if OpenSSL cannot be called here. */
export function makeNativeGcm(key: Buffer): Gcm | null {
  return openSsl === null ? null : new NativeGcm(openSsl, key);
}

/** C checks no bounds, so anything outside the packet's memory is refused here. */
class NativeGcm implements Gcm {
  readonly nonce = nonce.bytes;
  readonly #openSsl: OpenSsl;
  readonly #key: PacketMemory;

  constructor(openSsl: OpenSsl, key: Buffer) {
    this.#openSsl = openSsl;
    this.#key = takeMemory(key.length);
    key.copy(this.#key.bytes);
  }

  seal(packet: PacketMemory, range: SecretRange): void {
    mustLieWithin(packet, range);
    const { evp, sealing } = this.#openSsl;
    const secret = packet.address + BigInt(range.from);
    const tag = packet.address + BigInt(range.end);
    let good = evp.EVP_EncryptInit_ex(sealing, none, none, this.#key.address, nonce.address);
    good &= evp.EVP_EncryptUpdate(sealing, none, written.address, packet.address, BigInt(range.from));
    if (range.trailer > 0) {
      good &= evp.EVP_EncryptUpdate(sealing, none, written.address, tag + tagSize, BigInt(range.trailer));
    }
    if (range.end > range.from) {
      good &= evp.EVP_EncryptUpdate(sealing, secret, written.address, secret, BigInt(range.end - range.from));
    }
    good &= evp.EVP_EncryptFinal_ex(sealing, lastBlock.address, written.address);
    good &= evp.EVP_CIPHER_CTX_ctrl(sealing, control.getTag, tagSize, tag);
    if (good !== 1) throw new Error("OpenSSL did not seal a packet");
  }

  open(packet: PacketMemory, range: SecretRange): boolean {
    mustLieWithin(packet, range);
    const { evp, opening } = this.#openSsl;
    const secret = packet.address + BigInt(range.from);
    const tag = packet.address + BigInt(range.end);
    let good = evp.EVP_DecryptInit_ex(opening, none, none, this.#key.address, nonce.address);
    good &= evp.EVP_CIPHER_CTX_ctrl(opening, control.setTag, tagSize, tag);
    good &= evp.EVP_DecryptUpdate(opening, none, written.address, packet.address, BigInt(range.from));
    if (range.trailer > 0) {
      good &= evp.EVP_DecryptUpdate(opening, none, written.address, tag + tagSize, BigInt(range.trailer));
    }
    if (range.end > range.from) {
      good &= evp.EVP_DecryptUpdate(opening, secret, written.address, secret, BigInt(range.end - range.from));
    }
    if (good !== 1) throw new Error("OpenSSL did not open a packet");
    return evp.EVP_DecryptFinal_ex(opening, lastBlock.address, written.address) === 1;
  }
}

function mustLieWithin({ bytes, address }: PacketMemory, { from, end, trailer }: SecretRange): void {
  const lies = address !== none && from >= 0 && from <= end && trailer >= 0 && end + tagBytes + trailer <= bytes.length;
  if (!lies) throw new RangeError(`a packet of ${end} bytes with a head of ${from} does not fit ${bytes.length}`);
}

function findOpenSsl(): OpenSsl | null {
  const evp = findCFunctions<Name>({
    EVP_EncryptInit_ex: 5,
    EVP_EncryptUpdate: 5,
    EVP_EncryptFinal_ex: 3,
    EVP_DecryptInit_ex: 5,
    EVP_DecryptUpdate: 5,
    EVP_DecryptFinal_ex: 3,
    EVP_CIPHER_CTX_ctrl: 4,
  });
  const [cipher, sealing, opening] = ["EVP_aes_128_gcm", "EVP_CIPHER_CTX_new", "EVP_CIPHER_CTX_new"].map(
    callForAddress,
  );
  if (evp === null || !cipher || !sealing || !opening) return null;
  evp.EVP_EncryptInit_ex(sealing, cipher, none, none, none);
  evp.EVP_DecryptInit_ex(opening, cipher, none, none, none);
  const found = { evp, sealing, opening };
  return sealsAsNodeDoes(found) ? found : null;
}

/** A platform where these calls behave differently uses node:crypto. */
function sealsAsNodeDoes(openSsl: OpenSsl): boolean {
  const [key, plain, from] = [Buffer.alloc(16, 1), Buffer.from("an open head, a secret"), 14];
  const packet = takeMemory(plain.length + 16);
  plain.copy(packet.bytes);
  const gcm = new NativeGcm(openSsl, key);
  const cipher = createCipheriv("aes-128-gcm", key, gcm.nonce.fill(2));
  cipher.setAAD(plain.subarray(0, from));
  const secret = Buffer.concat([cipher.update(plain.subarray(from)), cipher.final()]);
  try {
    gcm.seal(packet, { from, end: plain.length, trailer: 0 });
    if (!packet.bytes.subarray(from).equals(Buffer.concat([secret, cipher.getAuthTag()]))) return false;
    return (
      gcm.open(packet, { from, end: plain.length, trailer: 0 }) && packet.bytes.subarray(0, plain.length).equals(plain)
    );
  } catch {
    return false;
  }
}

/** Last in the file: finding it tests the cipher. */
const openSsl = findOpenSsl();
