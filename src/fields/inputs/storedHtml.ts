/**
 * The editor's HTML, written as the server's sanitiser writes it, so that an unchanged text is
 * equal before and after saving. Empty paragraphs at the end are dropped.
 */
export function storedHtml(html: string): string {
  return html
    .replace(/(<p><\/p>)+$/, '')
    .replace(/<br>/g, '<br />')
    .replace(/<img((?: [a-z]+="[^"]*")*)>/g, '<img$1 />')
    .replace(/<p style="text-align: ?(\w+);?">/g, '<p style="text-align:$1">')
    .replaceAll('<caption contenteditable="false">', '<caption>')
    .replaceAll('&nbsp;', '\u00a0');
}
