import { createHash, randomBytes } from 'node:crypto';
import { playerHosts } from '../../language/video.ts';

/** Has browsers prefetch the page that somebody is about to open, but no private page. */
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
 * Tells the style sheet which urgent notices not to show: those closed on this device, and those
 * that are over. The notices of the page and the name of the storage are in the script's data
 * attributes, so that its text, and with it its checksum, is always the same.
 */
export const hideClosedNotices = [
  "{const{documentElement:root,currentScript:{dataset:{closed,marks}}}=document;let kept='';",
  "try{kept=localStorage.getItem(closed)??''}catch{}",
  "const all=marks.split(' '),now=new Date().toISOString();",
  "const away=all.flatMap((mark,i)=>kept.split(' ').includes(mark)||mark.split('@')[2]<=now?[i+1]:[]);",
  "if(away.length===all.length)away.push('all');root.dataset.away=away.join(' ')}",
].join('');

/**
 * Has pages fade into each other, unless people prefer less motion. It stands in the page, since
 * Chromium sometimes shows a page before it has read the rules of a style sheet's file that has
 * arrived; without this one it breaks the fade off and reports an error on the page.
 */
export const fading =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

const checksum = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a browser may fetch and run for a page, and the only scripts and styles inside it that count. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", checksum(speculation), checksum(hideClosedNotices)],
  styleSrc: ["'self'", checksum(fading)],
  // A photo may be at a typed address elsewhere, and the map's tiles always are.
  imgSrc: ["'self'", 'https:', 'data:'],
  // A video, once a visitor asks for it.
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

/** The nonce of the style sheets in one answer. Scripts need none: they are files. */
export function styleNonce(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('hex');
  nonces.set(response, nonce);
  return nonce;
}

/**
 * For the back-office: its libraries write style sheets into the page, with the answer's nonce, and
 * the editor needs style attributes to read how pasted text looks.
 */
export const officePolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      ...contentPolicy,
      // A page that is looked at before it is saved goes by the policy of the back-office.
      styleSrc: [
        "'self'",
        (_: object, response: object) => `'nonce-${styleNonce(response)}'`,
        checksum(fading),
      ],
      styleSrcAttr: ["'unsafe-inline'"],
    },
  },
};

/** Browser features are all turned off, except that videos may play and fill the screen. */
const videos = `(self ${playerHosts.map((host) => JSON.stringify(host)).join(' ')})`;
export const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=${/^(autoplay|fullscreen)$/.test(feature) ? videos : '()'}`)
  .join(', ');
