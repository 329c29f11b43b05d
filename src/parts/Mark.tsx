/** The village's mark: ridges under a low sun, in one colour. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <circle cx="27.5" cy="11.5" r="4.5" fill="var(--gold)" />
      <path d="M2 27 12 13l6.5 7.5 5-5.5L38 29v4H2z" fill="currentColor" opacity="0.55" />
      <path d="M2 31c7-5 12 2 19-2s11-1 17-3v12H2z" fill="currentColor" />
    </svg>
  );
}
