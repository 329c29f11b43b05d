type Props = {
  as: 'h2' | 'h3' | 'h4';
  to: string;
  /** The language of the title, if not that of the page. */
  lang?: string | undefined;
  children: string;
};

/** The heading of a card; its link covers the whole card. */
export function CardTitle({ as: Heading, to, lang, children }: Props) {
  return (
    <Heading lang={lang}>
      <a href={to} className="stretched">
        {children}
      </a>
    </Heading>
  );
}
