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

/** True while the program itself is taking the person elsewhere: nobody needs to be asked then. */
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

/** Leaves for the login form, which says why, remembering where to return to; what follows never runs. */
export function goToLogin(
  why = '',
  returnTo = location.pathname + location.search,
): Promise<never> {
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

/** Clears what this browser keeps of the session, but not what tells the server that it knows this device. */
export function forgetSession(): void {
  localStorage.removeItem(flag);
  localStorage.removeItem(tokenKey);
}

/** Where the person was when the login came between; told once. */
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
