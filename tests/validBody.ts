import type { ChoiceField } from '../src/fields/choice.ts';
import type { Field } from '../src/fields/field.ts';
import { blankHorario } from '../src/fields/horario.ts';
import { blankPorDia } from '../src/fields/porDia.ts';
import { meets } from '../src/fields/shape.ts';
import { lifeFields } from '../src/sections/life.ts';
import type { Section } from '../src/sections/section.ts';

/** A PDF that every village of the tests has (`keepSamplePdf`). */
export const samplePdf = '/f/abc123def-ata.pdf';

const samples: Record<string, unknown> = {
  text: 'Texto à prova',
  richText: '<p>Um <strong>texto</strong></p>',
  photo: 'https://exemplo.pt/foto.jpg',
  photos: ['https://exemplo.pt/1.jpg', 'https://exemplo.pt/2.jpg'],
  list: ['um', 'dois'],
  link: 'exemplo.pt/pagina',
  email: 'ana@exemplo.pt',
  phone: '912345678',
  flag: true,
  date: '2026-07-01',
  time: '10:15',
  price: 12.5,
  count: 20,
  coordinate: 41.5,
  contorno: '',
  lugar: { lat: 41.5, lon: -7.25 },
  file: '',
  attachments: [{ file: samplePdf, title: 'Ata', anteriores: [] }],
  moment: '',
  horario: {
    ...blankHorario,
    semana: { ...blankHorario.semana, seg: [['09:00', '12:30']] },
    fechos: [{ de: '2026-08-01', ate: '2026-08-15', motivo: 'Férias' }],
  },
  traduzidoDe: { name_en: 'x1y2z3' },
  porDia: { ...blankPorDia, seg: '7h30 Vila Nova' },
  perguntas: [
    {
      chave: 'p1',
      label: 'Para quê?',
      tipo: 'texto',
      required: true,
      ajuda: '',
      opcoes: [],
      se: null,
    },
  ],
};

function sampleOf(field: Field): unknown {
  return 'choices' in field ? (field as ChoiceField).choices[0] : samples[field.kind];
}

/** A body that a section accepts, made from its declaration; the identifier is left to the server. */
export function validBody(
  section: Pick<Section, 'fields' | 'heading' | 'editableWhen'>,
  heading = 'Um registo',
): Record<string, unknown> {
  const typed = Object.entries(section.fields).filter(
    ([name, field]) =>
      !field.setByServer && field.kind !== 'identifier' && !Object.hasOwn(lifeFields, name),
  );
  const body = Object.fromEntries(typed.map(([name, field]) => [name, sampleOf(field)]));
  const kept = Object.entries(body).filter(([name]) => meets(section.editableWhen?.[name], body));
  return { ...Object.fromEntries(kept), [section.heading]: heading };
}
