type Props = { as: 'h2' | 'h3' | 'h4'; to: string; children: string };

/** The heading of a card; its link covers the whole card. */
export function CardTitle({ as: Heading, to, children }: Props) {
  return (
    <Heading>
      <a href={to} className="stretched">
        {children}
      </a>
    </Heading>
  );
}
