import { fileURLToPath } from 'node:url';
import { test as blank } from '@playwright/test';
import { onBothDevices } from '../../../tests/e2e/devices.ts';
import { inBrowser } from '../../../tests/e2e/inBrowser.ts';
import { expect, expectSound } from '../../../tests/e2e/site.ts';
import { fieldOf, newShop, open, save, test } from '../../../tests/e2e/staff.ts';

type Exports = typeof import('./checks.ts');
const file = fileURLToPath(new URL('checks.ts', import.meta.url));

const photo = { size: 1, width: 1, height: 1, widths: [], blur: '' };
const known = {
  fotos: { '/f/muda.jpg': { ...photo, alt: '' }, '/f/dita.jpg': { ...photo, alt: 'A ponte' } },
  ficheiros: {
    '/f/papel.pdf': { size: 1, pages: 1, sha256: '', problemas: ['imagem', 'titulo'] },
    '/f/bom.pdf': { size: 1, pages: 1, sha256: '', problemas: ['titulo'] },
  },
};

/** A kind of field, what it holds, how what was found begins, and what it is once mended with what is proposed. */
const cases: [kind: string, value: string, says: string[], mended?: string[]][] = [
  ['html', '<p>Boa tarde.</p><img src="/a.jpg" alt="A ponte">', []],
  ['html', '<img src="/a.jpg">', ['Uma imagem não tem'], ['<img src="/a.jpg" alt="">']],
  ['html', '<h2>Um</h2><h3>Dois</h3>', []],
  [
    'html',
    '<h3>Um</h3><h2>Dois</h2><h3>Três</h3>',
    ['«Um» é um subtítulo'],
    ['<h2>Um</h2><h2>Dois</h2><h3>Três</h3>'],
  ],
  ['html', '<p><a href="/mapa">o mapa da aldeia</a></p>', []],
  [
    'html',
    '<p>Veja <a href="https://www.gnr.pt/x">aqui</a> e <a href="/eventos/magusto-novo">https://a.pt/x</a>.</p>',
    ['A ligação «aqui»', 'A ligação «https://a.pt/x»'],
    [
      '<p>Veja <a href="https://www.gnr.pt/x">gnr.pt</a> e <a href="/eventos/magusto-novo">https://a.pt/x</a>.</p>',
      '<p>Veja <a href="https://www.gnr.pt/x">aqui</a> e <a href="/eventos/magusto-novo">magusto novo</a>.</p>',
    ],
  ],
  [
    'html',
    '<table><tbody><tr><td>Dia</td><td colspan="2">Hora</td></tr><tr><td>1</td></tr></tbody></table>',
    ['Uma tabela não tem títulos'],
    [
      '<table><tbody><tr><th>Dia</th><th colspan="2">Hora</th></tr><tr><td>1</td></tr></tbody></table>',
    ],
  ],
  ['html', '<table><tbody><tr><th>Dia</th></tr></tbody></table>', []],
  ['html', '<p>A GNR e o SNS 24 atendem.</p>', []],
  [
    'html',
    '<ul><li><p>A ÁGUA <b>SERÁ CORTADA</b> AMANHÃ</p></li></ul>',
    ['«A ÁGUA SERÁ CORTADA AMANHÃ» está em maiúsculas'],
    ['<ul><li><p>A Água <b>Será Cortada</b> Amanhã</p></li></ul>'],
  ],
  ['text', 'Festa de São João', []],
  ['text', 'FESTA DE SÃO JOÃO', ['«FESTA DE SÃO'], ['Festa de São João']],
  [
    'text',
    'A JUNTA INFORMA QUE A ÁGUA VAI FALTAR',
    ['«A JUNTA'],
    ['A junta informa que a água vai faltar'],
  ],
  ['photo', '/f/muda.jpg', ['Uma foto não tem descrição']],
  ['photo', '/f/dita.jpg', []],
  ['photo', 'https://exemplo.pt/a.jpg', []],
  ['pdf', '/f/papel.pdf', ['É só a imagem das páginas']],
  ['pdf', '/f/bom.pdf', []],
];

// On an empty page: the site's own policy would refuse the script.
blank('what keeps somebody from reading is found, and one press mends it', async ({ page }) => {
  const checks = await inBrowser<Exports>(page, file);
  for (const [kind, value, says, mended = []] of cases) {
    const found = await checks.evaluate(
      ({ findingsIn }, [what, held, facts]) => {
        const pdfs = (path: string) => [{ file: path, title: '' }];
        const field = {
          kind: what,
          label: 'Campo',
          isHtml: what === 'html',
          ...(what === 'photo' && { uploads: 'photo' }),
          ...(what === 'pdf' && { pdfs }),
        };
        const all = findingsIn({ campo: field as never }, { campo: held }, facts as never);
        return all.map((each) => [each.says, each.mended?.(each.asks?.proposal ?? '')] as const);
      },
      [kind, value, known] as const,
    );
    expect(
      found.map(([said]) => said),
      value,
    ).toEqual(says.map((said) => expect.stringMatching(new RegExp(`^${said}`))));
    const after = found.flatMap(([, changed]) => changed ?? []);
    expect(after, value).toEqual(mended);
  }
});

onBothDevices('desk', () => {
  test('a clerk mends a text before publishing it, or publishes it and is reminded on Hoje', async ({
    staff,
    api,
    watch,
  }) => {
    const identifier = await newShop(api);
    const { loja } = await api<{ loja: object }>('GET', `/api/lojas/${identifier}`);
    const description = '<h3>Mel</h3><p>Encomende <a href="https://mel.example">aqui</a>.</p>';
    const name = `MEL DA SERRA ${identifier}`;
    await api('PUT', `/api/lojas/${identifier}`, { ...loja, name, description });

    await open(staff, 'hoje');
    await staff.getByText('Para que todos leiam').click();
    await expectSound(staff);
    await staff.getByRole('link', { name }).click();

    const before = staff.getByRole('region', { name: 'Antes de publicar' });
    await expect(before.getByRole('listitem')).toHaveCount(3);
    await expectSound(staff);
    await before.getByRole('button', { name: 'Escrever em minúsculas' }).click();
    await expect(staff.locator('#campo-name')).toHaveValue(/^Mel da Serra /);
    await before.getByRole('button', { name: 'Fazer dele um título' }).click();
    await expect(fieldOf(staff, 'description').locator('h2')).toHaveText('Mel');
    await before.getByRole('textbox').fill('na página do apicultor');
    await before.getByRole('button', { name: 'Mudar as palavras' }).click();
    await expect(before).toHaveCount(0);
    await save(staff);
    await expect(staff).toHaveURL(/\/backoffice\/lojas$/);
    const saved = await api<{ loja: { description: string } }>('GET', `/api/lojas/${identifier}`);
    expect(saved.loja.description).toContain('>na página do apicultor</a>');
    expect(watch.complaints).toEqual([]);
    await api('DELETE', `/api/lojas/${identifier}`);
  });
});
