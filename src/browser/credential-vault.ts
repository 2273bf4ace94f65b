import { CREDENTIALS_DATABASE } from '#domain/storage-names.ts';

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
