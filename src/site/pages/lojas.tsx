import { excerpt } from '../../fields/plainText.ts';
import { detailHead } from '../detailHead.ts';
import { directoryOf, directorySize } from '../directoryOf.ts';
import { page, readOne } from '../page.ts';
import { pagedHead, pageParam, readPage } from '../paging.ts';
import { DetailPage } from '../parts/DetailPage.tsx';
import { DirectoryPage } from '../parts/DirectoryPage.tsx';
import { emptyTexts } from '../parts/emptyTexts.ts';
import { Facts } from '../parts/Facts.tsx';
import { breadcrumbList, store } from '../schemaOrg.ts';

const list = { label: 'Lojas', to: '/lojas', back: 'Todas as lojas' };

/** Where to buy what the village makes. */
export const lojas = page({
  params: [pageParam],
  load: async (read, { search }) => {
    const listed = await readPage(read, '/api/lojas', { search, size: directorySize });
    const directory = directoryOf(listed, ({ description }) => excerpt(description, 160));
    return { ...directory, paging: listed.paging };
  },
  head: ({ paging }, site) =>
    pagedHead(
      {
        title: list.label,
        description: `As lojas de ${site.definicoes.villageName}: o que vendem, onde ficam e em que número atendem.`,
        about: [breadcrumbList([{ name: list.label, path: list.to }], site)],
      },
      paging,
    ),
  Component: ({ data: { entries, paging } }) => (
    <DirectoryPage
      list={list}
      lead="O que a serra dá e as mãos fazem. Se vier de longe, confirme o horário por telefone."
      empty={emptyTexts.lojas}
      entries={entries}
      paging={paging}
    />
  ),
});

/** One shop. */
export const loja = page({
  load: (read, { params }) => readOne(read, 'lojas', params.identifier),
  head: ({ item }, site) => detailHead(item.name, item, list, site, store),
  Component: ({ data: { item } }) => (
    <DetailPage
      list={list}
      title={item.name}
      item={item}
      facts={<Facts local={item.local} reach={item} />}
    />
  ),
});
