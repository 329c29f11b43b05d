import type { AnswerOf, Found } from '../../calls/all.ts';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { island } from '../../site/island.tsx';
import { page, Redirect, type Site } from '../../site/page.ts';
import { orNothing } from '../../site/reader.ts';
import styles from './balcao.module.css';
import { CompareFile } from './CompareFile.island.tsx';
import { codeTyped, validityNames } from './issued.ts';

type Documento = Found<AnswerOf<'GET /api/verificar/:codigo'>>['documento'];
type Data = { codigo: string; documento: Documento | undefined };

const LiveCompare = island('CompareFile', CompareFile);

const meanings = {
  valido: 'Foi emitido por esta junta e continua válido.',
  caducado: 'Foi emitido por esta junta, mas o seu prazo já passou.',
  anulado: 'Foi emitido por esta junta, que depois o anulou: não é válido.',
};

function Verified({ documento, junta }: { documento: Documento; junta: string }) {
  const { tipo, numero, emitidoEm, validoAte, validade, assinado, sha256 } = documento;
  const facts = [
    ['Documento', tipo],
    ['Número', numero],
    ['Emitido por', junta],
    ['Dia', longDate(lisbonDay(new Date(emitidoEm)))],
    ['Válido até', validoAte === '' ? 'Sem prazo' : longDate(validoAte)],
    ['Assinatura', assinado ? 'O ficheiro é o que foi assinado' : 'Em papel, ou ainda por assinar'],
    ['SHA-256 do ficheiro', sha256],
  ];
  return (
    <>
      <section className={styles.state} data-off={validade !== 'valido' || undefined} role="status">
        <h2>{validityNames[validade]}</h2>
        <p>{meanings[validade]}</p>
      </section>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [
          <dt key={`${label} l`}>{label}</dt>,
          <dd key={label} className={styles.words}>
            {value}
          </dd>,
        ])}
      </dl>
      <p className="soft">
        Confira o tipo, o número e o dia. Aqui não se diz a quem foi passado: se o tem em ficheiro,
        compare-o, porque só assim se vê se o texto foi mudado.
      </p>
      <LiveCompare sha256={sha256} />
    </>
  );
}

function Verify({ data: { codigo, documento }, site }: { data: Data; site: Site }) {
  return (
    <article className={`wrap ${styles.private}`}>
      <header>
        <p className="kicker">Documentos da junta</p>
        <h1>Verificar um documento</h1>
        <p>O código está junto do quadrado para o telemóvel, no fundo do documento.</p>
      </header>
      {documento && <Verified documento={documento} junta={site.definicoes.councilName} />}
      {codigo !== '' && !documento && (
        <section className={styles.state} data-off role="status">
          <h2>Código desconhecido</h2>
          <p>
            Nenhum documento desta junta tem o código {codigo}. Confirme letra a letra; se estiver
            certo, fale com a junta antes de aceitar o documento.
          </p>
        </section>
      )}
      <form action="/verificar" className={styles.code}>
        <label htmlFor="codigo">{documento ? 'Outro código' : 'Código de verificação'}</label>
        <input
          id="codigo"
          name="codigo"
          type="text"
          required
          maxLength={60}
          className={styles.typedCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className={documento ? 'button quiet' : 'button'}>
          Verificar
        </button>
      </form>
    </article>
  );
}

/** Looks up a document by its code: shows what it is and whether it is valid, never whose it is. */
export const verificar = page<Data>({
  isPrivate: true,
  sheet: 'pedidos',
  params: ['codigo'],
  async load(read, { params, search }) {
    const typed = search.get('codigo');
    // Signs alone lead to the empty form, which would otherwise be a page at each of endless addresses.
    if (typed) throw new Redirect(`/verificar/${codeTyped(typed)}`);
    const codigo = codeTyped(params.codigo ?? '');
    if (codigo === '') return { codigo, documento: undefined };
    const found = await orNothing(read('/api/verificar/:codigo', { params: { codigo } }));
    return { codigo, documento: found?.documento };
  },
  head: ({ codigo }) => ({
    title: 'Verificar um documento',
    description: 'Confirme se um atestado ou outro documento foi emitido pela junta e é válido.',
    noindex: codigo !== '',
  }),
  Component: Verify,
});
