import type { Collections } from '../sections/all.ts';
import type { Collection } from '../sections/section.ts';
import { inscricaoCalls, reservaCalls } from './bookings.ts';
import type { Answer, Call } from './call.ts';
import { cartaCalls, mensagemCalls } from './messages.ts';
import { callsOf, type readingsOf } from './records.ts';
import { atividadeCall, authCalls, contaCalls, resumoCall } from './staff.ts';
import {
  captchaCall,
  copiaCalls,
  definicoesCalls,
  demonstracaoCall,
  fileCalls,
  pesquisaCall,
} from './village.ts';

/** The calls that belong to no collection. */
const others = [
  ...Object.values(inscricaoCalls),
  ...Object.values(reservaCalls),
  ...Object.values(mensagemCalls),
  ...Object.values(cartaCalls),
  ...Object.values(authCalls),
  ...Object.values(contaCalls),
  atividadeCall,
  resumoCall,
  ...Object.values(definicoesCalls),
  ...Object.values(copiaCalls),
  demonstracaoCall,
  pesquisaCall,
  captchaCall,
  ...Object.values(fileCalls),
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

type PathsOf<Method> = keyof Calls extends infer Key
  ? Key extends `${Method & string} ${infer Path}`
    ? Path
    : never
  : never;

/** The paths that can be called with a method, with a query or without. */
export type Address<Method> = PathsOf<Method> | `${PathsOf<Method>}?${string}`;

type PathIn<A> = A extends `${infer Path}?${string}` ? Path : A;

/** The call that a method and an address make. */
export type CallAt<Method, A> = `${Method & string} ${PathIn<A> & string}` extends infer Key extends
  keyof Calls
  ? Calls[Key]
  : never;

/** What is answered at an address. */
export type AnswerAt<Method, A> = Answer<CallAt<Method, A>>;
