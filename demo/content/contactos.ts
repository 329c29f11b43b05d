import type { DemoRecord } from '../../src/features/feature.demo.ts';
import { at } from './at.ts';

/** Useful phone numbers; all invented but 112, and half of them shown on the landing page. */
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
] satisfies DemoRecord<'contactos'>[];
