import sanitizeHtml from 'sanitize-html';
import type { Fields } from '../../fields/field.ts';

/** What the editor can make, and nothing else. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'blockquote', 'ul', 'ol', 'li', 'a', 'img'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt'],
    p: ['style'],
  },
  allowedStyles: { p: { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => {
      const away = { target: '_blank', rel: 'noopener noreferrer' };
      return { tagName, attribs: { href, ...(/^https?:/i.test(href) ? away : undefined) } };
    },
  },
  // Blank paragraphs are kept: they are how people leave room.
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

/** Formatted text with everything taken out that the editor could not have made. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** A body whose formatted texts are safe to store and show. */
export function sanitiseBody(fields: Fields, body: Record<string, unknown>) {
  const clean = { ...body };
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    if (field.isHtml && typeof given === 'string') clean[name] = sanitise(given);
  }
  return clean;
}
