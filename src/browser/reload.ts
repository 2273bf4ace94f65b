import { CHUNK_RELOAD } from '#domain/storage-names.ts';

export const reloadPage = () => location.reload();

/** When the page last reloaded itself in this tab; throws where the browser keeps nothing. */
export function readReloadTime(): number | null {
  const written = sessionStorage.getItem(CHUNK_RELOAD);
  const time = written === null ? Number.NaN : Number(written);
  return Number.isFinite(time) && time > 0 ? time : null;
}

/** Throws unless the time can be read again. */
export function writeReloadTime(time: number) {
  sessionStorage.setItem(CHUNK_RELOAD, String(time));
  if (readReloadTime() !== time) throw new Error('session storage does not keep what is written');
}
