import { findBrowser } from '../../../setup/browser.mjs';
import { addresses } from '../../../tests/e2e/addresses.ts';
import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { axeFindings, expect, visit, test as visitor } from '../../../tests/e2e/site.ts';
import { type CallApi, factOf, open, save, test, unique } from '../../../tests/e2e/staff.ts';
import { makeReceiver } from '../../../tests/seguidores/pushService.ts';
import { solveCaptcha } from '../../../tests/solveCaptcha.ts';

// While somebody follows, saving a record asks whether to tell them: this village is one where no
// other journey publishes by the long form.
visitor.use({ baseURL: addresses.urgent });
test.use({ baseURL: addresses.urgent });

const address = () => `${unique('segue').replace(' ', '-')}@example.com`;

/** The private page that the last letter to somebody leads to. */
async function ownPage(email: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const letter = (await lettersTo(email)).at(-1) ?? '';
      path = /https?:\/\/localhost:\d+(\/seguir\/[\w-]+)/.exec(letter)?.[1] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

visitor(
  'a visitor follows the village, changes what comes, and leaves',
  {
    tag: '@phone',
  },
  async ({ page, watch }) => {
    const email = address();
    await visit(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Seguir a aldeia' }).click();
    await expect(page).toHaveURL(/\/seguir$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Email').fill(email);
    const topics = page.getByRole('group', { name: 'O que quer receber' }).getByRole('checkbox');
    for (const each of await topics.all()) await each.uncheck();
    await page.getByRole('checkbox', { name: /robô/ }).click();
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.locator('#temas-erro')).toBeVisible();
    // The browser logs the refused call by itself.
    watch.complaints.length = 0;
    for (const each of await topics.all()) await each.check();
    await expect(page.locator('#temas-erro')).toHaveCount(0);
    await page.getByLabel('Documentos').uncheck();
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByText('Falta confirmar')).toBeVisible();

    await visit(page, await ownPage(email));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Está confirmado')).toBeVisible();
    await expect(page.getByLabel('Documentos')).not.toBeChecked();
    await page.getByLabel('Uma vez por semana').check();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Ficou guardado.')).toBeVisible();
    // What is ticked before the scripts arrive counts.
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => arrival.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByLabel('Uma vez por semana')).toBeChecked();
    await page.getByLabel('Eventos').uncheck();
    arrive();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Ficou guardado.')).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByLabel('Eventos')).not.toBeChecked();
    await page.getByRole('button', { name: 'Deixar de receber' }).click();
    await expect(page.getByText('Já não recebe mais nada')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Esta ligação já não serve' })).toBeVisible();
    expect(watch.complaints).toEqual([]);
  },
);

/** Follows and confirms over the API. */
async function follow(api: CallApi): Promise<string> {
  const email = address();
  const puzzle = await api<Parameters<typeof solveCaptcha>[0]>(
    'GET',
    '/api/captcha?for=seguidores',
  );
  const wish = {
    email,
    temas: ['avisos'],
    frequencia: 'logo',
    captcha: await solveCaptcha(puzzle),
  };
  await api('POST', '/api/seguidores', wish);
  const own = `/api/seguidores/${(await ownPage(email)).split('/').at(-1)}`;
  await api('POST', `${own}/confirmar`);
  return own;
}

test('staff who publish a notice are asked whether those who follow are to be told', async ({
  staff,
  api,
  watch,
}) => {
  const own = await follow(api);
  const title = unique('Corte de água');
  await open(staff, 'avisos/adicionar');
  await staff.getByRole('textbox', { name: 'Título' }).fill(title);
  await staff.getByLabel(/^Descrição para a lista/).fill('Amanhã, das 9h às 12h.');
  await staff.locator('#campo-description').fill('Amanhã, das 9h às 12h.');
  await save(staff);
  const asked = staff.getByRole('dialog', { name: 'Avisar quem segue a aldeia?' });
  await expect(asked).toContainText('Amanhã, das 9h às 12h.');
  expect(await axeFindings(staff)).toEqual([]);
  await asked.getByRole('button', { name: /^Avisar \d+ pessoas?$/ }).click();
  await expect(staff.getByText('Quem segue vai ser avisado.')).toBeVisible();

  await open(staff, 'seguidores');
  await expect(staff.getByText(title)).toBeVisible();
  await expect(factOf(staff, 'Eventos')).toHaveText(/na hora/);
  expect(await axeFindings(staff)).toEqual([]);
  await api('DELETE', own);
  expect(watch.complaints).toEqual([]);
});

/** Stands in for the browser maker's push service: gives an address and keys, until the page unsubscribes. */
function playPushService({ endpoint, keys }: { endpoint: string; keys: Record<string, string> }) {
  const device = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('device') === undefined,
  };
  const held = () => (localStorage.getItem('device') ? device : null) as PushSubscription | null;
  PushManager.prototype.getSubscription = async () => held();
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('device', endpoint);
    return held() as PushSubscription;
  };
}

/**
 * Answers a device's calls in the page, as the server would after asking a push service on the internet to take
 * the proof; pushes.test.ts has what the server does.
 */
function playServer({ endpoint, prova }: { endpoint: string; prova: string }) {
  const real = window.fetch;
  const refused = () =>
    Response.json({ errors: [{ param: '', msg: 'Recusado' }] }, { status: 422 });
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (!/^\/api\/notificacoes(\/confirmar)?$/.test(pathname)) return real(input, init);
    const { subscription, temas, captcha, ...sent } = JSON.parse(String(init?.body ?? '{}'));
    const named = subscription?.endpoint ?? sent.endereco ?? searchParams.get('endereco');
    if (named !== endpoint) return refused();
    const device = JSON.parse(localStorage.getItem('kept') ?? '{"confirmado":false,"temas":[]}');
    if (pathname.endsWith('/confirmar')) {
      if (sent.prova !== prova) return refused();
      device.confirmado = true;
    } else if (init?.method === 'POST') {
      if (!captcha) return refused();
      device.temas = temas;
    } else if (init?.method === 'DELETE') device.confirmado = false;
    localStorage.setItem('kept', JSON.stringify(device));
    return Response.json({ aparelho: init?.method === 'DELETE' ? { saiu: true } : device });
  };
}

visitor(
  'a device follows without saying whose it is, shows what comes, and leaves',
  { tag: '@phone' },
  async ({ playwright, launchOptions, viewport, baseURL }) => {
    const executablePath = findBrowser({ whole: true }) ?? '';
    visitor.skip(executablePath === '', 'Only the whole browser has notifications.');
    const browser = await playwright.chromium.launch({ ...launchOptions, executablePath });
    const context = await browser.newContext({ viewport, serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications'], { origin: String(baseURL) });
    const { chave: p256dh, segredo: auth } = await makeReceiver();
    const endpoint = `https://push.example/${crypto.randomUUID()}`;
    await context.addInitScript(playPushService, { endpoint, keys: { p256dh, auth } });
    const prova = crypto.randomUUID();
    await context.addInitScript(playServer, { endpoint, prova });
    const page = await context.newPage();
    await visit(page, '/seguir');
    /** Has this browser get push messages, by a session of its own each time. */
    const deliver = async (...messages: object[]) => {
      const devtools = await context.newCDPSession(page);
      const registered = new Promise<string>((found) => {
        devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          for (const { registrationId } of registrations) found(registrationId);
        });
      });
      await devtools.send('ServiceWorker.enable');
      const registrationId = await registered;
      for (const each of messages) {
        const pushed = { origin: String(baseURL), registrationId, data: JSON.stringify(each) };
        await devtools.send('ServiceWorker.deliverPushMessage', pushed);
      }
      await devtools.detach();
    };
    const own = page.getByRole('region', { name: 'Neste aparelho' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await own.scrollIntoViewIfNeeded();
    await own.getByRole('button', { name: 'Receber avisos neste aparelho' }).click();
    await expect(own.getByText('vai aparecer neste aparelho um primeiro aviso')).toBeVisible();
    await deliver({ title: 'É assim que os avisos aparecem', path: '/seguir', prova });
    await expect(own.getByText('Este aparelho passa a receber avisos')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await own.getByLabel('Documentos').uncheck();
    await own.getByRole('button', { name: 'Guardar' }).click();
    await expect(own.getByText('Ficou guardado.')).toBeVisible();
    await page.reload();
    await expect(own.getByLabel('Documentos')).not.toBeChecked();
    await expect(own.getByLabel('Eventos')).toBeChecked();

    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, data }) => [title, data]);
      });
    // The same twice is shown once.
    const message = { title: 'Perigo: Corte de água', path: '/comunidade/x' };
    await deliver(message, message);
    await expect.poll(shown).toEqual([
      ['Perigo: Corte de água', '/comunidade/x'],
      ['É assim que os avisos aparecem', '/seguir'],
    ]);
    // A test cannot press a system notification, so the worker gets the event of a press.
    const opened = await context.serviceWorkers()[0]?.evaluate(`(async () => {
      const [notification] = await registration.getNotifications({ tag: '/comunidade/x' });
      return new Promise((opened) => {
        clients.openWindow = async (path) => opened(path);
        dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      });
    })()`);
    expect(opened).toBe('/comunidade/x');
    await expect.poll(shown).toEqual([['É assim que os avisos aparecem', '/seguir']]);

    await own.getByRole('button', { name: 'Deixar de receber neste aparelho' }).click();
    await expect(own.getByText('já não recebe avisos')).toBeVisible();
    await page.reload();
    await expect(own.getByRole('button', { name: 'Receber avisos neste aparelho' })).toBeVisible();
    await browser.close();
  },
);
