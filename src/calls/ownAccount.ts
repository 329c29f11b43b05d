import { z } from 'zod';
import { date } from '../fields/date.ts';
import { momentAnswer } from '../fields/instant.ts';
import { text } from '../fields/text.ts';
import { codigo, contaFields } from '../sections/contas.ts';
import { esqueci, recuperar } from '../sections/login.ts';
import { valuesOf } from './answers.ts';
import { call, whole } from './call.ts';

const { username, isAdmin, email, segundoFator } = contaFields;

const codigos = z
  .array(z.string())
  .meta({ description: 'Códigos de recuperação, ditos só desta vez' });

const chave = z
  .strictObject({
    _id: z.string(),
    nome: z.string(),
    createdAt: momentAnswer,
    lastUsedAt: momentAnswer,
  })
  .meta({ id: 'chave' });

/** The options that WebAuthn gives to the browser. */
const opcoes = z.record(z.string(), z.unknown()).meta({ description: 'Opções de WebAuthn' });

const resposta = text('Resposta do navegador', {
  help: 'A de WebAuthn, em JSON',
  required: true,
  lines: true,
  most: 20_000,
});

/** What a passkey is called. */
export const chaveFields = {
  nome: text('Nome da chave', {
    required: true,
    most: 60,
    help: 'O telemóvel ou computador onde fica, para a reconhecer mais tarde.',
  }),
};

/** Logging in with a passkey alone. */
export const passkeyCalls = {
  ask: call('POST /api/auth/chave/opcoes', 'anyone', 'Pedir a entrada com uma chave de acesso', {
    answers: { opcoes },
    changesNothing: true,
    limit: 'work',
  }),
  logIn: call('POST /api/auth/chave', 'anyone', 'Iniciar sessão com uma chave de acesso', {
    takes: { fields: { resposta } },
    answers: { token: z.string(), dispositivo: z.string(), ...valuesOf({ username }) },
    changesNothing: true,
    limit: 'work',
  }),
};

/** A forgotten password. Anyone with the link can use it once; the second factor is still asked for. */
export const recoverCalls = {
  send: call('POST /api/auth/recuperar', 'anyone', 'Pedir uma ligação para outra palavra-passe', {
    takes: { fields: esqueci.fields },
    answers: z.strictObject({}).meta({ description: 'O mesmo, exista ou não essa conta' }),
    changesNothing: true,
    limit: 'write',
  }),
  read: call('GET /api/auth/recuperar/:segredo', 'anyone', 'De que conta é uma ligação', {
    answers: {
      recuperacao: z
        .strictObject({ ...valuesOf({ username }), pedeCodigo: z.boolean() })
        .nullable(),
    },
  }),
  choose: call('PUT /api/auth/recuperar', 'anyone', 'Escolher outra palavra-passe pela ligação', {
    takes: whole(recuperar),
    answers: valuesOf({ username }),
    changesNothing: true,
    limit: 'work',
  }),
};

/** One's own second factor and passkeys. People who still have to set one up can call `session` and `owner` only. */
export const ownAccountCalls = {
  read: call('GET /api/conta', 'session', 'A própria conta', {
    answers: {
      conta: z.strictObject({
        ...valuesOf({ username, isAdmin, email, segundoFator }),
        temAplicacao: z.boolean().meta({ description: 'Se tem uma aplicação de códigos' }),
        codigos: z.int().meta({ description: 'Quantos códigos de recuperação lhe restam' }),
        chaves: z.array(chave).meta({ description: 'As chaves de acesso' }),
        exigidaDesde: z.string().meta({
          description: 'O dia desde o qual se pede a todos a verificação em dois passos, ou vazio',
        }),
      }),
    },
  }),
  proposeTotp: call('POST /api/auth/totp', 'owner', 'Um segredo para a aplicação de códigos', {
    answers: {
      segredo: z.string().meta({ description: 'Em base32, para escrever à mão' }),
      endereco: z.string().meta({ description: 'otpauth, para um código QR' }),
    },
    changesNothing: true,
    password: 'always',
  }),
  switchOnTotp: call('PUT /api/auth/totp', 'owner', 'Ligar a aplicação de códigos', {
    takes: { fields: { codigo: { ...codigo, required: true } } },
    answers: { codigos },
    changesNothing: true,
  }),
  switchOffTotp: call('DELETE /api/auth/totp', 'staff', 'Desligar a aplicação de códigos', {
    answers: valuesOf({ username }),
    changesNothing: true,
    password: 'always',
  }),
  remakeCodes: call('POST /api/auth/codigos', 'staff', 'Outros códigos de recuperação', {
    answers: { codigos },
    changesNothing: true,
    password: 'always',
  }),
  proposePasskey: call('POST /api/chaves/opcoes', 'owner', 'Pedir uma nova chave de acesso', {
    answers: { opcoes },
    changesNothing: true,
    password: 'always',
  }),
  addPasskey: call('POST /api/chaves', 'owner', 'Guardar a chave de acesso que foi feita', {
    takes: { fields: { ...chaveFields, resposta } },
    answers: { chave, codigos },
    status: 201,
    changesNothing: true,
  }),
  renamePasskey: call('PUT /api/chaves/:_id', 'staff', 'Dar outro nome a uma chave de acesso', {
    takes: { fields: chaveFields },
    answers: { chave },
    changesNothing: true,
  }),
  removePasskey: call('DELETE /api/chaves/:_id', 'staff', 'Retirar uma chave de acesso', {
    answers: { chave },
    changesNothing: true,
    password: 'always',
  }),
};

const sessao = z
  .strictObject({
    _id: z.string(),
    navegador: z.string(),
    createdAt: momentAnswer,
    lastUsedAt: momentAnswer,
    atual: z.boolean().meta({ description: 'Se é a de quem pergunta' }),
  })
  .meta({ id: 'sessao' });

/** One's own sessions. */
export const sessionCalls = {
  list: call('GET /api/sessoes', 'staff', 'As próprias sessões', {
    answers: { arraySessoes: z.array(sessao) },
  }),
  end: call('DELETE /api/sessoes/:_id', 'staff', 'Terminar uma das próprias sessões', {
    answers: { sessao },
    changesNothing: true,
  }),
  endOthers: call('DELETE /api/sessoes', 'staff', 'Terminar todas as outras', {
    answers: { terminadas: z.int() },
    changesNothing: true,
  }),
};

const desde = date('Desde', { help: 'Vazio: não se pede a ninguém' });

/** For administrators: the second factors, password links and sessions of other accounts. */
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
    changesNothing: true,
    password: 'always',
  }),
  makeLink: call(
    'POST /api/contas/:_id/ligacao',
    'admin',
    'Uma ligação para a pessoa escolher outra palavra-passe',
    {
      answers: { endereco: z.string().meta({ description: 'Dito só desta vez' }) },
      changesNothing: true,
      password: 'always',
    },
  ),
  endSessions: call(
    'DELETE /api/contas/:_id/sessoes',
    'admin',
    'Terminar as sessões de uma conta',
    {
      answers: { terminadas: z.int() },
      changesNothing: true,
      password: 'always',
    },
  ),
  remove: call(
    'DELETE /api/contas/:_id/fatores',
    'admin',
    'Retirar a uma conta a verificação em dois passos que perdeu',
    { answers: valuesOf({ username }), changesNothing: true, password: 'always' },
  ),
};
