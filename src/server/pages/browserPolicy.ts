import { createHash, randomBytes } from 'node:crypto';
import { playerHosts } from '../../language/video.ts';

/** Pages that a browser fetches when somebody is about to go there; nothing that is for one person's eyes. */
export const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[download],[href^="/inscricao"],[href$=".ics"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Tells the style sheet which urgent notices are not to be drawn: those that this device has closed, and
 * those that are over. Which are in the page, and where the closed ones are kept, stands on the script
 * itself, whose text is always the same.
 */
export const putAway = [
  "{const{documentElement:root,currentScript:{dataset:{closed,marks}}}=document;let kept='';",
  "try{kept=localStorage.getItem(closed)??''}catch{}",
  "const all=marks.split(' '),now=new Date().toISOString();",
  "const away=all.flatMap((mark,i)=>kept.split(' ').includes(mark)||mark.split('@')[2]<=now?[i+1]:[]);",
  "if(away.length===all.length)away.push('all');root.dataset.away=away.join(' ')}",
].join('');

/** Of what stands in a page, nothing is run but these two, told by their own checksums. */
const inline = [speculation, putAway].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** What a browser may fetch and run for a page; a style is in a file, never in the page. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inline],
  styleSrc: ["'self'"],
  // A photo may be a typed address elsewhere; the map's tiles are.
  imgSrc: ["'self'", 'https:', 'data:'],
  // A video, once its visitor asks for it.
  frameSrc: ["'self'", ...playerHosts],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/** For everything, unless its route says otherwise. */
export const policy = {
  contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
};

const nonces = new WeakMap<object, string>();

/** The number that the style sheets of one answer name. Scripts need none: theirs are files. */
export function styleNonce(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('hex');
  nonces.set(response, nonce);
  return nonce;
}

/**
 * For the back-office: its libraries write style sheets into the page, which name the number of this one
 * answer, and the editor reads how a text that is pasted looks in its own document.
 */
export const officePolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...contentPolicy,
      styleSrc: ["'self'", (_: object, response: object) => `'nonce-${styleNonce(response)}'`],
      styleSrcAttr: ["'unsafe-inline'"],
    },
  },
};

/** What a browser could lend to a page, and no page here asks for, save that a video plays and fills the screen. */
const videos = `(self ${playerHosts.map((host) => JSON.stringify(host)).join(' ')})`;
export const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['display-capture', 'encrypted-media', 'fullscreen', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=${/^(autoplay|fullscreen)$/.test(feature) ? videos : '()'}`)
  .join(', ');
