import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { isRequired } from '../../fields/shape.ts';
import { shortMoment } from '../../language/calendar.ts';
import { deedInWords } from '../../sections/atividade.ts';
import {
  type Estado,
  estado as estadoField,
  estadoOf,
  type Life,
  lifeFields,
} from '../../sections/life.ts';
import { call, callRecords } from '../client.ts';
import { labelOf } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { useMay } from '../may.ts';
import { State } from '../parts/State.tsx';
import styles from './Life.module.css';
import { headingOf, type Item, keyOf, type Source, writeCall } from './source.ts';

/** Whether a field is about publishing: screens show those apart from the others. */
export const isOfLife = (name: string) => Object.hasOwn(lifeFields, name);

/** A record's publishing state, in a list and on its own screen. */
export type Living = Life & { estado: Estado };

const tones = {
  publicado: 'done',
  agendado: 'pending',
  rascunho: 'pending',
  retirado: 'off',
} as const;

/** A record's publishing state, in words. */
export function lifeInWords({ estado, publicarEm, retirarEm }: Living): string {
  const name = estadoField.names?.[estado] ?? '';
  const until = retirarEm === '' ? '' : shortMoment(retirarEm);
  if (estado === 'retirado') return `${name} em ${until}`;
  if (estado === 'rascunho') return name;
  const from = estado === 'agendado' ? `${name} para ${shortMoment(publicarEm)}` : name;
  return until === '' ? from : `${from}, até ${until}`;
}

/** A record's publishing state, as a badge. */
export function LifeState({ item }: { item: Living }) {
  return <State tone={tones[item.estado]}>{lifeInWords(item)}</State>;
}

type LifeProps = { source: Source; item: Item & Living };

/** Publishes a record as it stands. */
function Publish({ source, item }: LifeProps) {
  return (
    <ActionButton
      label="Publicar agora"
      act={() => saveLife({ source, item }, { rascunho: false, publicarEm: '', retirarEm: '' })}
      failed="Não foi possível publicar"
      done={() => `«${headingOf(source, item)}» já está no site.`}
    />
  );
}

/** Withdraws a record that visitors see. */
export function Withdraw({ source, item }: LifeProps) {
  if (item.estado !== 'publicado') return null;
  return (
    <ActionButton
      label="Retirar do site"
      confirm={{
        question: 'Retirar do site?',
        children: (
          <p>Os visitantes deixam de o ver. Fica guardado aqui, e pode publicá-lo de novo.</p>
        ),
        yes: 'Sim, retirar',
      }}
      act={() => saveLife({ source, item }, { retirarEm: new Date().toISOString() })}
      failed="Não foi possível retirar"
      done={() => `«${headingOf(source, item)}» já não está no site.`}
    />
  );
}

function saveLife({ source, item }: LifeProps, life: Partial<Life>) {
  return callRecords('PUT', writeCall(source, keyOf(source, item)), { ...item, ...life });
}

const listed = new Intl.ListFormat('pt');

/** What a draft still lacks to be published. */
function missingIn({ section }: Source, item: Item): string[] {
  const shown = { ...item, rascunho: false };
  return Object.entries(section.fields)
    .filter(([name, field]) => isRequired(section, name, shown) && field.isEmpty(item[name]))
    .map(([, field]) => labelOf(field));
}

/** Asks for a draft to be published as it stands. */
function AskToPublish({ source, item }: { source: Source; item: Item }) {
  const { name: seccao } = source.section;
  return (
    <ActionButton
      label="Pedir publicação"
      act={() => call('POST /api/publicacoes', { body: { seccao, chave: keyOf(source, item) } })}
      failed="Não foi possível pedir"
      done={() => `«${headingOf(source, item)}» espera agora por quem publica.`}
    />
  );
}

type LineProps = LifeProps & {
  /** The link to the record's page, or its preview. */
  seen: ReactNode;
  /** The button at the end of the line. */
  children: ReactNode;
};

/** A record's publishing state, what can be looked at in it, and the next step beside it. */
export function LifeLine({ source, item, seen, children }: LineProps) {
  const may = useMay();
  const { name } = source.section;
  const missing = item.estado === 'rascunho' ? missingIn(source, item) : [];
  const isComplete = missing.length === 0;
  return (
    <Group gap="var(--space-2)" mb="var(--space-4)" className={styles.life ?? ''}>
      <LifeState item={item} />
      {seen}
      {!isComplete && <span>Para publicar falta: {listed.format(missing)}.</span>}
      {isComplete && !may.publish(name) && may.edit(name) && item.estado === 'rascunho' && (
        <AskToPublish source={source} item={item} />
      )}
      {isComplete && may.publish(name) && item.estado !== 'publicado' && (
        <Publish source={source} item={item} />
      )}
      {children && <span className={styles.end}>{children}</span>}
    </Group>
  );
}

/** The label of the save button: `before` is the state of the stored record, if there is one. */
export function saveLabel(life: Life, before: unknown, now = new Date()): string {
  const after = estadoOf(life, now);
  if (after === 'rascunho') return 'Guardar rascunho';
  if (after === before || after === 'retirado') return 'Guardar alterações';
  return after === 'agendado' ? 'Agendar' : 'Publicar';
}

/** The message after a save. */
export function savedInWords(source: Source, item: Item & Living): string {
  return deedInWords(source.section, headingOf(source, item), (o) => {
    if (item.estado === 'agendado') {
      return `ficou agendad${o} para ${shortMoment(item.publicarEm)}`;
    }
    const became = {
      publicado: `ficou guardad${o} e já está no site`,
      rascunho: `ficou guardad${o} como rascunho: não aparece no site`,
      retirado: `ficou guardad${o}. Está retirad${o} do site`,
    };
    return became[item.estado];
  });
}
