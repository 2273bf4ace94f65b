import Cookies from 'js-cookie';
import { ACCESS_TOKEN, USER_INFO } from '#domain/storage-names.ts';

/** Null where there is none, where it is empty, and where it cannot be decoded. */
export const readCookie = (name: string): string | null => Cookies.get(name) || null;

let isHeld = false;

export const readToken = (): string | null => (isHeld ? null : readCookie(ACCESS_TOKEN));

/** Until it is released nobody is signed in: a page that was drawn elsewhere was drawn for nobody. */
export function holdToken() {
  isHeld = true;
}

export function releaseToken() {
  isHeld = false;
}

export const hasToken = () => readToken() !== null;

/** What the page calls a person before the server has answered; null where the cookie holds anything else. */
export function readUserName(): string | null {
  try {
    const { name } = JSON.parse(readCookie(USER_INFO) ?? '{}') as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
