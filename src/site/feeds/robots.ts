/** What search engines leave alone: what is reserved, private, or not a page. */
const closed = ['/backoffice', '/api/', '/login', '/inscricao/'];

/** Tells search engines where they may look, and where the list of pages is. */
export function robots(siteUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
