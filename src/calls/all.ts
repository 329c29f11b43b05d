import { featureCalls } from '../features/all.ts';
import type { Fotos } from '../fields/photo.ts';
import type { Collections } from '../sections/all.ts';
import type { Collection } from '../sections/section.ts';
import type { CallInput } from './address.ts';
import { anexoCalls } from './anexos.ts';
import type { Answer, Call, Params, Sent } from './call.ts';
import { cartaCalls } from './cartas.ts';
import { draftCalls } from './drafts.ts';
import {
  factorCalls,
  ownAccountCalls,
  passkeyCalls,
  recoverCalls,
  sessionCalls,
} from './ownAccount.ts';
import { pessoaDadosCalls } from './pessoaDados.ts';
import { publicacaoCalls } from './publicacoes.ts';
import { reciclagemCalls } from './reciclagem.ts';
import { callsOf, type readingsOf } from './records.ts';
import {
  atividadeCall,
  authCalls,
  contaCalls,
  hojeCall,
  procuraCall,
  resumoCall,
} from './staff.ts';
import {
  captchaCall,
  copiaCalls,
  definicoesCalls,
  demonstracaoCall,
  fileCalls,
  pesquisaCall,
  previsaoCall,
  traducoesCall,
  urgentesCall,
} from './village.ts';

/** The calls that belong to no collection. */
const others = [
  ...Object.values(cartaCalls),
  ...Object.values(anexoCalls),
  ...Object.values(authCalls),
  ...Object.values(contaCalls),
  ...Object.values(passkeyCalls),
  ...Object.values(recoverCalls),
  ...Object.values(sessionCalls),
  ...Object.values(ownAccountCalls),
  ...Object.values(factorCalls),
  ...Object.values(reciclagemCalls),
  ...Object.values(draftCalls),
  ...Object.values(publicacaoCalls),
  atividadeCall,
  resumoCall,
  hojeCall,
  procuraCall,
  ...Object.values(definicoesCalls),
  ...Object.values(copiaCalls),
  demonstracaoCall,
  ...Object.values(pessoaDadosCalls),
  pesquisaCall,
  urgentesCall,
  traducoesCall,
  previsaoCall,
  captchaCall,
  ...Object.values(fileCalls),
  ...featureCalls,
];

/** Every call of a site with these collections. */
export function everyCall(collections: readonly Collection[]): Call[] {
  return [...collections.flatMap(callsOf), ...others];
}

type Readings = {
  [Name in keyof Collections]: ReturnType<typeof readingsOf<Collections[Name]>>;
}[keyof Collections];

type Declared = (typeof others)[number] | Readings['list'] | Readings['read'];

/** The calls by their keys, such as `PUT /api/cartas/:_id`; only a type, so clients bundle no declarations. */
type Calls = { [C in Declared as `${C['method']} ${C['path']}`]: C };

/** The method and the path of a call, as it is declared. */
export type CallKey = keyof Calls;

/** What a call answers. */
export type AnswerOf<Key extends CallKey> = Answer<Calls[Key]>;

/** The query, body and path parameters of a call. */
export type InputOf<Key extends CallKey> = {
  query?: CallInput['query'];
  body?: Sent<Calls[Key]> | FormData;
} & (Calls[Key]['path'] extends `${string}:${string}`
  ? { params: Params<Calls[Key]['path']> }
  : object);

/** An answer about records of a collection that is known only at run time. */
export type AnyRecords = { fotos?: Fotos; total?: number } & Record<string, unknown>;

/** The items of the lists that are read in pages, by the end of their path: `lojas` of `GET /api/lojas`. */
export type Lists = {
  [Key in CallKey as Key extends `GET /api/${infer Name}`
    ? 'total' extends keyof AnswerOf<Key>
      ? Name
      : never
    : never]: Extract<AnswerOf<Key>[keyof AnswerOf<Key>], readonly unknown[]>[number];
};

/** A page of a list, with the list's total. */
export type Paged<Key extends CallKey> = Required<Found<AnswerOf<Key>>>;

type ReadPath = CallKey extends infer Key
  ? Key extends `GET ${infer Path}`
    ? Path
    : never
  : never;

/**
 * Reads a call of the API, such as `/api/lojas`; throws a `ReadError` for a refusal and for
 * something that does not exist. A path built at run time must be one of a collection's records.
 */
export type Reader = <const Path extends string>(
  path: string extends Path ? Path : Path & ReadPath,
  input?: Path extends ReadPath ? InputOf<`GET ${Path}`> : CallInput,
) => Promise<Path extends ReadPath ? Found<AnswerOf<`GET ${Path}`>> : AnyRecords>;

/** An answer about something that exists, so without nulls. */
export type Found<A> = { [K in keyof A]: Exclude<A[K], null> };
