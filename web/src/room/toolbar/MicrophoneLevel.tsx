import { useEffect, useRef } from "react";

/** The capsule of the microphone fills with my voice; drawn once a frame without React. */
export function MicrophoneLevel({ level }: { level: () => number }) {
  const fill = useRef<SVGRectElement>(null);
  useEffect(() => {
    let shown = 0;
    let drawn = "";
    let next = requestAnimationFrame(function draw() {
      shown += (level() - shown) * 0.3;
      const fallen = (10 * (1 - Math.min(1, shown * 1.3))).toFixed(1);
      if (fallen !== drawn) fill.current?.setAttribute("transform", `translate(0 ${fallen})`);
      drawn = fallen;
      next = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(next);
  }, [level]);
  return (
    <svg
      width={21}
      height={21}
      viewBox="0 0 24 24"
      style={{ position: "absolute", inset: 0, margin: "auto" }}
      aria-hidden
    >
      <clipPath id="microphone-capsule">
        <rect x="10" y="3" width="4" height="10" rx="2" />
      </clipPath>
      <g clipPath="url(#microphone-capsule)">
        <rect ref={fill} x="9" y="3" width="6" height="11" fill="var(--speaking)" transform="translate(0 10)" />
      </g>
    </svg>
  );
}
