import { blobAddress } from './files.ts';

type Progress = (key: string, percent: number) => void;

/** Files that were chosen, by the keys under which charts know them. */
const chosen = new Map<string, File>();
/** Files that this browser sent and the server took, by its ids. */
const sent = new Map<string, File>();
/** Of files that were looked at; each stays as long as its file does. */
const addresses = new WeakMap<File, string>();
const listeners = new Set<Progress>();

/** Stores a file under a new key and returns its metadata. */
export function holdFile(file: File) {
  const key = crypto.randomUUID();
  chosen.set(key, file);
  return { key, name: file.name, size: file.size };
}

/** As {@link holdFile}, each for a field of a form. */
export const holdFiles = (path: string, files: readonly File[]) => files.map((file) => ({ ...holdFile(file), path }));

/** Where a file that was chosen is seen before it is sent; null where there is none by that key. */
export function heldAddress(key: string): string | null {
  const file = chosen.get(key);
  if (file === undefined) return null;
  const known = addresses.get(file) ?? blobAddress(file);
  addresses.set(file, known);
  return known;
}

export const heldFile = (key: string) => chosen.get(key);

export const sentFile = (fileId: string) => sent.get(fileId);

export function keepSentFile(key: string, fileId: string, file: File) {
  chosen.delete(key);
  sent.set(fileId, file);
}

export const notifyProgress: Progress = (key, percent) => {
  for (const listener of listeners) listener(key, percent);
};

/** Says how far each file has gone. */
export function watchProgress(listener: Progress) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
