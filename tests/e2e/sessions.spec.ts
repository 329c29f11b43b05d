import { test } from './colleague.ts';
import { expect, expectSound, visit } from './site.ts';
import { confirm, logIn } from './staff.ts';

test('whoever is inside in several places sees them, and closes them one by one or all', {
  tag: '@prove',
}, async ({ staff, newColleague, elsewhere }) => {
  test.slow();
  const rita = await newColleague();
  const places = [];
  for (let each = 0; each < 3; each += 1) {
    const place = await elsewhere();
    await logIn(place, rita);
    await expect(place).toHaveURL(/pontos_interesse$/);
    places.push(place);
  }
  const [here, there, third] = places;
  if (!here || !there || !third) return expect(places).toHaveLength(3);
  await visit(here, '/backoffice/conta');
  const list = here.getByRole('list', { name: 'Sessões' });
  // The session in which the password was chosen is listed as well.
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText(/^Chrome no /)).toHaveCount(3);
  await expect(list).toContainText('Desde hoje, usada agora mesmo');
  await expectSound(here);
  // The latest session comes first, after the one that asks.
  await list.getByRole('button', { name: 'Terminar' }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await here.getByRole('button', { name: 'Terminar todas as outras' }).click();
  await here.getByRole('button', { name: 'Sim, Terminar' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const place of [there, third]) {
    await place.goto('/backoffice/contactos');
    await expect(place).toHaveURL(/\/login$/);
    await expect(place.getByRole('status')).toContainText('fechada de outro lado');
  }

  await visit(staff, `/backoffice/contas/${rita._id}`);
  await staff.getByRole('button', { name: 'Terminar sessões' }).click();
  await confirm(staff, 'Sim, Terminar');
  await expect(staff.getByText('1 sessão terminada.')).toBeVisible();
  await here.goto('/backoffice/contactos');
  await expect(here).toHaveURL(/\/login$/);
});
