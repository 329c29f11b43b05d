import { escapeMarkup } from '../../language/escapeMarkup.ts';
import { locale, t } from '../../language/speaking.ts';

/** What a letter says, before it becomes text and HTML. */
export type LetterText = {
  /** '' where the letter begins with its first paragraph. */
  greeting: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** Said after the facts. */
  after?: string[];
  link?: { label: string; href: string } | undefined;
  /** The text below the letter's QR code. */
  codeCaption?: string;
  /** The name that the letter is signed with. */
  from: string;
  /** A small link below the name, to unsubscribe. */
  foot?: { label: string; href: string };
  /** The message that is answered, quoted at the end. */
  quote?: { heading: string; text: string };
};

/** The content id of the picture of a letter's QR code. */
export const codeId = 'codigo@aldeia';

/** The letter for people whose mail program shows text only. */
export function asText(content: LetterText): string {
  const { greeting, paragraphs, facts = [], after = [], link, from, foot, quote } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...after,
    link ? `${link.label}:\n${link.href}` : '',
    from,
    foot ? `${foot.label}:\n${foot.href}` : '',
    quote ? [quote.heading, ...quote.text.split('\n').map((line) => `> ${line}`)].join('\n') : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const escapeLines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');

/** The same letter with a little colour; styles are inline because mail programs drop others. */
export function asHtml(content: LetterText): string {
  const { greeting, paragraphs, facts = [], after = [], link, codeCaption } = content;
  const { from, foot, quote } = content;
  const paragraph = (text: string) =>
    text === '' ? '' : `<p style="margin:0 0 16px">${escapeLines(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;color:#46544d;font-weight:normal">${escapeLines(label)}</th>` +
      `<td valign="top" style="padding:6px 0"><strong>${escapeLines(value)}</strong></td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${rows.join('')}</table>`
      : '';
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeLines(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f5140;color:#ffffff;text-decoration:none;font-weight:bold">${escapeLines(link.label)}</a></p>`
    : '';
  const code = codeCaption
    ? `<p style="margin:24px 0"><img src="cid:${codeId}" alt="${escapeMarkup(t('Código QR'))}" width="222" height="222" style="display:block;width:222px;height:222px"><br>${escapeLines(codeCaption)}</p>`
    : '';
  const quoted = quote
    ? `<p style="margin:24px 0 8px;color:#46544d">${escapeLines(quote.heading)}</p>` +
      `<blockquote style="margin:0;padding:0 0 0 16px;border-left:3px solid #c9c3b4;color:#46544d">${escapeLines(quote.text)}</blockquote>`
    : '';
  const way = foot
    ? `<p style="margin:16px 0 0;font-size:14px"><a href="${escapeLines(foot.href)}" style="color:#46544d">${escapeLines(foot.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#f8f5ee;color:#1d2a24;font:16px/1.55 Verdana,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:6px solid #1f5140">
${[paragraph(greeting), ...paragraphs.map(paragraph), table, code, ...after.map(paragraph), button].join('\n')}
<p style="margin:24px 0 0;color:#46544d">${escapeLines(from)}</p>
${[way, quoted].filter(Boolean).join('\n')}
</div></body></html>`;
}
