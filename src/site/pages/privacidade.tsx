import { Link } from 'react-router';
import type { Definicoes } from '../../sections/definicoes.ts';
import { page } from '../page.ts';
import { Document, type Part } from './Document.tsx';
import { Reach } from './Reach.tsx';

const updated = '2026-11-15';

function parts(definicoes: Definicoes): Part[] {
  return [
    {
      id: 'responsavel',
      title: 'Quem é responsável',
      body: (
        <>
          <p>
            O responsável pelo tratamento dos dados recolhidos neste site é a{' '}
            {definicoes.councilName}. Para qualquer assunto sobre os seus dados:
          </p>
          <Reach definicoes={definicoes} />
        </>
      ),
    },
    {
      id: 'dados',
      title: 'Que dados, e para quê',
      body: (
        <>
          <p>Só tratamos os dados que nos dá, e só para o que os pediu:</p>
          <dl>
            <dt>Inscrição num evento</dt>
            <dd>
              Nome, email, telefone, número de adultos e de crianças e, se o enviar, o comprovativo
              de pagamento. Servem para reservar o lugar, confirmar o pagamento e avisar de
              alterações.
            </dd>
            <dt>Mensagem à junta</dt>
            <dd>Nome, email, assunto e o que escrever. Servem para lhe responder.</dd>
            <dt>Visita ao site</dt>
            <dd>
              Não registamos quem visita. O servidor anota que páginas são pedidas, quando e com que
              resultado, sem endereço de rede nem mais nada que diga por quem. Para travar abusos,
              conta durante alguns minutos os pedidos de cada endereço de rede e depois esquece-os.
            </dd>
            <dt>Área reservada</dt>
            <dd>
              Quem trabalha na junta tem um nome de utilizador e uma palavra-passe, guardada de
              forma que ninguém a consegue ler.
            </dd>
          </dl>
        </>
      ),
    },
    {
      id: 'fundamento',
      title: 'Com que fundamento',
      body: (
        <ul>
          <li>
            Inscrições: são necessárias para cumprir o que combinamos consigo (artigo 6.º, n.º 1,
            alínea b, do Regulamento Geral sobre a Proteção de Dados, RGPD).
          </li>
          <li>
            Mensagens: servem as funções de interesse público da junta, que incluem atender quem a
            procura (artigo 6.º, n.º 1, alínea e).
          </li>
          <li>
            Documentos de pagamento: podem ter de ser conservados na contabilidade, fora deste site,
            por obrigação legal (artigo 6.º, n.º 1, alínea c).
          </li>
        </ul>
      ),
    },
    {
      id: 'prazo',
      title: 'Durante quanto tempo',
      body: (
        <>
          <ul>
            <li>
              <strong>Inscrições e comprovativos:</strong> até 6 meses depois de o evento terminar.
            </li>
            <li>
              <strong>Mensagens:</strong> até 12 meses depois de recebidas.
            </li>
          </ul>
          <p>
            Terminado o prazo, o próprio site apaga os dados, sem que ninguém tenha de se lembrar.
          </p>
        </>
      ),
    },
    {
      id: 'acesso',
      title: 'Quem os vê',
      body: (
        <p>
          As pessoas da junta que tratam do assunto, com sessão iniciada, e mais ninguém. Não
          vendemos, não cedemos nem usamos os dados para publicidade. Nenhuma página pública mostra
          nomes ou contactos de quem se inscreveu. Não há decisões automáticas nem perfis.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies e terceiros',
      body: (
        <>
          <p>
            <strong>Este site não usa cookies</strong> nem estatísticas, e por isso não tem de lhe
            perguntar nada. Letras, programas e a verificação «Não sou um robô» vêm do nosso próprio
            servidor, e as fotografias que a junta aqui carrega também.
          </p>
          <p>
            Há duas exceções. Quando o mapa aparece no ecrã, as imagens que o compõem são pedidas à{' '}
            <a
              href="https://osmfoundation.org/wiki/Privacy_Policy"
              target="_blank"
              rel="noopener noreferrer"
            >
              Fundação OpenStreetMap
            </a>
            , que fica a conhecer o seu endereço de rede e o endereço deste site. Enquanto não
            chegar ao mapa, nada é pedido; a morada está sempre escrita ao lado.
          </p>
          <p>
            E quando um texto ou uma página mostra uma fotografia que está noutro site, é o seu
            navegador que a vai lá buscar: esse site fica a conhecer o seu endereço de rede e o
            endereço deste site.
          </p>
          <p>
            Na área reservada, o navegador guarda no próprio dispositivo a sessão e os rascunhos de
            quem lá trabalha.
          </p>
        </>
      ),
    },
    {
      id: 'direitos',
      title: 'Os seus direitos',
      body: (
        <>
          <p>A qualquer momento pode pedir-nos, sem custos:</p>
          <ul>
            <li>acesso aos seus dados e uma cópia deles;</li>
            <li>correção do que estiver errado;</li>
            <li>apagamento, ou limitação do uso que lhes damos;</li>
            <li>entrega dos dados num formato que outro serviço possa ler;</li>
            <li>que deixemos de os tratar, quando se opuser.</li>
          </ul>
          <p>
            Respondemos no prazo de um mês. Podemos pedir-lhe que confirme quem é, para não entregar
            os dados à pessoa errada.
          </p>
        </>
      ),
    },
    {
      id: 'cnpd',
      title: 'Se não ficar satisfeito',
      body: (
        <p>
          Pode apresentar queixa à autoridade de controlo, a{' '}
          <a href="https://www.cnpd.pt" target="_blank" rel="noopener noreferrer">
            Comissão Nacional de Proteção de Dados (CNPD)
          </a>
          . Antes disso, dê-nos a oportunidade de corrigir: a <Link to="/contactos">junta</Link>{' '}
          atende e responde.
        </p>
      ),
    },
  ];
}

/** What becomes of what people write here. */
export const privacidade = page({
  load: async () => null,
  head: (_data, { definicoes }) => ({
    title: 'Privacidade',
    description: `Que dados pessoais a ${definicoes.councilName} trata neste site, para quê, durante quanto tempo, e que direitos tem.`,
  }),
  Component: ({ site: { definicoes } }) => (
    <Document
      kicker="Este site"
      title="Privacidade"
      lead="Guardamos pouco, durante pouco tempo, e só para o que pediu. Não há cookies, publicidade nem estatísticas sobre si."
      updated={updated}
      parts={parts(definicoes)}
    />
  ),
});
