import { expect, test, visit } from './site.ts';

const screens = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const lists = [
  ...['/pontos_interesse', '/aqui_perto', '/essencia', '/noticias_e_eventos', '/restaurantes'],
  ...['/noticias_e_eventos?tipo=noticias', '/alojamentos', '/lojas', '/comunidade'],
  ...['/executivo', '/documentos'],
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the first item of every list stands in the first screen, by its name', {
      tag: '@prove',
    }, async ({ page }) => {
      for (const path of lists) {
        await visit(page, path);
        const name = page.locator('#lista li :is(h2, h3)').first();
        const box = await name.boundingBox();
        expect((box?.y ?? viewport.height) + (box?.height ?? 0), path).toBeLessThan(
          viewport.height,
        );
      }
    });

    test('so do the day of an event and the way to sign up, before when it was published', async ({
      page,
    }) => {
      await visit(page, '/noticias_e_eventos');
      await page.getByRole('link', { name: 'Caminhada das Estrelas' }).first().click();
      for (const seen of [
        page.getByRole('button', { name: 'Inscrever' }),
        page.getByLabel('Informações').locator('b').first(),
      ]) {
        const box = await seen.boundingBox();
        expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      }
      const words = await page.getByRole('article').innerText();
      expect(words.indexOf('Início')).toBeLessThan(words.indexOf('Publicado em'));
    });
  });
}
