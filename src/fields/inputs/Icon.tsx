const paths = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  activity: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7.5V12l3 2',
  add: 'M12 5v14M5 12h14',
  arrived: 'M5 21V4h9v17M3 21h18M10.5 12.5h.01M14 8h5v13',
  back: 'M15 6l-6 6 6 6',
  bed: 'M3 5v14M3 15h18v4M21 15v-3a3 3 0 0 0-3-3h-8v6M6.5 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4M12 5V3',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  both: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  down: 'M12 5v13M7 13l5 5 5-5',
  euro: 'M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 14h8',
  failed: 'M12 4L3 20h18zM12 10v4.5M12 17.2v.1',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  forward: 'M9 6l6 6-6 6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.2 9.3a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2M12 17h.01',
  hide: 'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6.4 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3',
  key: 'M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9v4M17 11v3',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-12 15-1 0-2-.3-3-1zM5 21c1-5 4-8 8-10',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6M7.5 12.5h6M7.5 16h4',
  notice: 'M4 4h16v12H4zM8 8h8M8 12h5M12 16v4M8 20h8',
  off: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.2 7.2l9.6 9.6',
  out: 'M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5',
  pending: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 8.5V12l2.5 2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  person: 'M3 5h18v14H3zM8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 16a3 3 0 0 1 6 0M15 9h3M15 13h3',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plate: 'M7 3v7M4 3v4a3 3 0 0 0 6 0V3M7 10v11M17 3c-2 0-3.5 2.5-3.5 5.5S15 13 17 13zM17 13v8',
  remove: 'M6 6l12 12M18 6L6 18',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  shop: 'M4 9l1.5-5h13L20 9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M5.5 12v8h13v-8M10 20v-5h4v5',
  show: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  ticket: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v10',
  today:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  tray: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2.5h4l1-2.5h5',
  up: 'M12 19V6M7 11l5-5 5 5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  urgent: 'M4 10v4h3.5l7.5 4V6l-7.5 4zM18 9.5a4 4 0 0 1 0 5M8 14.5V19h3v-3',
} as const;

export type IconName = keyof typeof paths;

/** An icon, hidden from screen readers: the text or button around it carries the name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
