import type { Definicoes } from '../../sections/definicoes.ts';
import { page } from '../page.ts';
import { Document, type Part } from './Document.tsx';
import { Reach } from './Reach.tsx';

const updated = '2026-11-15';

function parts(definicoes: Definicoes, siteUrl: string): Part[] {
  const { councilName } = definicoes;
  return [
    {
      id: 'compromisso',
      title: 'Compromisso',
      body: (
        <p>
          A {councilName} compromete-se a tornar este site acessível a todas as pessoas, nos termos
          do Decreto-Lei n.º 83/2018, de 19 de outubro, que transpõe a Diretiva (UE) 2016/2102. Esta
          declaração aplica-se a <a href={siteUrl}>{siteUrl}</a>.
        </p>
      ),
    },
    {
      id: 'conformidade',
      title: 'Estado de conformidade',
      body: (
        <>
          <p>
            Este site está <strong>parcialmente conforme</strong> com os requisitos de
            acessibilidade (norma EN 301 549 e Diretrizes de Acessibilidade para o Conteúdo da Web,
            nível AA), devido às exceções da parte seguinte. As páginas foram desenhadas para
            cumprir também os critérios da versão 2.2 das diretrizes.
          </p>
        </>
      ),
    },
    {
      id: 'excecoes',
      title: 'O que ainda não é acessível',
      body: (
        <>
          <ul>
            <li>
              <strong>Documentos PDF em anexo aos avisos:</strong> alguns podem não ter a estrutura
              de que os leitores de ecrã precisam. O essencial está sempre escrito no próprio aviso.
            </li>
            <li>
              <strong>Mapa:</strong> as imagens do mapa vêm do OpenStreetMap e não têm descrição. A
              morada está escrita ao lado, com uma ligação para as direções.
            </li>
            <li>
              <strong>Fotografias:</strong> algumas podem ainda não ter descrição, em particular as
              mais antigas.
            </li>
          </ul>
          <p>Se lhe fizer falta um destes conteúdos, peça-o: entregamo-lo noutro formato.</p>
        </>
      ),
    },
    {
      id: 'elaboracao',
      title: 'Elaboração e evidências',
      body: (
        <>
          <p>
            Esta declaração foi elaborada com base numa autoavaliação do programa que sustenta o
            site:
          </p>
          <ul>
            <li>
              avaliação automática das páginas com a ferramenta axe-core, segundo os critérios A e
              AA das WCAG 2.1 e 2.2;
            </li>
            <li>validação do código HTML das páginas;</li>
            <li>
              ensaio por teclado, com ampliação de 200 %, em ecrãs de 320 píxeis de largura e com
              menos movimento;
            </li>
          </ul>
          <p>Não foram ainda feitos testes de usabilidade com pessoas com deficiência.</p>
        </>
      ),
    },
    {
      id: 'contacto',
      title: 'Encontrou uma barreira?',
      body: (
        <>
          <p>
            Diga-nos em que página e o que tentava fazer. Respondemos o mais depressa que pudermos
            e, se a correção demorar, arranjamos outra forma de lhe dar o que procura.
          </p>
          <Reach definicoes={definicoes} />
        </>
      ),
    },
    {
      id: 'fiscalizacao',
      title: 'Se não tiver resposta',
      body: (
        <>
          <p>
            A aplicação da lei é acompanhada pela Agência para a Modernização Administrativa (AMA,
            I. P.), ou pela entidade que lhe suceda nestas funções, através de{' '}
            <a href="https://www.acessibilidade.gov.pt" target="_blank" rel="noopener noreferrer">
              acessibilidade.gov.pt
            </a>
            . Pode também apresentar queixa ao{' '}
            <a href="https://www.provedor-jus.pt" target="_blank" rel="noopener noreferrer">
              Provedor de Justiça
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'ajudas',
      title: 'Ajudas deste site',
      body: (
        <ul>
          <li>
            Tudo funciona só com o teclado; a primeira ligação de cada página salta para o conteúdo.
          </li>
          <li>O texto pode ser ampliado até ao dobro sem perder nada.</li>
          <li>Quem pede menos movimento ao seu dispositivo não vê animações.</li>
          <li>As páginas leem-se e as ligações funcionam mesmo sem JavaScript.</li>
          <li>Os avisos podem ser impressos numa folha limpa, sem menus nem fundo.</li>
        </ul>
      ),
    },
  ];
}

/** The declaration that the law asks of public bodies. */
export const acessibilidade = page({
  load: async () => null,
  head: (_data, { definicoes }) => ({
    title: 'Declaração de acessibilidade',
    description: `Declaração de acessibilidade do site da ${definicoes.councilName}, nos termos do Decreto-Lei n.º 83/2018.`,
  }),
  Component: ({ site: { definicoes, siteUrl } }) => (
    <Document
      kicker="Este site"
      title="Declaração de acessibilidade"
      lead="Este site é para toda a gente. Aqui dizemos o que já cumprimos, o que falta, e a quem se queixar."
      updated={updated}
      parts={parts(definicoes, siteUrl)}
    />
  ),
});
