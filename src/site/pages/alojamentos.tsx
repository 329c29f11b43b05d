import { excerpt } from '../../fields/plainText.ts';
import { detailHead } from '../detailHead.ts';
import { directoryOf, directorySize } from '../directoryOf.ts';
import { page, readOne } from '../page.ts';
import { pagedHead, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { DirectoryPage } from '../parts/DirectoryPage.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Facts } from '../parts/Facts.tsx';
import { breadcrumbList, lodgingBusiness } from '../schemaOrg.ts';

const list = { label: 'Alojamentos', to: '/alojamentos', back: 'Todos os alojamentos' };

/** Where to sleep. */
export const alojamentos = page({
  params: [pageParam],
  load: async (read, { search }) => {
    const listed = await readPage(read, '/api/alojamentos', { search, size: directorySize });
    const directory = directoryOf(listed, ({ description }) => excerpt(description, 160));
    return { ...directory, paging: listed.paging };
  },
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: list.label,
        description: `Onde dormir em ${site.definicoes.villageName}: hotéis, alojamento local e turismo rural, com moradas e telefones.`,
        about: [breadcrumbList([{ name: list.label, path: list.to }], site)],
      },
      paging,
    ),
  Component: ({ data: { entries, paging } }) => (
    <DirectoryPage
      list={list}
      lead="Para acordar com a serra à janela. Reserve diretamente com quem o recebe."
      empty={emptyTexts.alojamentos}
      entries={entries}
      paging={paging}
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
