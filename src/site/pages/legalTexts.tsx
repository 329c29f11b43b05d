import { escapeMarkup } from '../../language/escapeMarkup.ts';
import { groupedPhone, phoneHref, phoneLabel } from '../../language/phoneNumber.ts';
import { secureHref } from '../../language/secureHref.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { underSix } from '../../sections/eventSignUp.ts';
import { type Page, page, type Site } from '../page.ts';
import acessibilidadeText from '../texts/acessibilidade.html?raw';
import privacidadeText from '../texts/privacidade.html?raw';
import termosText from '../texts/termos.html?raw';
import { LegalText, type Part } from './LegalText.tsx';

const elsewhere = 'target="_blank" rel="noopener noreferrer"';

/** How to reach the council, as HTML for the middle of a text. */
function contactsOf({ councilName, address, email, phones }: Definicoes): string {
  const [who, where, mail] = [councilName, address, email].map(escapeMarkup);
  const lines = [
    ...(email ? [`Email: <a href="mailto:${mail}">${mail}</a>`] : []),
    ...phones.map((phone) => {
      const link = `<a href="${phoneHref(phone)}">${escapeMarkup(groupedPhone(phone))}</a>`;
      return `${phoneLabel(phone)}: ${link}`;
    }),
    'Formulário: <a href="/contactos">página de contactos</a>',
  ];
  const whole = address.includes(councilName) ? where : `${who}\n${where}`;
  return `${address && `<address>${whole}</address>`}
<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function complaintsOf({ complaintsUrl }: Definicoes): string {
  if (complaintsUrl === '') return '';
  const link = escapeMarkup(secureHref(complaintsUrl));
  return `Se preferir, use o <a href="${link}" ${elsewhere}>livro de reclamações</a>.`;
}

/** Splits a text at its headings, and replaces names in braces by this village's own words. */
function partsOf(text: string, { definicoes, siteUrl }: Site): Part[] {
  const words: Record<string, string> = {
    councilName: escapeMarkup(definicoes.councilName),
    siteUrl: escapeMarkup(siteUrl),
    underSix: escapeMarkup(underSix),
    contactos: contactsOf(definicoes),
    queixas: complaintsOf(definicoes),
  };
  const filled = text
    .replaceAll('<a href="http', `<a ${elsewhere} href="http`)
    .replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const parts = filled.matchAll(/<h2 id="([\w-]+)">(.+?)<\/h2>(.*?)(?=<h2 id=|$)/gs);
  return [...parts].map(([, id = '', title = '', html = '']) => ({ id, title, html }));
}

type Declared = {
  title: string;
  /** A summary, for people who read no further. */
  lead: string;
  /** When it was last changed, as `YYYY-MM-DD`. */
  updated: string;
  text: string;
  describe(councilName: string): string;
  more?(definicoes: Definicoes): Part[];
};

function legalPage({ title, lead, updated, text, describe, more = () => [] }: Declared): Page {
  return page({
    sheet: 'textos',
    load: async () => null,
    head: (_data, { definicoes }) => ({ title, description: describe(definicoes.councilName) }),
    Component: ({ site }) => (
      <LegalText
        title={title}
        lead={lead}
        updated={updated}
        parts={[...partsOf(text, site), ...more(site.definicoes)]}
      />
    ),
  });
}

/** The terms that people agree to when they sign up for an event. */
export const termos = legalPage({
  title: 'Termos e condições',
  lead: 'Em poucas palavras: a inscrição vale depois de pago e validado o comprovativo; pode desistir com reembolso durante 15 dias, se o evento ainda não tiver começado; se o evento não se fizer, devolvemos o dinheiro.',
  updated: '2026-11-15',
  text: termosText,
  describe: (councilName) =>
    `Os termos das inscrições em eventos da ${councilName}: pagamento, cancelamento, reembolso e dados pessoais.`,
  more: ({ extraTerms: html }) =>
    html ? [{ id: 'condicoes-adicionais', title: 'Condições adicionais', html }] : [],
});

/** The privacy policy: what the site does with personal data. */
export const privacidade = legalPage({
  title: 'Privacidade',
  lead: 'Guardamos pouco, durante pouco tempo, e só para o que pediu. Não há cookies, publicidade nem estatísticas de quem visita.',
  updated: '2026-11-18',
  text: privacidadeText,
  describe: (councilName) =>
    `Que dados pessoais a ${councilName} trata neste site, para quê, durante quanto tempo, e que direitos tem.`,
});

/** The accessibility statement that the law requires of public bodies. */
export const acessibilidade = legalPage({
  title: 'Declaração de acessibilidade',
  lead: 'Este site é para toda a gente. Aqui dizemos o que já cumprimos, o que falta, e a quem se queixar.',
  updated: '2026-11-15',
  text: acessibilidadeText,
  describe: (councilName) =>
    `Declaração de acessibilidade do site da ${councilName}, nos termos do Decreto-Lei n.º 83/2018.`,
});
