import { lisbonDay } from '../../language/calendar.ts';
import { daysInRows, weekdayOf } from '../../language/openingHours.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import { langOf, t } from '../../language/speaking.ts';
import { faceOf } from '../faces.ts';
import type { Site } from '../page.ts';
import { CouncilHours, hasCouncilHours } from '../parts/CouncilHours.tsx';
import { CouncilLines, hasPhoneOrEmail } from '../parts/CouncilLines.tsx';
import { emptyText } from '../parts/EmptyState.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { VillageMap } from '../parts/VillageMap.tsx';
import { isFilled, Slot } from '../slots.tsx';
import styles from './Contactos.module.css';
import { LandingSection } from './LandingSection.tsx';
import type { LandingData } from './landingData.ts';

const section = faceOf('contactos');

type Props = { site: Site; data: LandingData };

/** Where the council is, when it is open, whom to ring, and a message to send. */
export function Contactos({ site: { definicoes }, data: { contactos, now } }: Props) {
  const today = weekdayOf(lisbonDay(now));
  return (
    <LandingSection id="contactos">
      <div className="wrap">
        <SectionHeading section={section} />
        <div className={styles.council}>
          {hasPhoneOrEmail(definicoes) && (
            <div>
              <h3 className={styles.subheading}>{t('Falar com a junta')}</h3>
              <CouncilLines definicoes={definicoes} labelled className={styles.list} />
            </div>
          )}
          {hasCouncilHours(definicoes) && (
            <div>
              <h3 className={styles.subheading}>{t('Horário de atendimento')}</h3>
              <CouncilHours definicoes={definicoes} now={now} />
            </div>
          )}
        </div>
        <div className={styles.sides}>
          <VillageMap definicoes={definicoes} />
          {isFilled('contact') && (
            <div>
              <h3 className={styles.subheading}>{t('Escreva-nos')}</h3>
              <Slot name="contact" given={{ email: definicoes.email }} />
            </div>
          )}
        </div>
        <div className={styles.others}>
          <h3 className={styles.subheading}>{t('Contactos úteis')}</h3>
          {contactos.length === 0 ? (
            <p className="soft">{emptyText(section.empty)}</p>
          ) : (
            <ul className={styles.useful}>
              {contactos.map((contacto) => (
                <li key={contacto.identifier} className="row">
                  <span lang={langOf(contacto, 'name')}>
                    {contacto.name}
                    {daysInRows(contacto.porDia)
                      .filter(({ days }) => days.includes(today))
                      .map(({ dias, horas }) => (
                        <small key={dias} className="soft">
                          <br />
                          {dias}: {horas}
                        </small>
                      ))}
                  </span>
                  <a href={phoneHref(contacto.phoneNumber)} className="tap">
                    {groupedPhone(contacto.phoneNumber)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </LandingSection>
  );
}
