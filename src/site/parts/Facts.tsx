import type { ReactNode } from 'react';
import type { Lugar } from '../../language/lugar.ts';
import { groupedPhone, phoneHref, phoneLabel } from '../../language/phoneNumber.ts';
import { secureHref } from '../../language/secureHref.ts';
import { t } from '../../language/speaking.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import type { Reach } from '../../sections/reach.ts';
import styles from './Facts.module.css';
import { DirectionsLink, fromCentre } from './WayThere.tsx';

/** One fact: what it is and what it says. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where it is. */
export function Local({ local }: { local: string }) {
  return (
    <Fact label={t('Onde')}>
      <address>{local}</address>
    </Fact>
  );
}

/** Its place on the map: how far it is from the centre, and directions. */
export function PinFact({ lugar, definicoes }: { lugar: Lugar | null; definicoes: Definicoes }) {
  if (!lugar) return null;
  const far = fromCentre(lugar, definicoes);
  return (
    <Fact label={t('No mapa')}>
      {far &&
        t('{distancia}, em linha reta', {
          distancia: `${far.charAt(0).toUpperCase()}${far.slice(1)}`,
        })}
      <DirectionsLink to={lugar} className={styles.link ?? ''} />
    </Fact>
  );
}

/** A phone number that dials when touched. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className={styles.phone}>
      {groupedPhone(number)}
    </a>
  );
}

/** An e-mail address that opens the mail program when touched. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={`tap ${styles.mail}`}>
      {address}
    </a>
  );
}

/** A website by its name: without scheme, `www.` and a closing slash. */
function siteName(typed: string): string {
  return typed
    .trim()
    .replace(/^(https?:)?\/\/|^www\./gi, '')
    .replace(/\/$/, '');
}

function ReachFacts({ phoneContacts, website, facebook, instagram }: Reach) {
  const links = [
    { name: 'Website', shown: siteName(website), typed: website },
    { name: 'Facebook', shown: 'Facebook', typed: facebook },
    { name: 'Instagram', shown: 'Instagram', typed: instagram },
  ].filter(({ typed }) => typed !== '');
  return (
    <>
      {phoneContacts.map((number) => (
        <Fact key={number} label={phoneLabel(number)}>
          <PhoneLink number={number} />
        </Fact>
      ))}
      {links.length > 0 && (
        <Fact label={t('Na Internet')}>
          {links.map(({ name, shown, typed }) => (
            <a
              key={name}
              href={secureHref(typed)}
              target="_blank"
              rel="noopener"
              className={styles.link}
            >
              {name === 'Website' && <span className="visually-hidden">Website: </span>}
              {shown}
              <span className="visually-hidden"> {t('(abre noutro separador)')}</span>
            </a>
          ))}
        </Fact>
      )}
    </>
  );
}

type Props = {
  /** Where it is, shown as the first fact. */
  local?: string;
  reach?: Reach;
  /** Shown before the facts, such as the day of an event. */
  lead?: ReactNode;
  /** More facts, before those of how to reach it. */
  children?: ReactNode;
  /** Links and buttons, in sight before the facts. */
  actions?: ReactNode;
};

/** What a visitor came to look up: where, when, how much, whom to ring. Shows only what is known. */
export function Facts({ local, reach, lead, children, actions }: Props) {
  return (
    <div className={styles.facts}>
      <h2 className="visually-hidden">{t('Informações')}</h2>
      {lead}
      {actions && <div className={`unprinted ${styles.actions}`}>{actions}</div>}
      <dl>
        {local && <Local local={local} />}
        {children}
        {reach && <ReachFacts {...reach} />}
      </dl>
    </div>
  );
}
