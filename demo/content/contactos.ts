import type { DemoRecord } from '../../src/features/feature.demo.ts';
import { at } from './at.ts';

/** Useful phone numbers; all invented but 112, and half of them shown on the landing page. */
const schoolDay = '7h15 ida, 17h40 volta\n13h10 ida, em tempo de aulas';

export const contactos = [
  {
    name: 'Número Europeu de Emergência',
    phoneNumber: '112',
    email: '',
    frontPage: true,
  },
  {
    name: 'Junta de Freguesia de Souto da Urze',
    phoneNumber: '276000001',
    lugar: at(10, 10),
    email: 'junta@soutodaurze.example',
    frontPage: true,
  },
  {
    name: 'Bombeiros Voluntários das Fragas Altas',
    phoneNumber: '276000042',
    email: 'central@bombeirosfragasaltas.example',
    frontPage: true,
  },
  {
    name: 'GNR, posto de Vila Nova das Fragas',
    phoneNumber: '276000041',
    email: '',
    frontPage: true,
  },
  {
    name: 'Centro de Saúde de Vila Nova das Fragas',
    phoneNumber: '276000043',
    email: 'atendimento@saudefragas.example',
    frontPage: true,
  },
  {
    name: 'Farmácia da Serra, Vila Nova das Fragas',
    phoneNumber: '276000044',
    email: 'farmaciadaserra@farmacia.example',
    frontPage: false,
  },
  {
    name: 'Escola Básica das Fragas',
    phoneNumber: '276000045',
    email: 'secretaria@escoladasfragas.example',
    frontPage: false,
  },
  {
    name: 'Posto de Turismo do Parque Natural',
    phoneNumber: '276000046',
    email: 'turismo@fragasaltas.example',
    frontPage: false,
  },
  {
    name: 'Táxi da Urze',
    phoneNumber: '910000047',
    email: '',
    frontPage: false,
  },
  {
    name: 'Piquete da água (dia e noite)',
    phoneNumber: '910000048',
    email: 'aguas@soutodaurze.example',
    frontPage: false,
  },
  {
    name: 'Carreira para Vila Nova das Fragas',
    phoneNumber: '276000049',
    email: '',
    type: 'Horário de transporte e serviços',
    porDia: {
      ...{ seg: schoolDay, ter: schoolDay, qua: schoolDay, qui: schoolDay, sex: schoolDay },
      ...{ sab: '9h00 ida, 12h30 volta', dom: '' },
    },
    frontPage: true,
  },
  {
    name: 'Médico no posto da aldeia',
    phoneNumber: '276000043',
    email: '',
    type: 'Horário de transporte e serviços',
    porDia: {
      ...{ seg: '', ter: '9h30 às 12h30, consultas', qua: '', qui: '14h00 às 16h00, enfermagem' },
      ...{ sex: '', sab: '', dom: '' },
    },
    frontPage: false,
  },
] satisfies DemoRecord<'contactos'>[];
