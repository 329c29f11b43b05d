import { longDate } from '../../language/calendar.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { letter } from '../../server/mail/letter.ts';
import type { Letter } from '../../server/mail/outbox.ts';
import type { Announcement } from './announcement.ts';
import type { Seguidor } from './tables.server.ts';
import { daysToConfirm } from './topics.ts';

/** The kinds of letters: the one that asks to confirm, and those that tell what was published. */
export const [followKind, newsKind] = ['seguir', 'novidades'] as const;

/** Whose letters these are. */
type Village = { definicoes: Definicoes; siteUrl: string };

/** The private address of somebody who follows. */
export const privatePage = (siteUrl: string, { segredo }: Pick<Seguidor, 'segredo'>) =>
  `${siteUrl}/seguir/${segredo}`;

/** To somebody who asked to follow: the link to confirm, or to their page if they already do. Hidden from staff. */
export function confirmLetter(seguidor: Seguidor, { definicoes, siteUrl }: Village): Letter {
  const { villageName, councilName } = definicoes;
  const isKnown = seguidor.estado === 'confirmado';
  const subject = isKnown ? `Já segue ${villageName}` : `Confirme que quer seguir ${villageName}`;
  const said = isKnown
    ? 'Alguém pediu, com este endereço, para seguir a aldeia, e este endereço já a segue. Se foi para mudar os temas, faça-o na sua página.'
    : `Alguém pediu, com este endereço, para receber por email o que a junta publica. Se foi você, confirme na página que se abre. A ligação serve durante ${daysToConfirm} dias.`;
  return letter(
    {
      greeting: subject,
      paragraphs: [said, 'Se não foi você, não precisa de fazer nada.'],
      link: {
        label: isKnown ? 'Ver o que sigo' : 'Confirmar',
        href: privatePage(siteUrl, seguidor),
      },
      from: councilName,
    },
    {
      recipient: seguidor.email,
      subject,
      tipo: followKind,
      secret: seguidor.segredo,
      about: seguidor._id,
      isPrivate: true,
    },
  );
}

/** What every letter to many carries: the way to change or to leave, for people and for mail programs. */
function toFollower(seguidor: Seguidor, siteUrl: string, envio: string) {
  const own = privatePage(siteUrl, seguidor);
  return {
    foot: { label: 'Mudar o que recebo, ou deixar de receber', href: own },
    rest: {
      recipient: seguidor.email,
      tipo: newsKind,
      secret: seguidor.segredo,
      about: seguidor._id,
      isPrivate: true,
      batch: envio,
      unsubscribe: `${own}/sair`,
    },
  };
}

type Item = Announcement & { path: string };

/** To somebody who follows: what was published. */
export function announcementLetter(
  seguidor: Seguidor,
  { subject, paragraphs, facts, path }: Item,
  { definicoes, siteUrl, envio }: Village & { envio: string },
): Letter {
  const { foot, rest } = toFollower(seguidor, siteUrl, envio);
  const link = { label: 'Ler no site', href: `${siteUrl}${path}` };
  return letter(
    { greeting: subject, paragraphs, facts, link, from: definicoes.councilName, foot },
    { ...rest, subject },
  );
}

/** To somebody who follows: what a week has brought. */
export function weeklyLetter(
  seguidor: Seguidor,
  items: readonly Item[],
  { definicoes, siteUrl, envio, day }: Village & { envio: string; day: string },
): Letter {
  const { foot, rest } = toFollower(seguidor, siteUrl, envio);
  const subject = `${definicoes.villageName}: a semana até ${longDate(day)}`;
  const cards = items.map(({ subject: title, paragraphs, facts, path }) =>
    [title, facts.map(([, value]) => value).join(', '), ...paragraphs, `${siteUrl}${path}`]
      .filter(Boolean)
      .join('\n'),
  );
  return letter(
    { greeting: subject, paragraphs: cards, from: definicoes.councilName, foot },
    { ...rest, subject },
  );
}
