import { Face, type FaceLook } from "../../../ui/Face.tsx";
import styles from "./fullPeople.module.css";

const MOST = 4;

/** A note at the top: what these people do together. */
export function FullNote({ people, says }: { people: readonly (FaceLook & { accountId: string })[]; says: string }) {
  return (
    <span className={styles["note"]} role="status">
      {people.length === 0 ? null : (
        <span className={styles["stack"]}>
          {people.slice(0, MOST).map((person) => (
            <Face key={person.accountId} look={person} size={28} />
          ))}
        </span>
      )}
      {says}
    </span>
  );
}
