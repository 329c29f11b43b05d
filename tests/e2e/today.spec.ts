import { expect, expectSound } from './site.ts';
import { open, test } from './staff.ts';

test('what there is to do stands on one screen, and each number leads to what it counts @phone', async ({
  staff,
  watch,
}) => {
  await open(staff, 'hoje');
  const title = staff.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Hoje');
  const main = staff.getByRole('main');
  await expect(main.getByRole('region', { name: 'A tratar hoje no quadro' })).toContainText(
    'dias no quadro',
  );
  await expect(main.getByRole('region', { name: 'Próximo evento' })).toContainText('lugares');
  await expect(main.getByRole('link', { name: 'Novo aviso' })).toBeVisible();
  await expectSound(staff);

  await main.getByRole('link', { name: /\d+ reservas? por pagar/ }).click();
  await expect(staff).toHaveURL(/\/backoffice\/inscricoes\?estado=porPagar$/);
  await expect(staff.getByRole('link', { name: /^Por pagar/ })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await staff.goto('/backoffice/hoje');
  await main.getByRole('link', { name: 'Novo aviso' }).click();
  await expect(title).toHaveText('Adicionar aviso');
  expect(watch.complaints).toEqual([]);
});

test('whoever comes in the morning reads whether the night brought a backup', {
  tag: '@prove',
}, async ({ staff }) => {
  const card = staff.getByRole('region', { name: 'Cópia de segurança' });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const [copias, said, unsaid] of [
    [{ ultimaCopia: '', copiaDaNoite: '' }, 'Ainda não há cópias.', 'noite'],
    [{ ultimaCopia: hoursAgo(1), copiaDaNoite: '' }, 'A última cópia é de', 'noite'],
    [
      { ultimaCopia: hoursAgo(6), copiaDaNoite: hoursAgo(6) },
      'O servidor faz uma todas as noites',
      'não foi feita',
    ],
    [
      { ultimaCopia: hoursAgo(30), copiaDaNoite: hoursAgo(30) },
      'A cópia desta noite não foi feita',
      'todas as noites',
    ],
  ] as const) {
    await staff.route('**/api/hoje', async (route) => {
      const answer = await route.fetch();
      const { hoje } = await answer.json();
      await route.fulfill({ response: answer, json: { hoje: { ...hoje, ...copias } } });
    });
    await open(staff, 'hoje');
    await expect(card).toContainText(said);
    await expect(card).not.toContainText(unsaid);
    await staff.unrouteAll();
  }
});
