import { useRouteLoaderData } from 'react-router';
import type { AnswerOf } from '../calls/all.ts';
import { atTheDesk, isAllowed, isAllowedIn } from '../sections/abilities.ts';

/** The id of the route above every screen. */
export const houseRoute = 'casa';

/** The screen of what there is to do, which everybody may open. */
export const todayPath = '/backoffice/hoje';

/** Whose session this is. */
export type Own = AnswerOf<'GET /api/auth'>;

/** Read once, when the back-office opens; `own` is undefined if that could not be read. */
export type Entered = { villageName: string; own: Own | undefined };

/** What the user may do: the server refuses the rest, so screens do not offer it. */
export type May = {
  /** Whether the user may make a call, by its method and path. */
  call(key: string): boolean;
  /** Whether the user may read the lists of all sections; people at the door may not. */
  readLists: boolean;
  edit(section: string): boolean;
  publish(section: string): boolean;
};

/** What an account may do; all of it while that is not known, since the server decides anyway. */
export function mayOf(own: Own | undefined): May {
  return {
    call: (key) => !own || own.pode.includes(key),
    readLists: !own || isAllowed(own, atTheDesk),
    edit: (section) => !own || isAllowedIn(own, 'editar', section),
    publish: (section) => !own || isAllowedIn(own, 'publicar', section),
  };
}

/** What the user may do. */
export function useMay(): May {
  return mayOf(useRouteLoaderData<Entered>(houseRoute)?.own);
}
