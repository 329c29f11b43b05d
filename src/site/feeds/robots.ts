/**
 * Tells search engines where the list of pages is, and forbids them nothing: what is reserved or private
 * says by itself that it is not to be shown (`x-robots-tag`), and they must look at it to learn that.
 */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
