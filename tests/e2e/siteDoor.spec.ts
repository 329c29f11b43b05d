import { addresses } from './addresses.ts';
import { test } from './colleague.ts';
import { expect, expectSound } from './site.ts';
import { open, save } from './staff.ts';

// Nobody else looks at the public pages of this village.
test.use({ baseURL: addresses.screens });

test('a site is closed while it is prepared, and opened with one press', { tag: '@prove' }, async ({
  staff,
  elsewhere,
}) => {
  const visitor = await elsewhere();
  const seen = async (path = '/') => (await visitor.goto(path))?.status();
  expect(await seen()).toBe(200);

  await open(staff, 'hoje');
  await staff.getByRole('link', { name: 'Fechar ao público enquanto preparo' }).click();
  await staff.getByLabel('Site fechado ao público').click();
  await save(staff);
  await expect(staff.getByText('As definições ficaram guardadas')).toBeVisible();
  await open(staff, 'hoje');
  await expect(staff.getByText('O site está fechado ao público')).toBeVisible();
  await expectSound(staff);
  for (const path of ['/', '/lojas', '/nada']) {
    expect(await seen(path)).toBe(503);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Em preparação');
    await expectSound(visitor);
  }
  expect((await staff.goto('/lojas'))?.status()).toBe(200);
  await expect(staff.getByRole('heading', { level: 1 })).not.toHaveText('Em preparação');

  await open(staff, 'hoje');
  await staff.getByRole('button', { name: 'Abrir ao público' }).click();
  await expect(staff.getByText('O site está aberto ao público.')).toBeVisible();
  expect(await seen('/lojas')).toBe(200);

  // It can be closed again at any time.
  for (const status of [503, 200]) {
    await open(staff, 'definicoes/abertura-ao-publico');
    await staff.getByLabel('Site fechado ao público').click();
    await save(staff);
    await expect.poll(() => seen()).toBe(status);
  }
});
