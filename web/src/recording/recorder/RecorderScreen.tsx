import type { RecordedPerson } from "@atrium/contract";
import { useEffect, useRef, type CSSProperties } from "react";
import { Face } from "../../ui/Face.tsx";
import styles from "./RecorderScreen.module.css";
import type { Received } from "./recorderMedia.ts";
import type { RecorderView } from "./recorderModel.ts";

/** The room as a recording shows it: the people, and large a shared screen. */
export function RecorderScreen({ room, received }: RecorderView) {
  const people = room?.people ?? [];
  const screen = people.map(({ accountId }) => received.get(accountId)?.screen ?? null).find((track) => track !== null);
  const columns = Math.ceil(Math.sqrt(Math.max(1, people.length)));
  return (
    <main className={styles["page"]} data-recorder data-screen={screen === undefined ? undefined : ""}>
      <h1 className={styles["name"]}>{room?.name}</h1>
      {screen === undefined ? null : <Picture className={styles["screen"]} track={screen} />}
      <ul className={styles["people"]} style={{ "--columns": columns } as CSSProperties}>
        {people.map((person) => (
          <Person key={person.accountId} person={person} received={received.get(person.accountId)} />
        ))}
      </ul>
    </main>
  );
}

function Person({ person, received }: { person: RecordedPerson; received: Received | undefined }) {
  const camera = received?.camera ?? null;
  return (
    <li className={styles["person"]} data-speaks={received?.isSpeaking === true ? "" : undefined}>
      {camera === null ? (
        <Face look={person} className={styles["face"] ?? ""} />
      ) : (
        <Picture className={styles["camera"]} track={camera} />
      )}
      <span className={styles["label"]}>{person.name}</span>
    </li>
  );
}

function Picture({ track, className }: { track: MediaStreamTrack; className: string | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return <video ref={video} className={className} autoPlay muted playsInline />;
}
