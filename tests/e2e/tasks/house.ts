import { solveCaptcha } from '../../solveCaptcha.ts';
import { credentials } from '../addresses.ts';
import { photo } from '../samples.ts';
import { expect } from '../site.ts';
import { fieldOf, open, saveButton, unique } from '../staff.ts';
import { type Task, type Tools, toEntry } from './task.ts';

/** Writes to the council as a visitor does; returns the name it is signed with. */
async function writeToCouncil({ api }: Tools): Promise<string> {
  const asked = await api<Parameters<typeof solveCaptcha>[0]>('GET', '/api/captcha?for=mensagens');
  const name = unique('Joana');
  await api('POST', '/api/mensagens', {
    name,
    email: `${name.replace(' ', '-')}@example.com`,
    subject: 'A fonte',
    mensagem: 'A fonte secou.',
    captcha: await solveCaptcha(asked),
  });
  return name;
}

const passwordIn = ({ page }: Tools) => page.getByLabel('A sua palavra-passe');

/** Saves a page of the settings. */
async function saveSettings({ page, hand }: Tools) {
  await hand.press(saveButton(page));
  await expect(page.getByText('As definições ficaram guardadas')).toBeVisible();
}

export const house: Task[] = [
  {
    name: 'Answer a message',
    from: 'the messages',
    before: 5,
    now: 3,
    async walk(tools) {
      const { page, hand } = tools;
      const name = await writeToCouncil(tools);
      await open(page, 'mensagens');
      await hand.press(page.getByRole('main').getByRole('link', { name }));
      await hand.fill(page.getByLabel('A sua resposta'), 'Mandámos lá alguém.');
      await hand.press(page.getByRole('button', { name: 'Enviar resposta' }));
      await expect(page.getByRole('button', { name: 'Responder outra vez' })).toBeVisible();
    },
  },
  {
    name: 'Answer with a set phrase',
    from: 'the message',
    now: 3,
    async walk(tools) {
      const { page, hand } = tools;
      const name = await writeToCouncil(tools);
      await open(page, 'mensagens');
      await page.getByRole('main').getByRole('link', { name }).click();
      const phrases = page.getByRole('group').filter({ hasText: 'Frases feitas' });
      await hand.press(phrases.getByText('Frases feitas'));
      await hand.press(phrases.getByRole('listitem').first().getByRole('button'));
      await hand.press(page.getByRole('button', { name: 'Enviar resposta' }));
      await expect(page.getByRole('button', { name: 'Responder outra vez' })).toBeVisible();
    },
  },
  {
    name: 'Send an email that failed again',
    isByDay: true,
    before: [3, 4],
    now: [4, 5],
    async walk(tools) {
      const { page, hand, isPhone } = tools;
      await toEntry(tools, 'Emails');
      await hand.press(page.getByRole('link', { name: /^Falharam/ }));
      const row = page
        .getByRole(isPhone ? 'listitem' : 'row')
        .filter({ hasText: isPhone ? 'telemovel@' : 'secretaria@' });
      await hand.press(row.getByRole('button', { name: 'Enviar de novo' }));
      await expect(page.getByText(/vai sair dentro de momentos/)).toBeVisible();
    },
  },
  {
    name: 'Give a colleague an account',
    before: [6, 7],
    now: [7, 8],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Contas');
      await hand.press(page.getByRole('button', { name: 'Adicionar' }));
      await hand.fill(page.getByLabel('Utilizador'), unique('colega').replace(' ', '-'));
      await hand.fill(passwordIn(tools), credentials.password);
      await hand.press(page.getByRole('button', { name: 'Criar conta' }));
      await hand.press(page.getByRole('button', { name: 'Já a guardei' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'Change the opening hours',
    before: [3, 4],
    now: [4, 5],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Definições');
      await hand.fill(page.locator('#campo-openingHours'), 'Dias úteis, das 9h00 às 12h30');
      await saveSettings(tools);
    },
  },
  {
    name: 'Change a photo of the landing page',
    isByDay: true,
    before: [3, 4],
    now: [4, 5],
    async walk(tools) {
      const { page, hand } = tools;
      await toEntry(tools, 'Definições');
      const chooser = fieldOf(page, 'heroPhotos').locator('input[type="file"]').first();
      await hand.files(chooser, await photo('largo.jpg'));
      await saveSettings(tools);
    },
  },
  {
    name: 'Make a backup',
    isByDay: true,
    before: [4, 5],
    now: [5, 6],
    async walk(tools) {
      const { page, hand } = tools;
      await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
      await toEntry(tools, 'Definições');
      await hand.press(page.getByRole('link', { name: 'Cópia de segurança' }));
      await hand.fill(passwordIn(tools), credentials.password);
      const downloading = page.waitForEvent('download');
      await hand.press(page.getByRole('button', { name: 'Descarregar cópia de segurança' }));
      expect((await downloading).suggestedFilename()).toMatch(/^aldeia-.*\.tar\.gz$/);
    },
  },
  {
    name: 'Learn what a screen is for',
    isByDay: true,
    now: 1,
    async walk({ page, hand }) {
      await open(page, '');
      await hand.press(page.getByRole('button', { name: 'Ajuda' }));
      const help = page.getByRole('dialog', { name: 'Ajuda' });
      await expect(help.getByRole('img', { name: /^O ecrã/ })).toHaveJSProperty(
        'naturalWidth',
        800,
      );
      // Esc gives the focus back to the button.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Ajuda' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(help).toBeVisible();
    },
  },
];
