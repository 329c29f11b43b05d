/** A sign drawn with one stroke of the pen. */
export function Icon({ d, size = 24, width = 2.2 }: { d: string; size?: number; width?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" />
    </svg>
  );
}

/** What closes what is open. */
export const cross = 'm5 5 14 14M19 5 5 19';
