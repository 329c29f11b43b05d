import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { choices } from '../../fields/choices.ts';
import type { Fields } from '../../fields/field.ts';
import { longMoment } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import styles from './Pedido.module.css';
import type { Pedido } from './papers.screen.tsx';
import { publicWords } from './pedidos.ts';
import { problemPath } from './problemas.ts';

/** A checkbox for each photo, by its file name; only ticked photos are published. */
function photosOf({ ficheiros }: Pedido): Fields {
  const photos = ficheiros.filter(({ nome }) => /\.(jpe?g|png|webp|avif)$/i.test(nome));
  const [first, ...others] = photos.map(({ _id }) => _id);
  if (!first) return {};
  const names = Object.fromEntries(photos.map(({ _id, nome }) => [_id, nome]));
  return {
    fotos: choices('Fotografias que se mostram', [first, ...others], {
      names,
      help: 'Abra-as primeiro: não devem mostrar pessoas nem matrículas.',
    }),
  };
}

/** What visitors see of a problem, and the buttons to publish it, in the council's own words, or to hide it. */
export function OnTheSite({ pedido }: { pedido: Pedido }) {
  const { _id, versao, numero, publicadoEm, paraOSite, acompanham } = pedido;
  if (!paraOSite) return null;
  const failed = 'O site ficou como estava';
  return (
    <section className={styles.next} aria-label="No site">
      <p>
        {publicadoEm ? (
          <>
            <a href={problemPath(numero)}>Está no site</a> desde {longMoment(publicadoEm)}.
          </>
        ) : (
          'Não está no site: só a junta e quem o comunicou sabem dele.'
        )}
        {acompanham > 0 && ` ${counted(acompanham, 'pessoa acompanha', 'pessoas acompanham')}.`}
      </p>
      <div className={styles.buttons}>
        <ActionButton
          label={publicadoEm ? 'Mudar o que se mostra' : 'Mostrar no site'}
          failed={failed}
          confirm={{
            question: 'O que se mostra deste problema?',
            children: 'Nunca se diz quem o comunicou.',
            yes: 'Mostrar no site',
            fields: { ...publicWords, ...photosOf(pedido) },
            initial: paraOSite,
          }}
          act={(values) =>
            call('PUT /api/pedidos/:_id/publicacao', {
              params: { _id },
              body: { fotos: [], ...values, versao },
            })
          }
          done={() => 'O problema está no site.'}
        />
        {publicadoEm && (
          <ActionButton
            label="Retirar do site"
            failed={failed}
            confirm={{
              question: 'Deseja retirar o problema do site?',
              children: 'Quem o acompanha continua a receber novidades.',
              yes: 'Retirar do site',
            }}
            act={() => call('DELETE /api/pedidos/:_id/publicacao', { params: { _id } })}
            done={() => 'O problema já não está no site.'}
          />
        )}
      </div>
    </section>
  );
}
