import { t } from './speaking.ts';
import { playerOf } from './video.ts';

/** A video: a paragraph with nothing in it but a link marked as a video. */
const videos = /<p\b[^>]*><a href="([^"]*)"([^>]*) data-video="1">(?=[^<]*<\/a><\/p>)/g;

const tags = /<(\/?)(h[23]|table|tr|th)\b([^>]*)>(?=(?:<caption>([^<]*))?)/g;

/**
 * A formatted text as a page shows it. Its headings begin at `level` and skip no level. A table
 * is in a box that can be scrolled by keyboard too, and each of its headings says whether it is
 * for a row or a column. A video is a link that the page can turn into its player.
 */
export function shownText(html: string, level = 2): string {
  let isUnderHeading = false;
  let row = 0;
  const withVideos = html.replace(
    videos,
    (_, address, rest) =>
      `<p data-video><a href="${address}"${rest} data-player="${playerOf(address)}">`,
  );
  return withVideos.replace(tags, (whole, end: string, tag: string, rest: string, caption = '') => {
    if (tag === 'h2' || tag === 'h3') {
      isUnderHeading ||= tag === 'h2';
      const rank = tag === 'h3' && isUnderHeading ? 1 : 0;
      return end ? `</h${level + rank}>` : `<h${level + rank} data-rank="${rank}">`;
    }
    if (tag === 'table' && end) return `${whole}</div>`;
    if (tag === 'table') {
      row = 0;
      const name = caption.trim().replaceAll('"', '&quot;') || t('Tabela');
      return `<div data-table role="group" tabindex="0" aria-label="${name}">${whole}`;
    }
    if (end) return whole;
    if (tag === 'tr') row += 1;
    return tag === 'th' ? `<th${rest} scope="${row > 1 ? 'row' : 'col'}">` : whole;
  });
}
