import { isMobile } from '#domain/identity/phone.ts';
import { DAY_MS, REMEMBERED_COOKIE_DAYS } from '#domain/limits.ts';
import { CREDENTIALS_DATABASE, REMEMBERED_COOKIES } from '#domain/storage-names.ts';
import { readCookie } from './cookies.ts';
import { removeCookie, writeCookie } from './write-cookie.ts';

const STORE = 'keys';
const KEY = 'password';
const IV_BYTES = 12;

/** True when this browser can encrypt the password hash, so that the cookie alone does not reveal it. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the key store refused'));
  });

async function withKeys<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(CREDENTIALS_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const readKey = () => withKeys<CryptoKey | undefined>('readonly', (store) => store.get(KEY));

/** A key that no script can take out of the browser. */
async function freshKey() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await withKeys('readwrite', (store) => store.put(key, KEY));
  return key;
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export async function seal(text: string): Promise<string> {
  const key = (await readKey()) ?? (await freshKey());
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Throws where the key is gone or the text was changed. */
export async function unseal(text: string): Promise<string> {
  const key = await readKey();
  if (key === undefined) throw new Error('the key is missing');
  const bytes = toBytes(text);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) },
    key,
    bytes.slice(IV_BYTES),
  );
  return new TextDecoder().decode(opened);
}

export const dropKey = () => withKeys('readwrite', (store) => store.delete(KEY));

const options = { sameSite: 'Strict', maxAgeSeconds: (REMEMBERED_COOKIE_DAYS * DAY_MS) / 1000 } as const;

export interface Remembered {
  userName: string;
  /** Null where only the phone is kept. */
  passwordHash: string | null;
}

/** Reads the remembered credentials; deletes them all when one of them is invalid. */
export async function readRemembered(): Promise<Remembered | null> {
  const userName = readCookie('userName');
  if (userName === null) return null;
  const sealed = readCookie('password');
  if (!isMobile(userName) || (sealed !== null && readCookie('checkedPassWord') !== 'true')) return forgotten();
  if (sealed === null) return { userName, passwordHash: null };
  try {
    return { userName, passwordHash: await unseal(sealed) };
  } catch {
    return forgotten();
  }
}

async function forgotten() {
  await forgetRemembered();
  return null;
}

/** Without crypto.subtle only the phone is kept. */
export async function remember(userName: string, passwordHash: string) {
  const sealed = canSeal() ? await seal(passwordHash).catch(() => null) : null;
  writeCookie('userName', userName, options);
  if (sealed === null) {
    removeCookie('password');
    removeCookie('checkedPassWord');
    return;
  }
  writeCookie('password', sealed, options);
  writeCookie('checkedPassWord', 'true', options);
}

export async function forgetRemembered() {
  for (const name of REMEMBERED_COOKIES) removeCookie(name);
  if (canSeal()) await dropKey().catch(() => undefined);
}
