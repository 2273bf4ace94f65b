import { visitReader } from './browser-globals.ts';

/** In the place of the browser's: who is signed in is known by what the server calls them. */
export const readCookie = (): string | null => null;
export const readToken = (): string | null => visitReader();
export const hasToken = () => readToken() !== null;
export const readUserName = (): string | null => null;
