type Props = { links: readonly { label: string; path: string }[]; className?: string };

/** A list of links, each high enough to tap. */
export function Links({ links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path} className="tap">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
