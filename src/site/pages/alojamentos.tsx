import { excerpt } from '../../fields/plainText.ts';
import { detailHead } from '../detailHead.ts';
import { directoryOf } from '../directoryOf.ts';
import { page, readMany, readOne } from '../page.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { DirectoryPage } from '../parts/DirectoryPage.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Facts } from '../parts/Facts.tsx';
import { breadcrumbList, lodgingBusiness } from '../schemaOrg.ts';

const list = { label: 'Alojamentos', to: '/alojamentos', back: 'Todos os alojamentos' };

/** Where to sleep. */
export const alojamentos = page({
  load: async (read) =>
    directoryOf(await readMany(read, '/api/alojamentos?limit=0'), ({ description }) =>
      excerpt(description, 160),
    ),
  head: (_data, site) => ({
    title: list.label,
    description: `Onde dormir em ${site.definicoes.villageName}: hotéis, alojamento local e turismo rural, com moradas e telefones.`,
    about: [breadcrumbList([{ name: list.label, path: list.to }], site)],
  }),
  Component: ({ data: { entries } }) => (
    <DirectoryPage
      list={list}
      lead="Para acordar com a serra à janela. Reserve diretamente com quem o recebe."
      empty={emptyTexts.alojamentos}
      entries={entries}
    />
  ),
});

/** One lodging, under its type. */
export const alojamento = page({
  load: (read, { params }) => readOne(read, 'alojamentos', params.identifier),
  head: ({ item }, site) => detailHead(item.name, item, list, site, lodgingBusiness),
  Component: ({ data: { item } }) => (
    <DetailPage
      list={list}
      kicker={item.type}
      title={item.name}
      item={item}
      facts={<Facts local={item.local} reach={item} />}
    />
  ),
});
