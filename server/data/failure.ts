import { errorCode } from '../start-error.ts';
import { DatabaseBusy } from './pool.ts';

/** Why a request could not be stored or read just now: nothing is wrong with the request. */
export type StorageFailure = 'busy' | 'gone' | 'full';

/** The thread of the embedded database has ended, or broke at what it was asked. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';
}

/** Of the operating system and of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
const BUSY = new Set(['53300', '53200', '55P03', '57014']);
const GONE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EROFS',
  'EIO',
  '25006',
  '28000',
  '28P01',
  '3D000',
  '57P01',
  '57P02',
  '57P03',
  '58030',
]);
/** Class 08 is the connection; the driver gives the rest no code. */
const CONNECTION_CODE = /^08[0-9A-Z]{3}$/;
const CONNECTION_LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const NO_CONNECTION_IN_TIME = 'timeout exceeded when trying to connect';

function failureOfOne(error: Error): StorageFailure | null {
  const code = errorCode(error) ?? '';
  if (FULL.has(code)) return 'full';
  if (BUSY.has(code) || error instanceof DatabaseBusy || error.message === NO_CONNECTION_IN_TIME) return 'busy';
  if (GONE.has(code) || CONNECTION_CODE.test(code) || error instanceof DatabaseLost) return 'gone';
  return CONNECTION_LOST.test(error.message) ? 'gone' : null;
}

/** Looks at an error and at what caused it; null for everything that is not the storage's failure. */
export function storageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null;
  return failureOfOne(error) ?? storageFailure(error.cause);
}
