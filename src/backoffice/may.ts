import { useRouteLoaderData } from 'react-router';
import type { AnswerOf } from '../calls/all.ts';
import { isAllowedIn } from '../sections/abilities.ts';

/** The id of the route above every screen. */
export const houseRoute = 'casa';

/** Whose session this is. */
export type Own = AnswerOf<'GET /api/auth'>;

/** Read once, when the back-office opens; `own` is undefined if that could not be read. */
export type Entered = { villageName: string; own: Own | undefined };

/** What the user may do: the server refuses the rest, so screens do not offer it. */
export type May = {
  /** Whether the user may make a call, by its method and path. */
  call(key: string): boolean;
  edit(section: string): boolean;
  publish(section: string): boolean;
};

/** What an account may do; all of it while that is not known, since the server decides anyway. */
export function mayOf(own: Own | undefined): May {
  return {
    call: (key) => !own || own.pode.includes(key),
    edit: (section) => !own || isAllowedIn(own, 'editar', section),
    publish: (section) => !own || isAllowedIn(own, 'publicar', section),
  };
}

/** What the user may do. */
export function useMay(): May {
  return mayOf(useRouteLoaderData<Entered>(houseRoute)?.own);
}
