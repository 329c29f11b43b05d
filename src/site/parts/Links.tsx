type Props = {
  links: readonly { label: string; path: string; lang?: string | undefined }[];
  className?: string;
};

/** A list of links, each high enough to tap. */
export function Links({ links, className }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, path, lang }) => (
        <li key={path}>
          <a href={path} className="tap" lang={lang}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
