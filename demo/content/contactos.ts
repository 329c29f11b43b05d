import type { DemoRecord } from '../../src/features/feature.demo.ts';
import { at } from './at.ts';

/** Useful phone numbers; all invented but 112, and half of them shown on the landing page. */
const weekday = '7h20 e 14h00 ida\n12h45 e 18h10 volta';
const weekdayEn = '7:20 and 14:00 out\n12:45 and 18:10 back';

export const contactos = [
  {
    name: 'Número Europeu de Emergência',
    name_en: 'European emergency number',
    phoneNumber: '112',
    email: '',
    frontPage: true,
  },
  {
    name: 'Junta de Freguesia de Souto da Urze',
    name_en: 'Souto da Urze Parish Council',
    phoneNumber: '276000001',
    lugar: at(10, 10),
    email: 'junta@soutodaurze.example',
    frontPage: true,
  },
  {
    name: 'Bombeiros Voluntários das Fragas Altas',
    name_en: 'Fire brigade and ambulance, Fragas Altas',
    phoneNumber: '276000042',
    email: 'central@bombeirosfragasaltas.example',
    frontPage: true,
  },
  {
    name: 'GNR, posto de Vila Nova das Fragas',
    name_en: 'Police (GNR), Vila Nova das Fragas',
    phoneNumber: '276000041',
    email: '',
    frontPage: true,
  },
  {
    name: 'Centro de Saúde de Vila Nova das Fragas',
    name_en: 'Health centre, Vila Nova das Fragas',
    phoneNumber: '276000043',
    email: 'atendimento@saudefragas.example',
    frontPage: true,
  },
  {
    name: 'Farmácia da Serra, Vila Nova das Fragas',
    name_en: 'Chemist’s (Farmácia da Serra), Vila Nova das Fragas',
    phoneNumber: '276000044',
    email: 'farmaciadaserra@farmacia.example',
    frontPage: false,
  },
  {
    name: 'Escola Básica das Fragas',
    name_en: 'Fragas school (Escola Básica)',
    phoneNumber: '276000045',
    email: 'secretaria@escoladasfragas.example',
    frontPage: false,
  },
  {
    name: 'Posto de Turismo do Parque Natural',
    name_en: 'Natural Park tourist office',
    phoneNumber: '276000046',
    email: 'turismo@fragasaltas.example',
    frontPage: false,
  },
  {
    name: 'Táxi da Urze',
    name_en: 'Táxi da Urze, the village taxi',
    phoneNumber: '910000047',
    email: '',
    frontPage: false,
  },
  {
    name: 'Piquete da água (dia e noite)',
    name_en: 'Water faults (day and night)',
    phoneNumber: '910000048',
    email: 'aguas@soutodaurze.example',
    frontPage: false,
  },
  {
    name: 'Carreira para Vila Nova das Fragas',
    name_en: 'Bus to Vila Nova das Fragas',
    phoneNumber: '276000049',
    email: '',
    type: 'Horário de transporte e serviços',
    porDia: {
      ...{ seg: weekday, ter: weekday, qua: weekday, qui: weekday, sex: weekday },
      ...{ sab: '14h00 ida, 12h45 volta', dom: '' },
    },
    porDia_en: {
      ...{ seg: weekdayEn, ter: weekdayEn, qua: weekdayEn, qui: weekdayEn },
      ...{ sex: weekdayEn, sab: '14:00 out, 12:45 back', dom: '' },
    },
    frontPage: true,
  },
  {
    name: 'Médico no posto da aldeia',
    name_en: 'Doctor at the village surgery',
    phoneNumber: '276000043',
    email: '',
    type: 'Horário de transporte e serviços',
    porDia: {
      ...{ seg: '', ter: '9h30 às 12h30, consultas', qua: '', qui: '14h00 às 16h00, enfermagem' },
      ...{ sex: '', sab: '', dom: '' },
    },
    porDia_en: {
      ...{ seg: '', ter: '9:30 to 12:30, doctor', qua: '', qui: '14:00 to 16:00, nurse' },
      ...{ sex: '', sab: '', dom: '' },
    },
    frontPage: false,
  },
] satisfies DemoRecord<'contactos'>[];
