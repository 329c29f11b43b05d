type Props = { d: string; size?: number; filled?: boolean };

/** A sign drawn with one stroke of the pen. */
export function Icon({ d, size = 24, filled }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={d}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What closes what is open. */
export const cross = 'm5 5 14 14M19 5 5 19';
