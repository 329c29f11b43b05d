import { type Refused, reasonOf } from '../calls/ask.ts';
import { endKey } from '../parts/sessionEnd.ts';

const flag = 'isLoggedIn';
const tokenKey = 'token';
const returnKey = 'aldeia:regresso';

let leaving = false;
let account = '';

/** Whose session this is; '' until the server has said so. */
export function sessionAccount(): string {
  return account;
}

/** Remembers whose it is, for this window. */
export function nameAccount(username: string): void {
  account = username;
}

/** True while the program itself goes to the login: an unsaved form then does not ask before leaving. */
export function isLeaving(): boolean {
  return leaving;
}

/** The token of the session, or ''. */
export function sessionToken(): string {
  return localStorage.getItem(tokenKey) ?? '';
}

/** Whether this browser believes it is logged in; the server has the last word. */
export function isLoggedIn(): boolean {
  return localStorage.getItem(flag) === 'true' && sessionToken() !== '';
}

/** Goes to the login form, which says why, and remembers where to return to; the promise never settles. */
export function goToLogin(
  why = '',
  returnTo = location.pathname + location.search,
): Promise<never> {
  // The first call to be refused says why; the answers to others are cut off by leaving the page.
  if (leaving) return new Promise(() => {});
  leaving = true;
  if (why !== '') sessionStorage.setItem(endKey, why);
  if (returnTo !== '') sessionStorage.setItem(returnKey, returnTo);
  location.assign('/login');
  return new Promise(() => {});
}

/** The session is over: forgets it and asks for the login again. */
export function endSession(why: Refused): Promise<never> {
  forgetSession();
  return goToLogin(reasonOf(why));
}

/** Clears the session in this browser, but keeps the mark by which the server knows this device. */
export function forgetSession(): void {
  localStorage.removeItem(flag);
  localStorage.removeItem(tokenKey);
}

/** Where the user was before having to log in; cleared once it is read. */
export function takeReturnPlace(): string | undefined {
  const returnTo = sessionStorage.getItem(returnKey) ?? undefined;
  sessionStorage.removeItem(returnKey);
  return returnTo;
}

/** Follows a Logout in another window. */
export function watchOtherWindows(): void {
  addEventListener('storage', ({ key }) => {
    if ((key === tokenKey || key === null) && !isLoggedIn()) {
      void goToLogin('A sessão terminou noutra janela deste navegador.');
    }
  });
}
