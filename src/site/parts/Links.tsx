type Props = { links: readonly { label: string; path: string }[]; className?: string };

/** Ways on, each as high as a finger. */
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
