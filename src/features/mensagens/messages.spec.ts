import { addresses, credentials } from '../../../tests/e2e/addresses.ts';
import { onAPhone, onBothDevices } from '../../../tests/e2e/devices.ts';
import { lettersTo } from '../../../tests/e2e/lettersTo.ts';
import { pdf } from '../../../tests/e2e/samples.ts';
import { axeFindings, expect, expectSound } from '../../../tests/e2e/site.ts';
import { type CallApi, factOf, open, search, test, unique } from '../../../tests/e2e/staff.ts';
import { solveCaptcha } from '../../../tests/solveCaptcha.ts';

const said = 'Bom dia.\nA fonte secou. Ligue para 912 345 678.';

/** Writes to the council as a visitor; returns the visitor's e-mail address. */
async function writeToCouncil(api: CallApi, subject: string): Promise<string> {
  const challenge = await api<Parameters<typeof solveCaptcha>[0]>(
    'GET',
    '/api/captcha?for=mensagens',
  );
  const email = `${unique('joana').replace(' ', '-')}@example.com`;
  const captcha = await solveCaptcha(challenge);
  await api('POST', '/api/mensagens', {
    name: 'Joana Prova',
    email,
    subject,
    mensagem: said,
    captcha,
  });
  return email;
}

type Message = { _id: string; subject: string };

/** The address of the screen of a message. */
async function screenOf(api: CallApi, subject: string): Promise<string> {
  const { arrayMensagens } = await api<{ arrayMensagens: Message[] }>('GET', '/api/mensagens');
  return `mensagens/${arrayMensagens.find((each) => each.subject === subject)?._id}`;
}

onBothDevices('desk', (isPhone) => {
  test('a message is answered in three steps, and the letter has what was asked', async ({
    staff,
    api,
    watch,
  }) => {
    const subject = unique('A fonte');
    const email = await writeToCouncil(api, subject);
    await open(staff, 'mensagens?estado=por-responder');
    await expect(staff.getByRole('link', { name: /^Por responder \d+/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await axeFindings(staff)).toEqual([]);

    await staff
      .getByRole(isPhone ? 'listitem' : 'row')
      .filter({ hasText: subject })
      .getByRole('link', { name: 'Joana Prova' })
      .click();
    const box = staff.getByLabel('A sua resposta');
    await box.fill('Mandámos lá alguém.');
    const [chooser] = await Promise.all([
      staff.waitForEvent('filechooser'),
      staff.getByRole('button', { name: 'Anexar ficheiros' }).click(),
    ]);
    await chooser.setFiles([pdf('planta.pdf'), pdf('outra.pdf')]);
    await staff.getByRole('button', { name: 'Retirar outra.pdf' }).click();
    await expect(staff.getByRole('list', { name: 'Anexos' })).toContainText('planta.pdf');
    await staff.getByRole('button', { name: 'Enviar resposta' }).click();

    const talk = staff.getByRole('list', { name: 'Conversa' });
    await expect(talk.getByText('Mandámos lá alguém.')).toBeVisible();
    await expect(talk.getByText('Entregue')).toBeVisible();
    await expect(talk.getByText('Respondida')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Responder outra vez' })).toBeVisible();
    await expect(box).toHaveCount(0);
    const [letter = ''] = await lettersTo(email);
    expect(letter).toContain('Mandámos lá alguém.');
    expect(letter.replaceAll('\r', '')).toContain('> Bom dia.\n> A fonte secou.');
    expect(letter).toMatch(/^Reply-To: /m);
    expect(letter).toContain('filename=planta.pdf');
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      talk.getByRole('button', { name: 'planta.pdf' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('anexo.pdf');
    await expectSound(staff);

    await open(staff, 'mensagens?estado=por-responder');
    await expect(staff.getByText(subject)).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });
});

test('an answer waits for the file that goes with it, also with Ctrl+S', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const subject = unique('Com anexo');
  const email = await writeToCouncil(api, subject);
  await open(staff, await screenOf(api, subject));
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await staff.route(/\/api\/anexos\?/, (route) => arrival.then(() => route.continue()));
  await staff.getByLabel('A sua resposta').fill('Segue a planta.');
  await staff.locator('input[type="file"]').setInputFiles(pdf('planta.pdf'));
  await staff.keyboard.press('Control+s');
  const send = staff.getByRole('button', { name: 'Enviar resposta' });
  await expect(send).toHaveAttribute('data-loading');
  arrive();
  await expect(staff.getByRole('button', { name: 'planta.pdf', exact: true })).toBeVisible();
  await expect.poll(async () => (await lettersTo(email)).join()).toContain('filename=planta.pdf');
});

test('set phrases go where the cursor is, and are changed on the spot', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const subject = unique('Frases');
  await writeToCouncil(api, subject);
  await open(staff, await screenOf(api, subject));
  const box = staff.getByLabel('A sua resposta');
  await box.fill('Fim.');
  await box.press('Home');
  await staff.getByText('Frases feitas', { exact: true }).click();
  await staff.getByRole('button', { name: 'Bom dia, {nome}.' }).click();
  await expect(box).toHaveValue('Bom dia, Joana Prova.\nFim.');
  await expect(box).toBeFocused();
  expect(await axeFindings(staff)).toEqual([]);

  const phrase = unique('A fonte é da EDM');
  await staff.getByRole('button', { name: 'Mudar as frases' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Frases feitas' });
  await dialog.getByRole('textbox', { name: 'Frases feitas' }).fill(phrase);
  await dialog.getByRole('button', { name: 'Adicionar frase' }).click();
  expect(await axeFindings(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);
  await staff.getByRole('button', { name: phrase }).click();
  await expect(box).toHaveValue(`Bom dia, Joana Prova.\n${phrase}\nFim.`);
});

test('an answer that is half-written waits, and a colleague who was quicker is read first', async ({
  staff,
  api,
}) => {
  const subject = unique('Dois ao mesmo tempo');
  const email = await writeToCouncil(api, subject);
  const screen = await screenOf(api, subject);
  await open(staff, screen);
  const box = staff.getByLabel('A sua resposta');
  await box.fill('A minha resposta.');
  await staff.getByLabel('Assinar também com o seu nome').fill('Rui Pires');
  await open(staff, 'avisos');
  await open(staff, screen);
  await expect(box).toHaveValue('A minha resposta.');
  await expect(staff.getByText('Continua onde tinha ficado.')).toBeVisible();

  await api('POST', `/api/${screen}/respostas`, { texto: 'Já respondi eu.', vistas: 0 });
  await staff.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(staff.getByRole('alert')).toContainText(/Entretanto admin\S* respondeu/);
  const talk = staff.getByRole('list', { name: 'Conversa' });
  await expect(talk).toContainText('Já respondi eu.');
  await expect(box).toHaveValue('A minha resposta.');
  expect(await axeFindings(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(talk.getByText('A minha resposta.')).toBeVisible();
  await expect(talk.getByText('Rui Pires')).toBeVisible();
  await expect.poll(() => lettersTo(email)).toHaveLength(2);
});

test('a message is found, marked and deleted', async ({ staff, api, watch }) => {
  const subject = unique('Sem resposta');
  const email = await writeToCouncil(api, subject);
  await open(staff, 'mensagens');
  const heads = ['De', 'Assunto', 'Recebida em', 'Estado', 'Abrir'];
  await expect(staff.getByRole('table').getByRole('columnheader')).toHaveText(heads);
  await search(staff, subject);
  const row = staff.getByRole('row').filter({ hasText: subject });
  await expect(row.getByRole('cell')).toHaveText([
    subject,
    /^\d{2} de [a-zç]+ de \d{4}$/,
    'Por responder',
    '',
  ]);
  expect(await axeFindings(staff)).toEqual([]);
  await row.getByRole('link', { name: 'Joana Prova' }).click();
  await expect(staff.locator('main h1')).toHaveText(subject);
  const talk = staff.getByRole('list', { name: 'Conversa' });
  await expect(talk).toContainText('A fonte secou.');
  await expect(
    staff.getByRole('link', { name: 'Responder no meu programa de email' }),
  ).toHaveAttribute('href', `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`);
  await staff.getByRole('button', { name: 'Marcar como respondida' }).click();
  await expect(talk.getByText('Respondida')).toBeVisible();
  await staff.getByRole('button', { name: 'Marcar como por responder' }).click();
  await expect(talk.getByText('Por responder')).toBeVisible();

  await staff.getByRole('button', { name: 'Apagar' }).click();
  const modal = staff.getByRole('dialog');
  await expect(modal).toContainText('Deseja apagar a mensagem?');
  await modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(modal).toBeHidden();
  await staff.getByRole('button', { name: 'Apagar' }).click();
  await modal.getByRole('button', { name: 'Sim, Apagar' }).click();
  await expect(staff).toHaveURL(/\/backoffice\/mensagens$/);
  await expect(staff.getByText(subject)).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test.describe('while the mail server is away', () => {
  test.use({ baseURL: addresses.apart });

  test('emails wait, are given up, leave when staff send them again, and go when staff delete them', {
    tag: '@prove',
  }, async ({ staff, api, watch }) => {
    const subject = unique('Sem correio');
    const recipient = `${unique('desistida').replace(' ', '-')}@example.com`;
    await fetch(addresses.letters, { method: 'DELETE', body: recipient });
    await writeToCouncil(api, subject);
    const given = staff.getByRole('row').filter({ hasText: recipient });
    const waiting = staff.getByRole('row').filter({ hasText: subject });
    await expect(async () => {
      await open(staff, 'cartas?estado=a-espera');
      await expect(waiting).toContainText('1 tentativa', { timeout: 1_000 });
    }).toPass();
    await expect(waiting).toContainText('O servidor de correio não responde');
    await expect(waiting).toContainText(/Próxima: \d{2} de [a-zç]+ de \d{4}/);
    await waiting.getByRole('link', { name: 'Ver a mensagem' }).click();
    await expect(staff.locator('main h1')).toHaveText(subject);

    await staff.getByRole('link', { name: 'Emails' }).click();
    await expect(staff).toHaveURL(/estado=falharam$/);
    await expect(staff.getByRole('link', { name: /^Falharam \d+/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(given).toContainText('12 tentativas');
    expect(await axeFindings(staff)).toEqual([]);
    await given.getByRole('link', { name: recipient }).click();
    await expect(staff.locator('main h1')).toHaveText('Uma carta desistida');
    await expect(factOf(staff, 'Para')).toHaveText(recipient);
    await expect(factOf(staff, 'Texto')).toHaveText('Boa tarde, esta carta nunca saiu.');
    await expect(factOf(staff, 'Tentativas')).toHaveText('12');
    await expect(factOf(staff, 'Próxima tentativa')).toHaveText('Só quando o enviar de novo');
    await expect(staff.getByText('connect ECONNREFUSED')).toBeHidden();
    await staff.getByText('O que o servidor de correio disse').click();
    await expect(staff.getByText('connect ECONNREFUSED')).toBeVisible();
    await expectSound(staff);

    const unwanted = unique('Para apagar');
    await writeToCouncil(api, unwanted);
    await open(staff, 'cartas?estado=a-espera');
    await staff
      .getByRole('row')
      .filter({ hasText: unwanted })
      .getByRole('rowheader')
      .getByRole('link')
      .click();
    await staff.getByRole('button', { name: 'Apagar' }).click();
    const question = staff.getByRole('dialog', { name: 'Deseja apagar o email?' });
    await expect(question).toContainText('Se apagar, não poderá voltar atrás');
    expect(await axeFindings(staff)).toEqual([]);
    await question.getByRole('button', { name: 'Sim, Apagar' }).click();
    await expect(staff.getByText('O email foi apagado.')).toBeVisible();
    await open(staff, 'cartas?estado=a-espera');
    await expect(waiting).toHaveCount(1);
    await expect(staff.getByRole('row').filter({ hasText: unwanted })).toHaveCount(0);

    await fetch(addresses.letters, { method: 'POST' });
    await waiting.getByRole('button', { name: 'Enviar de novo' }).click();
    await expect(staff.getByText(/vai sair dentro de momentos/)).toBeVisible();
    await open(staff, 'cartas?estado=falharam');
    await staff.getByRole('button', { name: 'Enviar todos de novo' }).click();
    await expect(staff.getByText(/^Dentro de momentos sa(i|em) \d+ emails?\.$/)).toBeVisible();
    await expect.poll(() => lettersTo(recipient)).toHaveLength(1);
    await expect(async () => {
      await open(staff, 'cartas?estado=enviados');
      await expect(waiting).toHaveCount(1, { timeout: 1_000 });
    }).toPass();
    await expectSound(staff);
    expect(watch.complaints).toEqual([]);
  });
});

test('an administrator tries out whether emails leave', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  type Conta = { _id: string; username: string; disabled: boolean; isAdmin: boolean };
  const { arrayContas } = await api<{ arrayContas: Conta[] }>('GET', '/api/contas');
  const { _id, disabled, isAdmin } =
    arrayContas.find(({ username }) => username === credentials.username) ?? {};
  const email = `${unique('admin').replace(' ', '-')}@example.com`;
  await api('PUT', `/api/contas/${_id}`, { disabled, isAdmin, email });
  await open(staff, 'cartas');
  await staff.getByRole('button', { name: 'Enviar um email de teste' }).click();
  await expect(staff.getByText('O email de teste saiu')).toBeVisible();
  await expect.poll(() => lettersTo(email)).not.toHaveLength(0);
  expect(await axeFindings(staff)).toEqual([]);
  await api('PUT', `/api/contas/${_id}`, { disabled, isAdmin, email: '' });
});

test.describe('without a mail server', () => {
  test.use({ baseURL: addresses.withoutMail, ...onAPhone });

  test('an answer waits, and staff read what that means and what to ask for', {
    tag: '@prove',
  }, async ({ staff, api }) => {
    const subject = unique('Sem servidor');
    const email = await writeToCouncil(api, subject);
    await open(staff, await screenOf(api, subject));
    const warning = staff.getByRole('alert').filter({ hasText: 'Ainda não saem emails' });
    await expect(warning.getByRole('link', { name: /programa de email/ })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${email}`),
    );
    await expect(warning.getByRole('link', { name: /telefone/ })).toHaveAttribute(
      'href',
      'tel:912345678',
    );
    await expectSound(staff);
    await staff.getByLabel('A sua resposta').fill('Escrevi na mesma.');
    await staff.getByRole('button', { name: 'Enviar resposta' }).click();
    const talk = staff.getByRole('list', { name: 'Conversa' });
    await expect(talk.getByText('À espera')).toBeVisible();

    await open(staff, 'cartas');
    await staff.getByText('O que pedir a quem gere o site').click();
    await expect(staff.getByText(/^SMTP_URL=smtp:/)).toBeVisible();
    await staff.getByRole('button', { name: 'Copiar para quem gere o site' }).click();
    await expect(staff.getByText(/^Copiado|ficou selecionado/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Enviar um email de teste' })).toHaveCount(0);
    await expectSound(staff);
    await api('DELETE', `/api/${await screenOf(api, subject)}`);
  });
});

test.describe('where there are more than fit a page', () => {
  test.use({ baseURL: addresses.long });

  test('messages are paged, found by what is said of them, and sorted', { tag: '@prove' }, async ({
    staff,
  }) => {
    await open(staff, 'mensagens?pagina=9');
    await expect(staff).toHaveURL(/mensagens\?pagina=2$/);
    const rows = staff.getByRole('table').getByRole('rowheader');
    await expect(rows).toHaveCount(20);
    await expect(rows.last()).toHaveText('Vizinha 70');
    await search(staff, 'respondida');
    await expect(staff.getByText('10 mensagens encontradas')).toBeVisible();
    await search(staff, 'v33@exemplo.pt');
    await expect(rows).toHaveText(['Vizinha 33']);
    await staff.getByRole('searchbox').fill('');
    await staff.getByRole('button', { name: 'Recebida em' }).click();
    await expect(rows.first()).toHaveText('Vizinha 70');
    await expectSound(staff);
  });

  test('a sort that is pressed while the words are on their way is kept, and so are the words', {
    tag: '@prove',
  }, async ({ staff }) => {
    await open(staff, 'mensagens?q=v33');
    await expect(staff.getByText('1 mensagem encontrada')).toBeVisible();
    await staff.route('**/api/mensagens?*', async (each) => {
      await staff.waitForTimeout(1_000);
      await each.continue();
    });
    await staff.getByRole('searchbox').fill('');
    await staff.getByRole('button', { name: 'Recebida em' }).click();
    const rows = staff.getByRole('table').getByRole('rowheader');
    await expect(rows.first()).toHaveText('Vizinha 70');
    await expect(staff.getByRole('searchbox')).toHaveValue('');
  });
});
