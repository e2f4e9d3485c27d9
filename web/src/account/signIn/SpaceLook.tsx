import type { LoginLook } from "@atrium/contract";
import { skipToken, useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { floorUrl } from "../../ui/artwork.ts";
import styles from "./SpaceLook.module.css";

/** The look of the space to sign in for; null if it is the product's. The page never waits for it. */
export function useSpaceLook(slug: string | undefined): LoginLook | null {
  return useQuery(read("getLoginPageWhiteLabeling", slug === undefined ? skipToken : { slug })).data?.look ?? null;
}

/** The space's slug if guests may enter it, null if they may not or it is not known yet; undefined without a space. */
export function useGuestsAt(slug: string | undefined): string | null | undefined {
  const { data } = useQuery(read("getSpaceEntrance", slug === undefined ? skipToken : { slug }));
  return slug === undefined ? undefined : data?.entrance.isPrivate === false ? slug : null;
}

/** Its logo and name instead of ours. */
export function SpaceBrand({ look: { name, logoUrl } }: { look: LoginLook }) {
  return (
    <span className={styles["brand"]}>
      {logoUrl === null ? null : <img src={logoUrl} alt="" />}
      <b>{name}</b>
    </span>
  );
}

/** Its picture next to the form. */
export function SpaceArt({ url }: { url: string }) {
  return <img className={styles["art"]} src={floorUrl(url) ?? url} alt="" />;
}
