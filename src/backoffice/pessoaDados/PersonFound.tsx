import { Alert, Group } from '@mantine/core';
import { Link } from 'react-router';
import { counted } from '../../language/counted.ts';
import { call, download } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { LinkedTable } from '../list/LinkedTable.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Note } from '../parts/Note.tsx';
import styles from './PessoaDados.module.css';
import { addressOf, type PessoaDados, path } from './pessoaDados.ts';

type Parte = PessoaDados['partes'][number];
type Registo = Parte['registos'][number];

/** Records beyond this many are only in the file. */
const mostShown = 50;

/** Facts of up to this many letters stand side by side. */
const shortest = 40;

function Entry({ titulo, factos, ficheiros, link, fica }: Registo) {
  const facts = factos.map(({ nome, valor }) => ({
    label: nome,
    content: <span className={styles.words}>{valor}</span>,
    isShort: valor.length <= shortest,
  }));
  const long = facts.filter(({ isShort }) => !isShort);
  return (
    <details className={styles.entry}>
      <summary>
        {titulo}
        {fica && <span className={styles.stays}> (fica)</span>}
      </summary>
      <div>
        <FactList facts={facts.filter(({ isShort }) => isShort)} isDense />
        {long.length > 0 && <FactList facts={long} />}
        {ficheiros.map((name) => (
          <p key={name}>Com um ficheiro: {name}</p>
        ))}
        {fica && <p className={styles.stays}>{fica}.</p>}
        {link && <Link to={link}>Abrir</Link>}
      </div>
    </details>
  );
}

function Part({ titulo, registos }: Parte) {
  const more = registos.length - mostShown;
  return (
    <section className={styles.part}>
      <h3>
        {titulo} <span>{registos.length}</span>
      </h3>
      {registos.slice(0, mostShown).map((registo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none is ever moved
        <Entry key={index} {...registo} />
      ))}
      {more > 0 && <p>E mais {counted(more, 'registo', 'registos')}, que vão no ficheiro.</p>}
    </section>
  );
}

function HandOver({ q }: { q: string }) {
  const file = `/api/pessoa-dados/ficheiro?q=${encodeURIComponent(q)}`;
  return (
    <ActionButton
      label="Descarregar para entregar"
      variant="filled"
      confirm={{
        question: 'Descarregar tudo o que se guarda desta pessoa?',
        children:
          'É um ficheiro ZIP, com uma página para ler e imprimir, os mesmos dados para outro programa, e os ficheiros. Confirme quem o pede antes de o entregar.',
        yes: 'Descarregar',
        asksPassword: true,
      }}
      act={(_, password) => download(file, undefined, password)}
      failed="Não foi possível descarregar"
      done={() => 'O ficheiro está pronto a entregar.'}
    />
  );
}

function Erase({ q, found }: { q: string; found: PessoaDados }) {
  const all = found.partes.flatMap(({ registos }) => registos);
  const staying = [...new Set(all.map(({ fica }) => fica).filter((fica) => fica !== ''))];
  return (
    <ActionButton
      label="Apagar tudo"
      confirm={{
        question: 'Apagar tudo o que se guarda desta pessoa?',
        children: (
          <>
            <p>
              {counted(all.length, 'registo', 'registos')}, com os ficheiros e os emails que ainda
              não saíram. Não se escreve à pessoa, e não poderá voltar atrás.
            </p>
            {staying.length > 0 && (
              <>
                <p>
                  <strong>O que tem de ficar:</strong>
                </p>
                <ul className={styles.staying}>
                  {staying.map((fica) => (
                    <li key={fica}>{fica}.</li>
                  ))}
                </ul>
              </>
            )}
            <p>
              As cópias de segurança de antes ainda a têm: as que o servidor faz saem ao fim de 14
              noites; as que alguém descarregou, apague-as.
            </p>
          </>
        ),
        yes: 'Sim, Apagar',
        grave: true,
        asksPassword: true,
      }}
      act={(_, password) => call('POST /api/pessoa-dados/apagar', { body: { q }, password })}
      failed="Não foi possível apagar"
      done={({ apagado: { registos } }) =>
        `O que se guardava desta pessoa foi apagado (${counted(registos, 'registo', 'registos')}).`
      }
      to={path}
    />
  );
}

/** The people found, to be told apart by their e-mail address or phone number. */
function Choose({ people }: { people: PessoaDados['pessoas'] }) {
  return (
    <section className={styles.choose}>
      <h2>Qual destas pessoas?</h2>
      <LinkedTable
        caption="Pessoas encontradas"
        columns={[
          { name: 'nome', label: 'Nome', isTyped: true },
          { name: 'email', label: 'Email', isTyped: true },
          { name: 'telefone', label: 'Telefone' },
        ]}
        rows={people}
        keyOf={({ nome, email, telefone }) => `${nome} ${email} ${telefone}`}
        hrefOf={({ nome, email, telefone }) => addressOf(email || telefone || nome)}
      />
    </section>
  );
}

/** What is held of the person searched for, or the people to choose from. */
export function PersonFound({ q, found }: { q: string; found: PessoaDados }) {
  const { pessoas, eUma, podeApagar, impede, partes } = found;
  if (!eUma && pessoas.length > 0) return <Choose people={pessoas} />;
  if (partes.length === 0) {
    return (
      <Empty>
        Não se guarda nada de «{q}». Experimente o email, o telefone ou o nome completo, que podem
        estar escritos de outra maneira.
      </Empty>
    );
  }
  const called = pessoas.map(({ nome, email, telefone }) =>
    [nome, email, telefone].filter((each) => each !== '').join(' · '),
  );
  return (
    <section aria-labelledby="pessoa">
      <h2 id="pessoa">O que se guarda de {pessoas[0]?.nome || q}</h2>
      {called.length > 0 && (
        <ul className={styles.called}>
          {called.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {impede && (
        <Alert color="yellow" title="Ainda não se pode apagar">
          {impede}: trate disso primeiro, que depois não se sabe de quem é.
        </Alert>
      )}
      <Group my="md">
        <HandOver q={q} />
        {podeApagar && impede === '' && <Erase q={q} found={found} />}
      </Group>
      {partes.map((parte) => (
        <Part key={parte.titulo} {...parte} />
      ))}
      {!podeApagar && (
        <Note>
          Ninguém aqui se chama exatamente assim: é só nomeada em textos. Para apagar, procure pelo
          email ou pelo telefone.
        </Note>
      )}
    </section>
  );
}
