import { type Refused, reasonOf } from '../calls/ask.ts';
import { endKey } from '../parts/sessionEnd.ts';

const flag = 'isLoggedIn';
const tokenKey = 'token';
// Earlier versions kept a bare address as aldeia:regresso.
const returnKey = 'aldeia:volta';

/** Something typed that is not saved, by the name of its draft, and where it can be gone on with. */
type Unfinished = { draft: string; address: string; words: string };

/** Where to go after a login, and whose place it is: '' for a page that was asked for without a session. */
type ReturnPlace = { account: string; address: string; unfinished: string };

let leaving = false;
let account = '';
let unfinished: Unfinished | undefined;

/** Remembers what was typed last. */
export function noteUnfinished(typed: Unfinished): void {
  unfinished = typed;
}

/** A draft was saved or discarded. */
export function noteFinished(draft: string): void {
  if (unfinished?.draft === draft) unfinished = undefined;
}

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

/** Remembers what was left unfinished or, if nobody was logged in yet, which page was asked for. */
function keepReturnPlace(): void {
  const current = account === '' ? location.pathname + location.search : '';
  const { address = current, words = '' } = unfinished ?? {};
  const place: ReturnPlace = { account, address, unfinished: words };
  if (address === '') sessionStorage.removeItem(returnKey);
  else sessionStorage.setItem(returnKey, JSON.stringify(place));
}

/** Goes to the login form, which says why, and remembers where to return to; the promise never settles. */
export function goToLogin(why = ''): Promise<never> {
  // The first call to be refused says why; the answers to others are cut off by leaving the page.
  if (leaving) return new Promise(() => {});
  leaving = true;
  if (why !== '') sessionStorage.setItem(endKey, why);
  keepReturnPlace();
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

/** Where this account can go on, or the page that was asked for; cleared once it is read. */
export function takeReturnPlace(username: string): ReturnPlace | undefined {
  const stored = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  const place = JSON.parse(stored ?? 'null') as ReturnPlace | null;
  return place && ['', username].includes(place.account) ? place : undefined;
}

/** Follows a Logout in another window. */
export function watchOtherWindows(): void {
  addEventListener('storage', ({ key }) => {
    if ((key === tokenKey || key === null) && !isLoggedIn()) {
      void goToLogin('A sessão terminou noutra janela deste navegador.');
    }
  });
}
