import { Link } from 'react-router';
import { secureHref } from '../../fields/secureHref.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { underSix } from '../../sections/signUp.ts';
import { page } from '../page.ts';
import { RichText } from '../parts/RichText.tsx';
import { Document, type Part } from './Document.tsx';
import { Reach } from './Reach.tsx';

const updated = '2026-11-15';

function parts(definicoes: Definicoes): Part[] {
  const { councilName, complaintsUrl, extraTerms } = definicoes;
  return [
    {
      id: 'ambito',
      title: 'A que se aplicam',
      body: (
        <>
          <p>
            Estes termos aplicam-se a quem visita este site e, sobretudo, a quem se inscreve em
            eventos organizados pela {councilName} («a junta»).
          </p>
          <p>
            Visitar o site é livre e não exige registo. Ao confirmar uma inscrição, declara que leu
            e aceita estes termos.
          </p>
        </>
      ),
    },
    {
      id: 'inscricao',
      title: 'Inscrição em eventos',
      body: (
        <>
          <p>
            Cada inscrição é feita por uma pessoa, em seu nome e em nome de quem a acompanha.
            Pedimos o nome, o email, o telefone e o número de adultos e de crianças. Os dados têm de
            ser verdadeiros: é por eles que confirmamos o lugar e avisamos de alterações.
          </p>
          <ul>
            <li>O preço de criança aplica-se dos 6 aos 12 anos.</li>
            <li>{underSix}</li>
            <li>Cada inscrição traz, no máximo, o número de pessoas indicado no evento.</li>
            <li>Os lugares são limitados e atribuídos por ordem de chegada das inscrições.</li>
            <li>
              As inscrições fecham na data limite indicada em cada evento, ou antes, se esgotarem.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'pagamento',
      title: 'Preço, pagamento e validade',
      body: (
        <>
          <p>
            Os preços estão em euros e são os que o evento mostra no momento da inscrição. O total
            aparece antes de confirmar, e a página da reserva explica como pagar. Se o preço mudar
            depois, a sua inscrição continua a custar o mesmo.
          </p>
          <p>
            <strong>
              Num evento pago, a inscrição só é válida depois de enviar o comprovativo de pagamento
              e de a junta o validar.
            </strong>{' '}
            Até lá, o lugar está reservado, mas não garantido.
          </p>
        </>
      ),
    },
    {
      id: 'desistencia',
      title: 'Se desistir',
      body: (
        <>
          <p>
            Pode cancelar a inscrição, com direito a reembolso, até <strong>15 dias</strong> depois
            de a submeter, e nunca depois de o evento começar. Basta usar a página da reserva, cujo
            endereço recebe ao confirmar, ou falar com a junta.
          </p>
          <p>
            Depois desse prazo não há reembolso. Se mesmo assim não puder vir, avise-nos, para
            darmos o lugar a outra pessoa.
          </p>
        </>
      ),
    },
    {
      id: 'cancelamento',
      title: 'Se o evento for cancelado',
      body: (
        <p>
          A junta pode cancelar ou alterar um evento <strong>sem aviso prévio</strong>, por exemplo
          por mau tempo, por falta de participantes ou por razões de segurança. Quando um evento é
          cancelado, devolvemos o que foi pago <strong>pelo mesmo meio de pagamento</strong>.
        </p>
      ),
    },
    {
      id: 'dados',
      title: 'Dados pessoais',
      body: (
        <p>
          Os dados da inscrição servem apenas para organizar o evento e são guardados, no máximo,
          até <strong>6 meses depois de o evento terminar</strong>. Em seguida são apagados. O resto
          está na página sobre <Link to="/privacidade">privacidade</Link>.
        </p>
      ),
    },
    {
      id: 'conteudos',
      title: 'Conteúdos do site',
      body: (
        <>
          <p>
            Textos e fotografias pertencem à junta ou a quem os cedeu. Pode citá-los e partilhar
            ligações; para outros usos, peça autorização.
          </p>
          <p>
            Horários, preços e contactos de restaurantes, alojamentos e lojas são da
            responsabilidade de quem os explora. Confirme antes de fazer a viagem. As ligações para
            outros sites existem para sua comodidade: a junta não responde pelo que lá se publica.
          </p>
        </>
      ),
    },
    {
      id: 'reclamacoes',
      title: 'Dúvidas e reclamações',
      body: (
        <>
          <p>
            Fale connosco primeiro: quase tudo se resolve numa conversa.
            {complaintsUrl && (
              <>
                {' '}
                Se preferir, use o{' '}
                <a href={secureHref(complaintsUrl)} target="_blank" rel="noopener noreferrer">
                  livro de reclamações
                </a>
                .
              </>
            )}{' '}
            A estes termos aplica-se a lei portuguesa.
          </p>
          <Reach definicoes={definicoes} />
        </>
      ),
    },
    ...(extraTerms
      ? [
          {
            id: 'condicoes-adicionais',
            title: 'Condições adicionais',
            body: <RichText html={extraTerms} />,
          },
        ]
      : []),
  ];
}

/** What one agrees to when signing up. */
export const termos = page({
  load: async () => null,
  head: (_data, { definicoes }) => ({
    title: 'Termos e condições',
    description: `Os termos das inscrições em eventos da ${definicoes.councilName}: pagamento, cancelamento, reembolso e dados pessoais.`,
  }),
  Component: ({ site: { definicoes } }) => (
    <Document
      kicker="Este site"
      title="Termos e condições"
      lead="Em poucas palavras: a inscrição vale depois de pago e validado o comprovativo; pode desistir com reembolso durante 15 dias, se o evento ainda não tiver começado; se o evento não se fizer, devolvemos o dinheiro."
      updated={updated}
      parts={parts(definicoes)}
    />
  ),
});
