const drawings = {
  arrow: 'M9 6l6 6-6 6',
  back: 'M15 6l-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  out: 'M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20',
  up: 'M12 19V6M7 11l5-5 5 5',
  down: 'M12 5v13M7 13l5 5 5-5',
  both: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  paid: 'M5 12.5l4.5 4.5L19 7.5',
  unpaid: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 8.5V12l2.5 2',
  failed: 'M12 4L3 20h18zM12 10v4.5M12 17.2v.1',
  off: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.2 7.2l9.6 9.6',
  add: 'M12 5v14M5 12h14',
};

/** A drawn sign beside words that say the same: screen readers skip it. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
