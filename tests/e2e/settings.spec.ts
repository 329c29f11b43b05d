import type { Page } from '@playwright/test';
import { definicoesGroups } from '../../src/sections/definicoes.ts';
import { addresses } from './addresses.ts';
import { onAPhone } from './devices.ts';
import { lettersTo } from './lettersTo.ts';
import { newEvent } from './newEvent.ts';
import { photo } from './samples.ts';
import { axeFindings, expect, expectSound, visit } from './site.ts';
import { confirm, fieldOf, menuEntry, open, save, test } from './staff.ts';

/** The settings of another village, by field. */
const words = {
  villageName: 'Vilar do Monte',
  councilName: 'Junta de Freguesia de Vilar do Monte',
  parkName: 'Parque Natural do Norte',
  tagline: 'Onde o rio faz a curva',
  address: 'Rua Nova, 7\n5000-001 Vilar do Monte',
  latitude: '41.5',
  longitude: '-7.25',
  email: 'geral@vilardomonte.example',
  openingHours: 'Todos os dias, das 10h00 às 12h00',
  responsible: 'Amélia Prova, presidente',
  facebook: 'facebook.example/vilardomonte',
  instagram: 'instagram.example/vilardomonte',
  youtube: 'youtube.example/vilardomonte',
  iban: 'PT50 1111 2222 3333 4444 5555 6',
  mbway: '919191919',
  paymentNotes: 'Em dinheiro, ao domingo.',
  complaintsUrl: 'https://reclamar.example/vilar',
};
const texts = {
  shortText: 'Vilar em poucas palavras.',
  longText: 'Vilar contado com vagar.',
  gettingThere: 'Siga o rio até à curva.',
  extraTerms: 'Quem se inscreve traz merenda.',
};

/** Removes every item of a list, one after the other. */
async function clear(staff: Page, name: string) {
  const remove = fieldOf(staff, name).getByRole('button', { name: /^Remover/ });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
}

const payments = definicoesGroups.find(({ fields }) => fields.includes('iban')) ?? {
  title: '',
  fields: [],
};

/** Fills in what a page of the settings asks for. */
async function fillPage(staff: Page, fields: readonly string[]) {
  for (const name of fields) {
    if (name in words) {
      await staff.locator(`#campo-${name}`).fill(words[name as keyof typeof words]);
    }
    if (name in texts) {
      const editor = fieldOf(staff, name).getByRole('textbox');
      await editor.fill(texts[name as keyof typeof texts]);
    }
    if (['phones', 'heroPhotos', 'villagePhotos'].includes(name)) await clear(staff, name);
  }
  if (fields.includes('phones')) await staff.locator('#campo-phones').fill('259111222');
  if (!fields.includes('heroPhotos')) return;
  const upload = fieldOf(staff, 'heroPhotos').locator('input[type="file"]').first();
  await upload.setInputFiles(await photo('vilar.jpg'));
  await fieldOf(staff, 'heroPhotos').getByLabel('Descrição da foto 1').fill('A curva do rio');
}

test.describe('a village apart', () => {
  test.use({ baseURL: addresses.apart });

  test('every word of the demo can be replaced, and the demo taken away', {
    tag: '@prove',
  }, async ({ staff, api, watch }) => {
    // It fills in every page of the settings and reads every public page.
    test.slow();
    const { resumo } = await api<{
      resumo: {
        contagens: { reservasPorPagar: number };
      };
    }>('GET', '/api/resumo');
    await open(staff, 'definicoes');
    const { link: unpaid, fold } = menuEntry(staff, 'inscricoes');
    await fold.click();
    await expect(unpaid).toContainText(`${resumo.contagens.reservasPorPagar} reservas por pagar`);
    await expect(menuEntry(staff, 'mensagens').link).toContainText(/mensage(m|ns) por responder/);
    expect(await axeFindings(staff)).toEqual([]);

    const save = staff.getByRole('button', { name: 'Guardar' });
    const index = staff.getByRole('navigation', { name: 'Páginas das definições' });
    const saved = staff.getByText('As definições ficaram guardadas e já estão no site.');
    const ofDemo = staff.getByText('o site mostra ainda a aldeia de demonstração');
    for (const { title, fields } of definicoesGroups.filter((each) => each !== payments)) {
      await index.getByRole('link', { name: title }).click();
      await expect(staff.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(ofDemo).toBeVisible();
      await fillPage(staff, fields);
      await expect(saved).toBeHidden();
      await save.click();
      // Changing the council's e-mail asks for the password, as changing where money goes does.
      if (fields.includes('email')) {
        await expect(
          staff.getByRole('dialog', { name: 'Guardar o novo email da junta?' }),
        ).toBeVisible();
        await confirm(staff, 'Sim, Guardar');
      }
      await expect(saved).toBeVisible();
      await expect(ofDemo).toBeHidden();
      await staff.getByRole('button', { name: 'Fechar aviso' }).click();
    }
    await index.getByRole('link', { name: payments.title }).click();
    await fillPage(staff, payments.fields);
    await save.click();
    const sure = staff.getByRole('dialog', { name: 'Guardar os novos dados de pagamento?' });
    await expect(sure).toBeVisible();
    expect(await axeFindings(staff)).toEqual([]);
    await sure.getByRole('button', { name: 'Cancelar' }).click();
    await expect(sure).toBeHidden();
    await expect(staff.locator('#campo-iban')).toHaveValue(words.iban);
    await save.click();
    await confirm(staff, 'Sim, Guardar', 'não é esta');
    await expect(fieldOf(staff, 'password')).toContainText('não está certa');
    // The browser logs the refused call by itself.
    expect(watch.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
    await confirm(staff, 'Sim, Guardar');
    await expect(saved).toBeVisible();
    await expect(sure).toBeHidden();
    const changed = 'Os dados de pagamento do site mudaram';
    // Other journeys start and stop its mail server, so waiting letters count too.
    const written = async (to: string) => [
      ...(await lettersTo(to)),
      JSON.stringify(await api('GET', '/api/cartas')),
    ];
    const council = 'junta@soutodaurze.example';
    await expect.poll(async () => (await written(council)).join()).toContain(changed);
    // Saving without a change to payments asks nothing.
    await save.click();
    await expect(save).toBeEnabled();
    await expect(sure).toBeHidden();

    const seen: [path: string, words: (string | RegExp)[]][] = [
      ['/', [words.villageName, words.tagline, words.parkName, texts.shortText]],
      ['/aldeia', [texts.longText, texts.gettingThere, words.parkName]],
      ['/contactos', ['Rua Nova, 7', words.email, words.openingHours, /259\s?111\s?222/]],
      ['/termos_e_condicoes', [texts.extraTerms, words.councilName, words.responsible]],
    ];
    for (const [path, shown] of seen) {
      await staff.goto(path);
      for (const text of shown) await expect(staff.locator('body'), path).toContainText(text);
    }
    const footer = staff.getByRole('contentinfo');
    for (const name of ['facebook', 'instagram', 'youtube'] as const) {
      await expect(footer.locator(`a[href="https://${words[name]}"]`)).toBeVisible();
    }
    await expect(footer.locator(`a[href="${words.complaintsUrl}"]`)).toBeVisible();

    // The letter about a booking says how to pay.
    const email = 'paga@example.com';
    const parties = [{ name: 'Paga Prova', email, numeroAdultos: 1, numeroCriancas: 0 }];
    const event = await newEvent(api, { title: 'Evento de Vilar', parties });
    for (const way of [words.iban, /919\s?191\s?919/, words.paymentNotes]) {
      await expect.poll(async () => (await written(email)).join()).toMatch(way);
    }

    // The numbers of the day follow what is done on a screen.
    await open(staff, `${event.screen}?painel`);
    await expect(unpaid).toContainText(
      `${resumo.contagens.reservasPorPagar + 1} reservas por pagar`,
    );
    await staff.getByRole('link', { name: 'Paga Prova' }).click();
    await staff.getByRole('button', { name: 'Confirmar Pagamento' }).click();
    await expect(unpaid).toContainText(`${resumo.contagens.reservasPorPagar} reservas por pagar`);
    await event.remove();

    await open(staff, 'definicoes/demonstracao');
    await staff.getByRole('button', { name: 'Apagar conteúdo de demonstração' }).click();
    const modal = staff.getByRole('dialog');
    await expect(modal).toContainText('Deseja apagar o conteúdo de demonstração?');
    expect(await axeFindings(staff)).toEqual([]);
    await confirm(staff, 'Sim, Apagar');
    await expect(
      staff.getByText(/O conteúdo de demonstração foi apagado \(\d+ registos\)/),
    ).toBeVisible();
    await index.getByRole('link', { name: 'Identidade' }).click();
    await expect(staff.locator('#campo-villageName')).toHaveValue(words.villageName);
    await expect(unpaid).toHaveText('Inscrições');

    const everywhere = [
      ...['/', '/aldeia', '/pontos_interesse', '/aqui_perto', '/noticias_e_eventos'],
      ...['/restaurantes', '/lojas', '/alojamentos', '/comunidade', '/executivo', '/essencia'],
      ...['/contactos', '/termos_e_condicoes', '/privacidade', '/acessibilidade', '/login'],
      ...['/feed.xml', '/eventos.ics', '/sitemap.xml'],
    ];
    for (const path of everywhere) {
      const text = await (await staff.request.get(path)).text();
      expect(text, path).not.toMatch(/Souto|Urze|soutodaurze|Fragas|910000001|276000001/);
    }
    await visit(staff, '/');
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(words.villageName);
    expect(watch.complaints).toEqual([]);
  });
});

test('a name that is missing is asked for, and nothing of the rest is lost', {
  tag: '@prove',
}, async ({ staff }) => {
  await open(staff, 'definicoes/identidade');
  await staff.locator('#campo-villageName').fill('');
  await staff.locator('#campo-tagline').fill('Uma frase por guardar');
  await save(staff);
  await expect(fieldOf(staff, 'villageName')).toContainText('Campo obrigatório');
  await expect(staff.locator('#campo-tagline')).toHaveValue('Uma frase por guardar');
  expect(await axeFindings(staff)).toEqual([]);
});

test('what somebody else saved meanwhile is not written over', { tag: '@prove' }, async ({
  staff,
  api,
}) => {
  const { definicoes } = await api<{ definicoes: Record<string, string> }>(
    'GET',
    '/api/definicoes',
  );
  const { tagline = '', parkName = '' } = definicoes;
  await open(staff, 'definicoes/identidade');
  await staff.locator('#campo-tagline').fill('A minha frase');
  await api('PUT', '/api/definicoes', { parkName: 'Parque do vizinho', openingHours: 'Às terças' });
  await save(staff);
  await expect(
    staff.getByRole('alert').filter({ hasText: 'Parque natural ou região' }),
  ).toContainText('Este registo foi alterado, enquanto escrevia');
  await expect(staff.locator('#campo-parkName')).toHaveValue('Parque do vizinho');
  await save(staff);
  await expect(staff.getByText('As definições ficaram guardadas')).toBeVisible();
  const after = await api<{ definicoes: object }>('GET', '/api/definicoes');
  expect(after.definicoes).toMatchObject({
    tagline: 'A minha frase',
    parkName: 'Parque do vizinho',
    openingHours: 'Às terças',
  });
  const { openingHours } = definicoes;
  await api('PUT', '/api/definicoes', { tagline, parkName, openingHours });
});

test.describe('on a phone', () => {
  test.use(onAPhone);

  test('the settings are a list with the first of them, and each page saves itself', {
    tag: '@prove',
  }, async ({ staff }) => {
    await open(staff, 'definicoes');
    await expectSound(staff);
    await expect(staff.locator('#campo-openingHours')).toBeVisible();
    await staff.getByRole('link', { name: 'Redes sociais' }).click();
    await expect(staff.getByRole('link', { name: 'Pagamentos' })).toBeHidden();
    await expect(staff.getByRole('link', { name: /^Ver como está no site/ })).toBeVisible();
    await save(staff);
    await expect(staff.getByText('As definições ficaram guardadas')).toBeVisible();
    await expectSound(staff);
    await staff.getByRole('link', { name: 'Todas as definições' }).click();
    await staff.getByRole('link', { name: 'Cópia de segurança' }).click();
    await expect(staff.getByRole('region', { name: 'Cópia de segurança' })).toBeVisible();
  });
});

test('versions of the settings that could not be read are there at the next try', {
  tag: '@prove',
}, async ({ staff }) => {
  await staff.route('**/api/definicoes/versoes', (route) => route.abort());
  await staff.goto('/backoffice/definicoes/versoes');
  const again = staff.getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await staff.unroute('**/api/definicoes/versoes');
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(
    staff
      .locator('section[aria-labelledby="versoes"] details')
      .or(staff.getByText('Ainda ninguém mudou'))
      .first(),
  ).toBeVisible();
});
