import { asParagraphs } from '../../language/plainText.ts';
import type { RecordIn } from '../../sections/all.ts';
import type { IcsEvento } from '../../sections/ics.ts';

type Convocatoria = RecordIn<'documentos'>;

const meetings = {
  Assembleia: 'Sessão da Assembleia de Freguesia',
  Junta: 'Reunião da Junta de Freguesia',
};

/** The name of the meeting that a summons calls to. */
export function meetingOf({ orgao }: Pick<Convocatoria, 'orgao'>): string {
  return meetings[orgao];
}

/** The day of the session that a summons calls to. */
export function sessionDay({ sessao, date }: Pick<Convocatoria, 'sessao' | 'date'>): string {
  return sessao || date;
}

/** The session of a summons as a calendar event, with the path of the summons. */
export function sessionEvento(convocatoria: Convocatoria, path: string): IcsEvento {
  const { _id, identifier, title, sessaoHora, sessaoLocal, smallDescription } = convocatoria;
  return {
    _id,
    identifier,
    path,
    updatedAt: convocatoria.updatedAt,
    title: meetingOf(convocatoria),
    description: asParagraphs(`${title}\n${smallDescription}`),
    location: sessaoLocal,
    startDate: sessionDay(convocatoria),
    startTime: sessaoHora,
    endDate: '',
    endTime: '',
  };
}
