import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { scrollToSection } from './scrollToSection.ts';

/** A link to a section of the landing page: scrolls smoothly when there, goes there first when not. */
export function SectionLink({
  to,
  onClick,
  ...rest
}: ComponentProps<typeof Link> & { to: string }) {
  const { pathname } = useLocation();
  return (
    <Link
      {...rest}
      to={to}
      preventScrollReset
      onClick={(event) => {
        onClick?.(event);
        // A second click on the same section changes no address, so the layout would not notice it.
        if (pathname === '/') scrollToSection(to.slice('/#'.length));
      }}
    />
  );
}
