import Cookies from 'js-cookie';
import { ACCESS_TOKEN, USER_INFO } from '#domain/storage-names.ts';

/** Null where there is none, where it is empty, and where it cannot be decoded. */
export const readCookie = (name: string): string | null => Cookies.get(name) || null;

let isHeld = false;

export const readToken = (): string | null => (isHeld ? null : readCookie(ACCESS_TOKEN));

/** Hides the token while hydrating a page that was rendered for a signed-out visitor; releaseToken() ends this. */
export function holdToken() {
  isHeld = true;
}

export function releaseToken() {
  isHeld = false;
}

export const hasToken = () => readToken() !== null;

/** Reads the name to display until the server responds; null when the cookie is invalid. */
export function readUserName(): string | null {
  try {
    const { name } = JSON.parse(readCookie(USER_INFO) ?? '{}') as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
