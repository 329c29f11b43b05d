/**
 * Tells search engines where the sitemap is, and forbids nothing: private pages say themselves that
 * they must not be indexed (`x-robots-tag`), and search engines have to fetch them to see that.
 */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
