import { daysInRows } from '../../language/openingHours.ts';
import { phoneLabel } from '../../language/phoneNumber.ts';
import { langOf, t } from '../../language/speaking.ts';
import { Pager } from '../../parts/Pager.tsx';
import type { RecordIn } from '../../sections/all.ts';
import type { Definicoes } from '../../sections/definicoes.ts';
import { faceOf } from '../faces.ts';
import { listHead } from '../heads.ts';
import { page } from '../page.ts';
import { pageParam, readPage, searchAt } from '../paging.ts';
import { Contour } from '../parts/Contour.tsx';
import { CouncilHours, hasCouncilHours } from '../parts/CouncilHours.tsx';
import { hasPhoneOrEmail } from '../parts/CouncilLines.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Fact, MailLink, PhoneLink } from '../parts/Facts.tsx';
import { ListPage } from '../parts/ListPage.tsx';
import { DayLines } from '../parts/OpeningHours.tsx';
import { TryAgain } from '../parts/TryAgain.tsx';
import { VillageMap } from '../parts/VillageMap.tsx';
import { DirectionsLink } from '../parts/WayThere.tsx';
import { isFilled, Slot } from '../slots.tsx';
import styles from './contactos.module.css';

const section = faceOf('contactos');

function Council({ definicoes, now }: { definicoes: Definicoes; now: Date }) {
  const { councilName, phones, email } = definicoes;
  const hours = hasCouncilHours(definicoes);
  if (!hasPhoneOrEmail(definicoes) && !hours) return null;
  return (
    <section className={styles.council} aria-labelledby="junta">
      <h2 id="junta">{councilName || t('Junta de freguesia')}</h2>
      <dl>
        {phones.map((phone) => (
          <Fact key={phone} label={phoneLabel(phone)}>
            <PhoneLink number={phone} />
          </Fact>
        ))}
        {email && (
          <Fact label={t('Email')}>
            <MailLink address={email} />
          </Fact>
        )}
        {hours && (
          <Fact label={t('Horário de atendimento')}>
            <CouncilHours definicoes={definicoes} now={now} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** The contacts with a timetable: buses, the chemist on duty, the doctor. */
function Timetables({ items }: { items: RecordIn<'contactos'>[] }) {
  if (items.length === 0) return null;
  return (
    <section className={`wrap ${styles.useful}`} aria-labelledby="horarios">
      <h2 id="horarios">{t('Transportes e serviços')}</h2>
      <dl>
        {items.map(({ identifier, name, porDia, phoneNumber }) => (
          <Fact key={identifier} label={name}>
            <DayLines lines={daysInRows(porDia)} />
            <PhoneLink number={phoneNumber} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** Where the council is, whom to ring, and a form to write to it. */
export const list = page({
  params: [pageParam],
  async load(read, { search }) {
    const asked = { query: section.query, search, size: 24 };
    const { items, ...found } = await readPage(read, 'contactos', asked);
    const isTimetable = ({ porDia }: RecordIn<'contactos'>) => daysInRows(porDia).length > 0;
    const timetables = items.filter(isTimetable);
    const others = items.filter((item) => !isTimetable(item));
    return { ...found, timetables, others, now: new Date() };
  },
  head: ({ paging }, site) => listHead(section, paging, site),
  Component: ({ data: { timetables, others, paging, now }, site: { definicoes } }) => (
    <ListPage section={section} isEmpty={false}>
      <div className={`wrap ${styles.where}`}>
        <Council definicoes={definicoes} now={now} />
        <VillageMap definicoes={definicoes} />
      </div>
      <section className={`wrap ${styles.useful}`} aria-labelledby="uteis">
        <h2 id="uteis">{t('Contactos úteis')}</h2>
        {others.length === 0 ? (
          <>
            <EmptyState {...section.empty} />
            {paging.failed && <TryAgain at={section.path} />}
          </>
        ) : (
          <ul>
            {others.map((contacto) => {
              const { identifier, name, phoneNumber, email, lugar } = contacto;
              return (
                <li key={identifier} className="row">
                  <h3 lang={langOf(contacto, 'name')}>{name}</h3>
                  <p>
                    <span className="visually-hidden">{phoneLabel(phoneNumber)}: </span>
                    <PhoneLink number={phoneNumber} />
                  </p>
                  {lugar && <DirectionsLink to={lugar} className="tap" />}
                  {email && (
                    <p className={styles.address}>
                      <MailLink address={email} />
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <Timetables items={timetables} />
      <div className={`wrap ${styles.pager}`}>
        {!paging.failed && (
          <Pager {...paging} hrefAt={(page) => `${section.path}${searchAt(paging, page)}#uteis`} />
        )}
      </div>
      {isFilled('contact') && (
        <>
          <Contour place="rule" className={styles.rule} />
          <section className={`wrap unprinted ${styles.write}`} aria-labelledby="escrever">
            <div>
              <h2 id="escrever">{t('Escreva-nos')}</h2>
              <p>
                {t(
                  'Uma dúvida, uma sugestão, um caminho por limpar. Lemos todas as mensagens e respondemos para o email que indicar.',
                )}
              </p>
            </div>
            <Slot name="contact" given={{ email: definicoes.email }} />
          </section>
        </>
      )}
    </ListPage>
  ),
});
