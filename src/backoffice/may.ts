import { useRouteLoaderData } from 'react-router';
import type { AnswerOf } from '../calls/all.ts';
import { isAllowedIn } from '../sections/abilities.ts';

/** The route that every screen stands under. */
export const houseRoute = 'casa';

/** Whose session this is. */
export type Own = AnswerOf<'GET /api/auth'>;

/** What is asked once, when the back-office opens; whose session it is stays unknown while nobody answers. */
export type Entered = { villageName: string; own: Own | undefined };

/** What whoever sits there may do: the server refuses the rest, so screens do not offer it. */
export type May = {
  /** Whether a call, by its method and path, is for them. */
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

/** What whoever sits here may do. */
export function useMay(): May {
  return mayOf(useRouteLoaderData<Entered>(houseRoute)?.own);
}
