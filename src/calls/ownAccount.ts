import { z } from 'zod';
import { date } from '../fields/date.ts';
import { codigo, contaFields } from '../sections/contas.ts';
import { valuesOf } from './answers.ts';
import { call } from './call.ts';

const { username, isAdmin, email, segundoFator } = contaFields;

const codigos = z
  .array(z.string())
  .meta({ description: 'Códigos de recuperação, ditos só desta vez' });

/** One's own account: what proves who it is. Those who still have to set that up may, and may do nothing else. */
export const ownAccountCalls = {
  read: call('GET /api/conta', 'session', 'A própria conta', {
    answers: {
      conta: z.strictObject({
        ...valuesOf({ username, isAdmin, email, segundoFator }),
        temAplicacao: z.boolean().meta({ description: 'Se tem uma aplicação de códigos' }),
        codigos: z.int().meta({ description: 'Quantos códigos de recuperação lhe restam' }),
        exigidaDesde: z.string().meta({
          description: 'O dia desde o qual se pede a todos a verificação em dois passos, ou vazio',
        }),
      }),
    },
  }),
  proposeTotp: call('POST /api/auth/totp', 'session', 'Um segredo para a aplicação de códigos', {
    answers: {
      segredo: z.string().meta({ description: 'Em base32, para escrever à mão' }),
      endereco: z.string().meta({ description: 'otpauth, para um código QR' }),
    },
    changesNothing: true,
  }),
  switchOnTotp: call('PUT /api/auth/totp', 'session', 'Ligar a aplicação de códigos', {
    takes: { fields: { codigo: { ...codigo, required: true } } },
    answers: { codigos },
  }),
  switchOffTotp: call('DELETE /api/auth/totp', 'staff', 'Desligar a aplicação de códigos', {
    answers: valuesOf({ username }),
    password: 'always',
  }),
  remakeCodes: call('POST /api/auth/codigos', 'staff', 'Outros códigos de recuperação', {
    answers: { codigos },
    password: 'always',
  }),
};

const desde = date('Desde', { help: 'Vazio: não se pede a ninguém' });

/** What an administrator does about how others prove who they are. */
export const factorCalls = {
  readDay: call(
    'GET /api/segundo-fator',
    'admin',
    'Desde quando se pede a todos a verificação em dois passos',
    { answers: valuesOf({ desde }) },
  ),
  saveDay: call('PUT /api/segundo-fator', 'admin', 'Pedi-la a todos a partir de um dia', {
    takes: { fields: { desde } },
    answers: valuesOf({ desde }),
    password: 'always',
  }),
  remove: call(
    'DELETE /api/contas/:_id/fatores',
    'admin',
    'Retirar a uma conta a verificação em dois passos que perdeu',
    { answers: valuesOf({ username }), password: 'always' },
  ),
};
