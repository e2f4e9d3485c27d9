/** A program that is reached from outside, by a proxy on this machine. */
export const SITE = "https://meet.example.test";
/** Nobody listens there, and unlike port 9 it is one that `fetch` tries: what is refused is a real connection. */
const NOBODY = "ws://127.0.0.1:2";
export const PUBLIC_SETTINGS = {
  PUBLIC_URL: SITE,
  TRUSTED_PROXIES: "127.0.0.1",
  SERVER_SECRET: "nR4wq8Zr3vN1xKw0pYt7uLs5dHj2fGb9",
  LIVEKIT_URL: NOBODY,
  LIVEKIT_KEY: "key",
  LIVEKIT_SECRET: "b9fG2jHd5sLu7tYp0wKx1Nv3rZ8qw4Rn",
};
