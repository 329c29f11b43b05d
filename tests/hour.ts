import { bookingReceived } from '../src/features/inscricoes/letters.server.ts';
import { cancelDeadline } from '../src/features/inscricoes/signUp.ts';
import { lisbonDay, longDate } from '../src/language/calendar.ts';
import type { RecordIn } from '../src/sections/all.ts';
import { signUpState } from '../src/sections/eventSignUp.ts';
import { ics } from '../src/sections/ics.ts';

/** Prints what page, letter and calendar say of events around the clock changes, in this process's time zone. */
const days = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01'];
const siteUrl = 'https://aldeia.example';

const said = days.flatMap((startDate) =>
  ['00:30', '01:30', '23:45', ''].map((startTime) => {
    const evento = {
      _id: 'x',
      title: 'Magusto',
      identifier: 'magusto',
      location: 'Praça',
      description: '',
      startDate,
      startTime,
      endDate: '',
      endTime: '',
      updatedAt: '2027-01-01T00:00:00.000Z',
      permiteInscricao: true,
      limitEnrollmentDate: startDate,
      maxParticipants: 9,
      price: 1,
      childPrice: 1,
      currentParticipants: 0,
    } as RecordIn<'noticiasEventos'>;
    const minutes = Array.from(
      { length: 72 * 2 },
      (_, half) => new Date(Date.parse(`${startDate}T00:00:00Z`) + (half - 48) * 30 * 60_000),
    );
    const enrollmentDate = `${startDate}T00:30:00.000Z`;
    const { body } = bookingReceived({
      inscricao: { _id: 'x', name: 'Ana', enrollmentDate, numeroAdultos: 1 } as never,
      evento,
      definicoes: {
        iban: '',
        mbway: '',
        paymentNotes: '',
        villageName: '',
        councilName: '',
      } as never,
      page: siteUrl,
      secret: '',
      siteUrl,
    });
    return {
      page: `${longDate(startDate)} ${startTime}`,
      letter: /Quando: (.*)/.exec(body)?.[1],
      calendar: /DTSTART;[^\r]*/.exec(ics([evento], { name: '', siteUrl }))?.[0],
      open: minutes.map((now) => signUpState(evento, now)).join(),
      lisbon: minutes.map(lisbonDay).join(),
      cancel: cancelDeadline({ enrollmentDate }, evento).day,
    };
  }),
);
process.stdout.write(JSON.stringify(said));
