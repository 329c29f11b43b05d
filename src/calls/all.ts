import { featureCalls } from '../features/all.ts';
import type { Fotos } from '../fields/photo.ts';
import type { Collections } from '../sections/all.ts';
import type { Collection } from '../sections/section.ts';
import { binCalls } from './bin.ts';
import { inscricaoCalls, reservaCalls } from './bookings.ts';
import type { Answer, Call, Sent } from './call.ts';
import { cartaCalls } from './cartas.ts';
import { documentoCalls } from './documentos.ts';
import { presencaCalls, rascunhoCalls } from './rascunhos.ts';
import { callsOf, type readingsOf } from './records.ts';
import { certidaoCalls, quadroCall } from './register.ts';
import {
  atividadeCall,
  authCalls,
  contaCalls,
  hojeCall,
  procuraCall,
  resumoCall,
} from './staff.ts';
import { sugestaoCall } from './sugestao.ts';
import {
  captchaCall,
  copiaCalls,
  definicoesCalls,
  demonstracaoCall,
  documentosEsperadosCall,
  fileCalls,
  pesquisaCall,
  previsaoCall,
  urgentesCall,
} from './village.ts';

/** The calls that belong to no collection. */
const others = [
  ...Object.values(inscricaoCalls),
  ...Object.values(reservaCalls),
  ...Object.values(cartaCalls),
  ...Object.values(authCalls),
  ...Object.values(contaCalls),
  ...Object.values(binCalls),
  ...Object.values(rascunhoCalls),
  ...Object.values(presencaCalls),
  atividadeCall,
  resumoCall,
  hojeCall,
  procuraCall,
  ...Object.values(definicoesCalls),
  ...Object.values(copiaCalls),
  demonstracaoCall,
  pesquisaCall,
  documentosEsperadosCall,
  ...Object.values(documentoCalls),
  urgentesCall,
  previsaoCall,
  sugestaoCall,
  captchaCall,
  ...Object.values(certidaoCalls),
  quadroCall,
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

/** The calls by method and path: for types alone, so that no client carries the declarations. */
export type Calls = { [C in Declared as `${C['method']} ${C['path']}`]: C };

type Segments<Path> = Path extends `${infer One}/${infer Rest}` ? [One, ...Segments<Rest>] : [Path];

/** Whether an address has the form of a declared path: any word may stand for a parameter. */
type HasForm<Address, Path> = Address extends [infer One, ...infer Others]
  ? Path extends [infer Word, ...infer Rest]
    ? Word extends One | `:${string}`
      ? HasForm<Others, Rest>
      : false
    : false
  : Path extends []
    ? true
    : false;

type PathIn<Address> = Address extends `${infer Path}?${string}` ? Path : Address;

type KeyAt<Method, Address> = {
  [Key in keyof Calls]: Key extends `${Method & string} ${infer Path}`
    ? HasForm<Segments<PathIn<Address>>, Segments<Path>> extends true
      ? Key
      : never
    : never;
}[keyof Calls];

/** What is answered about records of a collection that is known only when it runs. */
type AnyRecords = { fotos?: Fotos; total?: number } & Record<string, unknown>;

/** What is answered at an address, such as `/api/cartas/${string}`; nothing of one that no call has. */
export type AnswerAt<Method, Address> = `/api/${string}` extends Address
  ? AnyRecords
  : Answer<Calls[KeyAt<Method, Address>]>;

/** What may be sent to an address. */
export type SentTo<Method, Address> = `/api/${string}` extends Address
  ? Record<string, unknown>
  : Sent<Calls[KeyAt<Method, Address>]>;

/** A page of a list, which knows how long it is. */
export type Paged<Address> = Required<Found<AnswerAt<'GET', Address>>>;

/** Lets pass an address that some call has. */
export type Known<Method, Address> = [AnswerAt<Method, Address>] extends [never] ? never : unknown;

/** Reads a call of the API, such as `/api/lojas`; a refusal throws a `ReadError`, and so does what does not exist. */
export type Reader = <const Address extends string>(
  address: Address & Known<'GET', Address>,
) => Promise<Found<AnswerAt<'GET', Address>>>;

/** An answer about something that is there. */
export type Found<A> = { [K in keyof A]: Exclude<A[K], null> };
