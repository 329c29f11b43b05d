import { addDays, lisbonDay } from '../../../src/language/calendar.ts';
import { newDocument, uploadPdf } from '../newDocument.ts';
import { pdf, photo } from '../samples.ts';
import { expect } from '../site.ts';
import { fieldOf, newShop, open, saveButton, unique } from '../staff.ts';
import { type Task, type Tools, toEntry } from './task.ts';

const today = lisbonDay(new Date());

/** Creates a notice for one task. */
async function newNotice({ api }: Tools, title: string) {
  const said = { smallDescription: 'Por obras.', description: '<p>Por obras.</p>' };
  const { aviso } = await api<{ aviso: { _id: string; title: string } }>('POST', '/api/avisos', {
    title: unique(title),
    type: 'Aviso',
    ...said,
  });
  return aviso;
}

/** Creates an edital for one task, dated some days ago. */
async function newEdital({ api, request, session }: Tools) {
  const file = await uploadPdf(request, session, 'Edital.pdf');
  return newDocument(api, {
    title: unique('Edital'),
    type: 'Edital',
    date: addDays(today, -3),
    files: [{ file, title: '' }],
  });
}

/** A small PDF with unique bytes. */
const ownPdf = (name: string) => ({
  ...pdf(name),
  buffer: Buffer.concat([pdf(name).buffer, Buffer.from(`%${crypto.randomUUID()}\n%%EOF\n`)]),
});

export const publishing: Task[] = [
  {
    name: 'Warn everybody of something urgent',
    isByDay: true,
    before: 4,
    now: 4,
    async walk({ page, hand }) {
      await open(page, '');
      await hand.press(page.getByRole('banner').getByRole('link', { name: 'Aviso urgente' }));
      await hand.fill(page.getByLabel('Título'), 'Corte de água');
      await hand.fill(page.getByLabel('Mensagem'), 'Na Rua da Fonte, até às 17 horas.');
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Publicar' }));
      await expect(page.getByRole('status').filter({ hasText: 'Publicado' })).toBeVisible();
    },
  },
  {
    name: 'Correct a word in a notice',
    before: [5, 6],
    now: [6, 7],
    async walk(tools) {
      const { page, hand } = tools;
      const { title } = await newNotice(tools, 'Corte de agua');
      await toEntry(tools, 'Avisos e comunicações');
      await hand.press(page.getByRole('main').getByRole('link', { name: title }));
      await hand.press(page.getByRole('link', { name: 'Editar' }));
      await hand.fill(page.locator('#campo-title'), title.replace('agua', 'água'));
      await hand.press(saveButton(page));
      await expect(page).toHaveURL(/\/backoffice\/avisos$/);
    },
  },
  {
    name: 'Write a notice that appears tomorrow',
    before: [7, 8],
    now: [8, 9],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Avisos e comunicações');
      await hand.press(page.getByRole('link', { name: 'Adicionar' }));
      await hand.fill(page.locator('#campo-title'), unique('Feira'));
      await hand.fill(page.locator('#campo-smallDescription'), 'No largo.');
      await hand.fill(fieldOf(page, 'description').getByRole('textbox'), 'No largo da igreja.');
      const tomorrow = addDays(today, 1).split('-').reverse().join('/');
      await hand.day(fieldOf(page, 'publicarEm').getByRole('textbox').first(), tomorrow);
      await hand.press(saveButton(page));
      await expect(page).toHaveURL(/\/backoffice\/avisos$/);
    },
  },
  {
    name: 'Publish news with a photo',
    before: [6, 7],
    now: [7, 8],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Notícias e projetos');
      await hand.press(page.getByRole('link', { name: 'Adicionar' }));
      await hand.fill(page.locator('#campo-title'), unique('A fonte voltou'));
      await hand.fill(fieldOf(page, 'description').getByRole('textbox'), 'Já corre outra vez.');
      const chooser = fieldOf(page, 'mainPhoto').locator('input[type="file"]').first();
      await hand.files(chooser, await photo('fonte.jpg'));
      await hand.press(saveButton(page));
      await expect(page).toHaveURL(/\/backoffice\/noticias$/);
    },
  },
  {
    name: 'Add a shop',
    before: [8, 9],
    now: [8, 9],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Lojas');
      await hand.press(page.getByRole('link', { name: 'Adicionar' }));
      await hand.fill(page.locator('#campo-name'), unique('Mercearia'));
      await hand.fill(page.locator('#campo-local'), 'Largo da Igreja');
      await hand.fill(fieldOf(page, 'description').getByRole('textbox'), 'Pão, queijo e mel.');
      for (const name of ['mainPhoto', 'photos']) {
        const chooser = fieldOf(page, name).locator('input[type="file"]').first();
        await hand.files(chooser, await photo(`${name}.jpg`));
      }
      await hand.press(saveButton(page));
      await expect(page).toHaveURL(/\/backoffice\/lojas$/);
    },
  },
  {
    name: 'Undo a deletion',
    from: 'where it was deleted',
    before: 1,
    now: 1,
    async walk({ page, hand, api }) {
      const shop = await newShop(api);
      await open(page, `lojas/${shop}`);
      await page.getByRole('button', { name: 'Apagar', exact: true }).click();
      await page.getByRole('button', { name: 'Sim, Apagar' }).click();
      await hand.press(page.getByRole('button', { name: 'Anular' }));
      await expect(page).toHaveURL(new RegExp(`/lojas/${shop}$`));
    },
  },
  {
    name: 'Bring back what was deleted last week',
    before: [2, 3],
    now: [3, 4],
    async walk(tools) {
      const { page, hand, api } = tools;
      const { _id, title } = await newNotice(tools, 'Aviso apagado');
      await api('DELETE', `/api/avisos/${_id}`);
      await toEntry(tools, 'Reciclagem');
      await hand.press(page.getByRole('button', { name: `Repor «${title}»` }));
      await expect(page.getByText(`«${title}» voltou para onde estava`)).toBeVisible();
    },
  },
  {
    name: 'Bring back how a notice read before',
    from: 'the notice',
    before: 4,
    now: 4,
    async walk(tools) {
      const { page, hand, api } = tools;
      const { _id, title } = await newNotice(tools, 'Aviso com versões');
      const { aviso } = await api<{ aviso: object }>('GET', `/api/avisos/${_id}`);
      await api('PUT', `/api/avisos/${_id}`, { ...aviso, title: 'Estragado' });
      await open(page, `avisos/${_id}`);
      await hand.press(page.getByRole('link', { name: 'Versões anteriores' }));
      await hand.press(page.getByRole('main').getByRole('link', { name: /adicionou/ }));
      await hand.press(page.getByRole('button', { name: 'Repor esta versão' }));
      await hand.press(page.getByRole('button', { name: 'Sim, Repor' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  },
  {
    name: 'Find the minutes of a meeting of last year',
    now: 3,
    async walk({ page, hand, api, request, session }) {
      const year = Number(today.slice(0, 4)) - 1;
      const title = unique(`Ata de dezembro de ${year}`);
      const file = await uploadPdf(request, session, 'Ata.pdf');
      await newDocument(api, {
        title,
        type: 'Ata',
        date: `${year}-12-20`,
        files: [{ file, title: '' }],
      });
      await open(page, '');
      await hand.press(page.getByRole('banner').getByRole('button', { name: 'Procurar' }));
      const words = page.getByRole('combobox', { name: 'O que procura' });
      await hand.fill(words, `ata dezembro ${year}`);
      await hand.press(page.getByRole('option', { name: title }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  },
  {
    name: 'Post an edital on the board, and take it down',
    from: 'the edital',
    now: 3,
    async walk(tools) {
      const { page, hand } = tools;
      await open(page, `documentos/${await newEdital(tools)}`);
      await hand.press(page.getByRole('button', { name: 'Afixar hoje' }));
      await hand.press(page.getByRole('button', { name: 'Retirar hoje' }));
      // Asked only because its days on the board are not over.
      await hand.press(page.getByRole('button', { name: 'Sim, retirar hoje' }));
      await expect(page.getByText(/ficou retirado do quadro/)).toBeVisible();
    },
  },
  {
    name: 'Publish the minutes of several meetings at once',
    isByDay: true,
    now: [5, 6],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Documentos');
      await hand.press(page.getByRole('link', { name: 'Carregar vários' }));
      const minutes = [2017, 2018, 2019].map((year) => ownPdf(`Ata ${year}-03-14.pdf`));
      const chooser = page.getByRole('region', { name: 'Ficheiros' }).locator('input[type="file"]');
      await hand.files(chooser, minutes);
      const publish = page.getByRole('button', { name: 'Publicar 3 documentos' });
      await expect(publish).toBeVisible({ timeout: 60_000 });
      await hand.press(publish);
      await expect(page.getByText(/documentos estão no site/)).toBeVisible();
    },
  },
  {
    name: 'See which documents of the year are missing',
    now: [3, 4],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Documentos');
      await hand.press(page.getByRole('link', { name: 'O que falta' }));
      await expect(page.getByText(/^\d+ de \d+ publicados/)).toBeVisible();
    },
  },
];
