import Cookies from 'js-cookie';
import { ACCESS_TOKEN, USER_INFO } from '#domain/storage-names.ts';

/** Null where there is none, where it is empty, and where it cannot be decoded. */
export const readCookie = (name: string): string | null => Cookies.get(name) || null;

let held: { token: string | null } | null = null;

export const readToken = (): string | null => (held === null ? readCookie(ACCESS_TOKEN) : held.token);

/** Replaces the token by the one the page is rendered with, null for a signed-out visitor; releaseToken() ends this. */
export function holdToken(token: string | null) {
  held = { token };
}

export function releaseToken() {
  held = null;
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
