import type { Page } from '@playwright/test';
import { onBothDevices } from './devices.ts';
import { expect, expectSound } from './site.ts';
import { fieldOf, open, save, test, unique } from './staff.ts';

/** The closed part at the end of a form. */
const part = (staff: Page) => staff.locator('summary', { hasText: 'Outras línguas' });

/** What is on the clipboard. Pages may not read it, so it is pasted. */
async function clipboard(staff: Page): Promise<{ html: string; plain: string }> {
  const pasted = await staff.evaluateHandle(() => {
    const clip = { html: '', plain: '' };
    const read = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      clip.html = event.clipboardData?.getData('text/html') ?? '';
      clip.plain = event.clipboardData?.getData('text/plain') ?? '';
    };
    addEventListener('paste', read, { capture: true, once: true });
    return clip;
  });
  await staff.keyboard.press('Control+V');
  await expect.poll(() => pasted.evaluate(({ plain }) => plain)).not.toBe('');
  return pasted.jsonValue();
}

onBothDevices('desk', () => {
  test('a clerk has a place translated and sees when the Portuguese has changed since', async ({
    staff,
    api,
    context,
    watch,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    const name = unique('Ponte Velha');
    const identifier = name.toLowerCase().replaceAll(' ', '-');
    await api('POST', '/api/pontosInteresse', {
      type: 'PONTO_INTERESSE',
      name,
      identifier,
      local: 'Junto ao rio',
      description: '<p>Tem <strong>dois</strong> arcos.</p><p>E um moinho.</p>',
      mainPhoto: '/icone.svg',
      photos: ['/icone.svg'],
    });
    const form = `pontos_interesse/editar/${identifier}`;
    await open(staff, form);
    await expect(part(staff)).toHaveText('Outras línguas ainda nenhuma');
    await part(staff).click();

    await staff.getByRole('button', { name: 'Copiar para traduzir' }).click();
    await expect(staff.getByText(/^Copiado\./)).toBeVisible();
    await staff.getByRole('button', { name: 'Colar a tradução' }).click();
    await expect(staff.getByLabel('Texto em inglês')).toBeFocused();
    const copied = await clipboard(staff);
    expect(copied.plain).toBe(
      `[1] Nome\n${name}\n\n[2] Descrição\nTem dois arcos.\n\nE um moinho.\n\n[3] Local\nJunto ao rio`,
    );

    await staff.evaluate(
      async (html) => {
        const typed = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
        await navigator.clipboard.write([
          new ClipboardItem({ ...typed('text/html', html), ...typed('text/plain', 'Bridge') }),
        ]);
      },
      copied.html
        .replace('[1] Nome', '[ 1 ] Name')
        .replace(name, 'Old Bridge')
        .replace('Tem <strong>dois</strong> arcos.', 'It has <strong>two</strong> arches.')
        .replace('E um moinho.', 'And a mill.')
        .replace(/<p><strong>\[3\].*$/s, ''),
    );
    await staff.keyboard.press('Control+V');
    await expectSound(staff);
    await staff.getByRole('button', { name: 'Preencher o inglês' }).click();
    await expect(
      staff.getByText('Preenchido: Nome e Descrição. Não encontrámos: Local.'),
    ).toBeVisible();
    await expect(staff.locator('#campo-name_en')).toHaveValue('Old Bridge');
    await expect(fieldOf(staff, 'description_en').locator('strong')).toHaveText('two');
    await staff.locator('#campo-local_en').fill('By the river');
    await expect(part(staff)).toHaveText('Outras línguas inglês completo');

    // A refused translation is found from the list of what is wrong, though another language is open.
    await staff.locator('#campo-name_en').fill('x'.repeat(301));
    await staff.getByText('Espanhol', { exact: true }).click();
    await part(staff).click();
    await save(staff);
    await expect(staff.locator('#campo-name_en')).toBeFocused();
    await staff.getByText('Francês', { exact: true }).click();
    await part(staff).click();
    await staff.getByRole('link', { name: 'Nome (inglês)' }).click();
    await expect(staff.locator('#campo-name_en')).toBeFocused();
    await staff.locator('#campo-name_en').fill('Old Bridge');
    await save(staff);
    await expect(staff).toHaveURL(/\/pontos_interesse$/);

    await open(staff, form);
    await expect(part(staff)).toHaveText('Outras línguas inglês completo');
    await staff.locator('#campo-name').fill(`${name} do Rio`);
    await expect(part(staff)).toHaveText('Outras línguas inglês completo (o português mudou)');
    await part(staff).click();
    const stale = staff.getByText('O português mudou desde esta tradução.');
    await expect(stale).toHaveCount(1);
    await expectSound(staff);
    await staff.getByRole('button', { name: 'Continua certa' }).click();
    await expect(stale).toHaveCount(0);
    await expect(staff.locator('#campo-name_en')).toBeFocused();
    await save(staff);
    await expect(staff).toHaveURL(/\/pontos_interesse$/);

    await open(staff, form);
    await expect(part(staff)).toHaveText('Outras línguas inglês completo');
    expect(watch.complaints).toEqual([]);
    await api('DELETE', `/api/pontosInteresse/${identifier}`);
  });
});

test('the texts of the village are translated from how they stand in the other pages', {
  tag: '@prove',
}, async ({ staff, watch }) => {
  await open(staff, 'definicoes/outras-linguas');
  await expect(staff.getByText(/^Uma língua passa a ser oferecida/)).toBeVisible();
  await expect(fieldOf(staff, 'shortText_en').getByText(/^Em português: \S+/)).toBeVisible();
  await staff.getByText('Francês', { exact: true }).click();
  await expect(staff.locator('#campo-tagline_fr')).toBeVisible();
  await expectSound(staff);
  expect(watch.complaints).toEqual([]);
});
