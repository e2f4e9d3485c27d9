interface SpaceScreenProps {
  slug: string;
  /** The room the link names, as typed; null without one. */
  roomId: string | null;
}

export function SpaceScreen({ slug }: SpaceScreenProps) {
  return <main>{slug}</main>;
}
