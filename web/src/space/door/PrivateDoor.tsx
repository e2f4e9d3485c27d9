import { Button } from "@mantine/core";
import type { ErrorCode, SpaceId } from "@atrium/contract";
import { IconHandStop } from "@tabler/icons-react";
import { useState } from "react";
import { signOut } from "../../account/index.ts";
import { act } from "../../platform/data/act.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { spaceTexts } from "../texts.ts";

interface PrivateDoorProps {
  /** Null while unknown. */
  spaceId: SpaceId | null;
  /** Signs in with another address. */
  login: string;
  /** The admins have been asked. */
  hasAsked: boolean;
  onAsked: () => void;
  tryAgain: () => void;
  tellFailure: (code: ErrorCode | null) => void;
}

/**
 * For a private space: asks its admins for access, or signs in with another address, since this one would lead straight
 * back here. A failure is shown on the page itself: toasts are not part of the first page, and could not be loaded
 * while offline.
 */
export function PrivateDoor({ spaceId, login, hasAsked, onAsked, tryAgain, tellFailure }: PrivateDoorProps) {
  const say = useTexts(spaceTexts);
  const [isAsking, setAsking] = useState(false);
  const ask = async (whom: SpaceId) => {
    setAsking(true);
    const reply = await act("askForAccess", { spaceId: whom });
    setAsking(false);
    // Already asked today.
    if (reply.ok || reply.code === "tooOftenAttempts") onAsked();
    tellFailure(reply.ok || reply.code === "tooOftenAttempts" ? null : reply.code);
  };
  const leave = async () => {
    const failure = await signOut();
    if (failure === null) location.assign(login);
    else tellFailure(failure);
  };
  return (
    <>
      {hasAsked ? (
        <Button size="lg" onClick={tryAgain}>
          {say("tryAgain")}
        </Button>
      ) : spaceId === null ? null : (
        <Button
          size="lg"
          loading={isAsking}
          leftSection={<IconHandStop size={20} stroke={1.75} aria-hidden />}
          onClick={() => void ask(spaceId)}
        >
          {say("askForAccess")}
        </Button>
      )}
      <Button size="lg" variant="secondary" onClick={() => void leave()}>
        {say("anotherAddress")}
      </Button>
    </>
  );
}
