type Props = { d: string; size?: number; filled?: boolean };

/** An icon drawn as a single path. */
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

/** The path of the cross that closes something. */
export const cross = 'm5 5 14 14M19 5 5 19';
