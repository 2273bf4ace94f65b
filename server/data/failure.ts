import { errorCode } from '../start-error.ts';
import { DatabaseBusy } from './pool.ts';

/** Temporary storage failures; the request itself is valid. */
export type StorageFailure = 'busy' | 'lost' | 'full';

/** The embedded database's thread has ended or crashed on a query. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';
}

/**
 * Error codes of the operating system and of PostgreSQL:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
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
/** Class 08 is connection errors; other connection failures carry no code from the driver. */
const CONNECTION_CODE = /^08[0-9A-Z]{3}$/;
const CONNECTION_LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
const NO_CONNECTION_IN_TIME = 'timeout exceeded when trying to connect';

function failureOfOne(error: Error): StorageFailure | null {
  const code = errorCode(error) ?? '';
  if (FULL.has(code)) return 'full';
  if (BUSY.has(code) || error instanceof DatabaseBusy || error.message === NO_CONNECTION_IN_TIME) return 'busy';
  if (GONE.has(code) || CONNECTION_CODE.test(code) || error instanceof DatabaseLost) return 'lost';
  return CONNECTION_LOST.test(error.message) ? 'lost' : null;
}

/** Classifies an error by itself or its cause; null when storage has not failed. */
export function storageFailure(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null;
  return failureOfOne(error) ?? storageFailure(error.cause);
}
