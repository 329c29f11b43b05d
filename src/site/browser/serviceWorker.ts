/**
 * Keeps a little of the site on the device for when there is no connection: the last pages read and
 * the contacts. With a connection, every page comes from the server. It is a separate file without
 * imports, because browsers fetch it on its own.
 */

/** The parts of a service worker's API used here, which the DOM types of pages lack. */
type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  request: Request;
  data: { json(): { title: string; path: string; prova?: string } };
  notification: Notification;
};
type OpenPage = { url: string; postMessage(message: object): void };
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(asked: { includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: string, act: (event: WorkerEvent) => void): void;
};

const pages = 'paginas';
const files = 'ficheiros';
const mostPages = 20;
const mostFiles = 150;

const contacts = '/contactos';
/** Never kept: the back-office, and what is for programs. */
const apart = /^\/(api|backoffice|login)(\/|$)/;
/** The header that says when a page was kept. */
const keptAt = 'x-kept-at';

const momentOf = ({ headers }: Response) => headers.get(keptAt) ?? '';

/** The pages that are kept, the newest first. */
async function allKept(): Promise<{ path: string; response: Response }[]> {
  const cache = await caches.open(pages);
  const all: { path: string; response: Response }[] = [];
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    if (response) all.push({ path: new URL(url).pathname, response });
  }
  return all.sort((one, other) => (momentOf(one.response) < momentOf(other.response) ? 1 : -1));
}

/**
 * Keeps a page with the styles, fonts and script that it links to. Private pages, which the server
 * sends with `no-store`, are not kept, nor are pages with a query.
 */
async function keep(url: string, response: Response): Promise<void> {
  const { pathname, search } = new URL(url, location.origin);
  const { headers, ok, redirected } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const isForOne = headers.get('cache-control')?.includes('no-store');
  if (!ok || redirected || !isPage || isForOne || search !== '' || apart.test(pathname)) return;
  const html = await response.text();
  const keptHeaders = new Headers(headers);
  keptHeaders.set(keptAt, new Date().toISOString());
  keptHeaders.delete('content-encoding');
  const cache = await caches.open(pages);
  await cache.put(pathname, new Response(html, { headers: keptHeaders }));
  const older = (await allKept()).filter(({ path }) => path !== contacts).slice(mostPages);
  for (const { path } of older) await cache.delete(path);
  await (await caches.open(files)).addAll(new Set(html.match(/\/assets\/[\w.-]+/g)));
}

const inWords = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Lisbon',
  });

/** What the line above a kept page says, in Portuguese and by the first part of an address. */
const lines = {
  pt: {
    locale: 'pt-PT',
    offline: 'Sem ligação à Internet.',
    notKept: 'A página que pediu não está guardada neste aparelho: aqui estão os contactos.',
    page: (then: string) => `Esta página é de ${then}.`,
    both: (then: string, latest: string) =>
      `Esta página é de ${then}; os avisos urgentes, de ${latest}.`,
  },
  en: {
    locale: 'en-GB',
    offline: 'No Internet connection.',
    notKept: 'The page you asked for is not stored on this device: here are the contacts.',
    page: (then: string) => `This page is from ${then}.`,
    both: (then: string, latest: string) =>
      `This page is from ${then}; the urgent notices are from ${latest}.`,
  },
  es: {
    locale: 'es-ES',
    offline: 'Sin conexión a Internet.',
    notKept:
      'La página que ha pedido no está guardada en este dispositivo: aquí tiene los contactos.',
    page: (then: string) => `Esta página es del ${then}.`,
    both: (then: string, latest: string) =>
      `Esta página es del ${then}; los avisos urgentes, del ${latest}.`,
  },
  fr: {
    locale: 'fr-FR',
    offline: 'Pas de connexion à Internet.',
    notKept: 'La page demandée n’est pas conservée sur cet appareil : voici les contacts.',
    page: (then: string) => `Cette page date du ${then}.`,
    both: (then: string, latest: string) =>
      `Cette page date du ${then} ; les avis urgents, du ${latest}.`,
  },
};

/** The language of an address, and the contacts in it. */
function languageOf(path: string) {
  const [, code] = /^\/(en|es|fr)(?:\/|$)/.exec(path) ?? [];
  const language = (code ?? 'pt') as keyof typeof lines;
  return { language, ownContacts: code ? `/${code}${contacts}` : contacts };
}

/** The first thing in a page: the link that skips to the content. */
const first = /<body>\s*<a [^>]*>[^<]*<\/a>/;
/** The script that hides closed notices, and the urgent notices; each with what comes before it. */
const urgent = [
  [/<script data-closed=.*?<\/script>\n/s, /<meta name="theme-color"[^>]*>\n/],
  [/<section class="Urgentes-urgentes".*?<\/section>/s, first],
] as const;

/** The kept page, or else the contacts, with the latest urgent notices and a line that says how old both are. */
async function recall(asked: string): Promise<Response | undefined> {
  const all = await allKept();
  const own = all.find(({ path }) => path === asked);
  const { language, ownContacts } = languageOf(asked);
  const at = (wanted: string) => all.find((each) => each.path === wanted);
  const { path, response } = own ?? at(ownContacts) ?? at(contacts) ?? {};
  if (!response || !all[0]) return undefined;
  const words = lines[language];
  const [then = '', latest = ''] = [momentOf(response), momentOf(all[0].response)].map((moment) =>
    inWords(words.locale).format(new Date(moment)),
  );
  const { headers } = response;
  const sentences = [
    words.offline,
    own ? '' : words.notKept,
    then === latest ? words.page(then) : words.both(then, latest),
  ].join(' ');
  let html = await response.text();
  const newest = path === all[0].path ? html : await all[0].response.text();
  // The line is below the notices and has the same margins.
  const line = `<div class="dark" role="status" lang="${words.locale}"><p class="wrap Urgentes-row">${sentences}</p></div>`;
  html = html.replace(first, (match) => match + line);
  for (const [part, before] of urgent) {
    const [notices = ''] = part.exec(newest) ?? [];
    html = html.replace(part, '').replace(before, (match) => match + notices);
  }
  return new Response(html, { headers });
}

/** A page comes from the server; the kept one is shown only if the server cannot be reached. */
async function answerPage(event: WorkerEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(url, response.clone()));
    return response;
  } catch (error) {
    const { pathname, search } = new URL(url);
    const kept = await recall(search === '' ? pathname : '');
    if (kept) return kept;
    throw error;
  }
}

/** A file marked `immutable` never changes, so the kept one is used. The oldest make room for new ones. */
async function answerFile(event: WorkerEvent): Promise<Response> {
  const cache = await caches.open(files);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  const isForGood = response.headers.get('cache-control')?.includes('immutable');
  if (response.ok && isForGood) event.waitUntil(keepFile(cache, event.request, response.clone()));
  return response;
}

async function keepFile(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  for (const older of (await cache.keys()).slice(0, -mostFiles)) await cache.delete(older);
}

// Every version can use what an older one kept, so the newest takes over at once.
worker.addEventListener('install', (event) => {
  const begin = async () => {
    await worker.skipWaiting();
    const open = await worker.clients.matchAll({ includeUncontrolled: true });
    // A page that cannot be fetched now is kept when it is read.
    for (const url of [contacts, ...open.map((each) => each.url)]) {
      const response = await fetch(url).catch(() => undefined);
      if (response) await keep(url, response).catch(() => {});
    }
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || apart.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(answerPage(event));
  else if (['font', 'image', 'script', 'style'].includes(destination)) {
    event.respondWith(answerFile(event));
  }
});

// Something was published; its path is the tag, so that two pushes about it show once. The first push to a
// device has a proof that it arrived, for the page that turned notifications on; browsers want it shown too.
worker.addEventListener('push', (event) => {
  const { title, path, prova } = event.data.json();
  const shown = { tag: path, data: path, icon: '/icone-192.png', lang: 'pt-PT' };
  const tellPages = async () => {
    const open = prova ? await worker.clients.matchAll({ includeUncontrolled: true }) : [];
    for (const page of open) page.postMessage({ prova });
  };
  event.waitUntil(Promise.all([worker.registration.showNotification(title, shown), tellPages()]));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(worker.clients.openWindow(notification.data));
});
