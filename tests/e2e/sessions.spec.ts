import { newColleague, somebodyElse } from './colleague.ts';
import { expect, expectSound, visit } from './site.ts';
import { confirm, logIn, test } from './staff.ts';

test('whoever is inside in several places sees them, and closes them one by one or all', async ({
  staff,
  api,
  request,
  session,
  browser,
}) => {
  test.slow();
  const rita = await newColleague(api, request, session);
  const places = [];
  for (let each = 0; each < 3; each += 1) {
    const place = await somebodyElse(browser, () => staff.viewportSize());
    await logIn(place, rita);
    await expect(place).toHaveURL(/pontos_interesse$/);
    places.push(place);
  }
  const [here, there, elsewhere] = places;
  if (!here || !there || !elsewhere) return expect(places).toHaveLength(3);
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
  for (const place of [there, elsewhere]) {
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
  for (const place of places) await place.context().close();
});
