import map from '../../fields/inputs/map.module.css';
import { isAhead } from '../../language/calendar.ts';
import { readContorno } from '../../language/contorno.ts';
import { centreOf } from '../../language/lugar.ts';
import { langOf, t, translated } from '../../language/speaking.ts';
import { faces, type PublicSection } from '../../sections/faces.ts';
import { pinOf, textOf } from '../cards.ts';
import { type PublicRecord, pathOf } from '../faces.ts';
import { page, readMany, type Site } from '../page.ts';
import { FilterLinks } from '../parts/FilterLinks.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import type { Pin } from '../parts/openMap.ts';
import { fromCentre } from '../parts/WayThere.tsx';
import type { Reader } from '../reader.ts';
import styles from './mapa.module.css';

const own = {
  path: '/mapa',
  label: 'Mapa',
  heading: 'Tudo no mapa',
  kicker: 'Descobrir',
  lead: 'O que há na aldeia e aqui perto, e a que distância do centro, em linha reta.',
  empty: { text: 'Ainda ninguém pôs pinos neste mapa. Volte em breve.', drawing: 'trilho' },
} as const;

/** The search parameter that limits the map to one kind of thing. */
const kindParam = 'tipo';

/** The most of each kind that are shown; far more than a village has. */
const most = 500;

const kinds = faces.filter(({ pin }) => pin);

/** What a kind is called; events share their list, and its name, with the news. */
const labelOf = ({ menu, label }: PublicSection) =>
  translated(menu && 'entry' in menu ? menu.entry : label);

/** The pins of one kind; `where` is shown in the list only, and `lang` is that of the name. */
type Group = {
  section: PublicSection;
  pins: (Pin & { where: string; lang: string | undefined })[];
};

/** An event is on the map until it is over or cancelled. */
function isShown({ type, startDate, endDate, cancelado }: PublicRecord, now: Date): boolean {
  return type !== 'EVENTO' || (!cancelado && isAhead(String(endDate || startDate), '', now));
}

async function readGroup(read: Reader, section: PublicSection, now: Date): Promise<Group> {
  const query = new URLSearchParams(section.query);
  if (section.name === 'eventos') query.set('type', 'EVENTO');
  query.set('limit', String(most));
  const { items } = await readMany(read, section.collection, query);
  const pins = (items as PublicRecord[]).flatMap((record) => {
    const lugar = pinOf(section, record);
    if (!lugar || !isShown(record, now)) return [];
    const where = textOf(record, 'local') || textOf(record, 'location');
    const [name, to] = [textOf(record, section.title), pathOf(section, record)];
    return { ...lugar, kind: section.name, name, to, where, lang: langOf(record, section.title) };
  });
  return { section, pins };
}

function Pins({ groups, site: { definicoes } }: { groups: Group[]; site: Site }) {
  const centre = centreOf(definicoes);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`scripted unprinted map-grid ${map.frame} ${styles.map}`}>
        <section
          className={map.canvas}
          aria-label={t('Mapa de {nome}', { nome: definicoes.villageName })}
          data-map={centre ? `${centre.lat} ${centre.lon}` : ''}
          data-pins={JSON.stringify(groups.flatMap(({ pins }) => pins))}
          data-outline={JSON.stringify(readContorno(definicoes.contorno) ?? [])}
        />
      </div>
      <div>
        {groups.map(({ section, section: { name }, pins }) => (
          <section key={name} aria-labelledby={name} className={styles.kind}>
            <h2 id={name} className={`pin-${name}`}>
              {labelOf(section)}
            </h2>
            <ul>
              {pins.map((pin) => (
                <li key={`${pin.to} ${pin.name}`}>
                  <a href={pin.to} className="tap" lang={pin.lang}>
                    {pin.name}
                  </a>
                  <p className="soft">
                    {[pin.where, fromCentre(pin, definicoes)].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Everything in the village on one map, and the same as a list. */
export const mapa = page({
  params: [kindParam],
  sheet: 'mapa',
  async load(read, { search }) {
    const now = new Date();
    const every = await Promise.all(kinds.map((section) => readGroup(read, section, now)));
    return { groups: every.filter(({ pins }) => pins.length > 0), chosen: search.get(kindParam) };
  },
  head: ({ chosen }, site) => ({
    title: t('Mapa'),
    description: t('Tudo o que há em {aldeia} num só mapa, e em lista.', {
      aldeia: site.definicoes.villageName,
    }),
    ...(chosen && { noindex: true }),
  }),
  Component: ({ data: { groups, chosen }, site }) => {
    const shown = groups.filter(({ section }) => !chosen || section.name === chosen);
    const options = groups.map(({ section, pins }) => ({
      to: `${own.path}?${kindParam}=${section.name}`,
      label: `${labelOf(section)} (${pins.length})`,
      isCurrent: section.name === chosen,
    }));
    const all = { to: own.path, label: t('Tudo'), isCurrent: !chosen };
    return (
      <ListPage
        section={own}
        isEmpty={shown.length === 0}
        filter={
          <div className={styles.filter}>
            <FilterLinks options={[all, ...options]} />
          </div>
        }
      >
        <Pins groups={shown} site={site} />
      </ListPage>
    );
  },
});
