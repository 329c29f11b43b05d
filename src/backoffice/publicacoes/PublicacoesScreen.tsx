import { Group } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { AnswerOf } from '../../calls/all.ts';
import type { Refused } from '../../calls/ask.ts';
import type { PedidoDePublicacao } from '../../calls/publicacoes.ts';
import { text } from '../../fields/text.ts';
import { longMoment } from '../../language/calendar.ts';
import { everyCollection } from '../../sections/all.ts';
import { placesIn } from '../../sections/section.ts';
import { call } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { State } from '../parts/State.tsx';
import { WithServices } from '../parts/WithServices.tsx';
import { editPath, itemPath } from '../sections/source.ts';
import { differencesIn } from '../versoes/Differences.tsx';
import styles from './PublicacoesScreen.module.css';

/** Reads the publishing requests that wait or were given back. */
export const readPublicacoes = () => call('GET /api/publicacoes');

const failed = 'Não foi possível decidir o pedido';

function Decision({ pedido: { _id, titulo, quem } }: { pedido: PedidoDePublicacao }) {
  return (
    <>
      <ActionButton
        label="Publicar"
        variant="filled"
        act={() => call('POST /api/publicacoes/:_id/publicar', { params: { _id } })}
        failed={failed}
        done={() => `«${titulo}» já está no site.`}
      />
      <ActionButton
        label="Devolver"
        confirm={{
          question: `Devolver a ${quem}?`,
          children: 'O que escreveu fica com a pessoa, por acabar, e ela lê aqui porquê.',
          yes: 'Devolver',
          fields: { motivo: text('O que falta ou está errado', { required: true, lines: true }) },
        }}
        act={({ motivo }) =>
          call('DELETE /api/publicacoes/:_id', { params: { _id }, body: { motivo } })
        }
        failed={failed}
        done={() => `O pedido foi devolvido a ${quem}.`}
      />
    </>
  );
}

function Request({ pedido }: { pedido: PedidoDePublicacao }) {
  const { _id, seccao, chave, titulo, quem, em, motivo, meu, antes, valores } = pedido;
  const source = placesIn(everyCollection).find(({ section }) => section.name === seccao);
  if (!source) return null;
  const changes = differencesIn(source.section.fields, antes, valores);
  return (
    <li className={styles.request}>
      <h2>
        <Link to={itemPath(source, chave)}>{titulo}</Link>
      </h2>
      <p>
        {source.section.menu} · {meu ? 'pediu' : `${quem} pediu`} em {longMoment(em)}
      </p>
      {motivo !== '' && (
        <p className={styles.reason}>
          <State tone="failed">Devolvido</State> {motivo}
        </p>
      )}
      {changes.length > 0 ? (
        <FactList facts={changes} />
      ) : (
        <p>É um rascunho: fica no site tal como está.</p>
      )}
      <Group gap="sm" mt="md">
        {!meu && <Decision pedido={pedido} />}
        {meu && motivo !== '' && (
          <Link to={editPath(source, chave)} className="touch-link">
            Continuar a escrever
          </Link>
        )}
        {meu && (
          <ActionButton
            label={motivo === '' ? 'Retirar o pedido' : 'Já li'}
            act={() => call('DELETE /api/publicacoes/:_id', { params: { _id } })}
            failed={failed}
            done={() => (motivo === '' ? `O pedido de «${titulo}» foi retirado.` : undefined)}
          />
        )}
      </Group>
    </li>
  );
}

/** The publishing requests of people who may not publish: decided here, with their changes in view. */
export function PublicacoesScreen() {
  const read = useLoaderData<AnswerOf<'GET /api/publicacoes'> | Refused>();
  return (
    <Loaded title="Pedidos de publicação" read={read}>
      {({ arrayPublicacoes, fotos }) => (
        <>
          <ScreenHead title="Pedidos de publicação" />
          {arrayPublicacoes.length === 0 && <Empty>Não há pedidos de publicação.</Empty>}
          <WithServices fotos={fotos}>
            <ul className={styles.requests}>
              {arrayPublicacoes.map((pedido) => (
                <Request key={pedido._id} pedido={pedido} />
              ))}
            </ul>
          </WithServices>
        </>
      )}
    </Loaded>
  );
}
