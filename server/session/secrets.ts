import { createHmac } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Settings } from '#src/config/settings.ts';
import type { Random } from '../random.ts';
import { newToken } from './tokens.ts';

/**
 * What keys the digests of SMS codes. It is never in the database, so that a copy of that tells no code; processes that share
 * a PostgreSQL share its address, from which it follows unless it is configured.
 */
export function serverSecret(
  { serverSecret: configured, databaseUrl }: Settings,
  path: string,
  random: Random,
): string {
  if (configured !== null) return configured;
  if (databaseUrl !== null) return createHmac('sha256', databaseUrl).update('sms codes').digest('hex');
  if (!existsSync(path)) writeFileSync(path, newToken(random), { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8');
}

/** Writes the operator's key into the data folder; returns what removes it again. */
export function leaveOperatorKey(path: string, address: string, shopOrigin: string | null, key: string): () => void {
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ address, shop: shopOrigin ?? address, key }), { mode: 0o600 });
  chmodSync(path, 0o600);
  return () => rmSync(path, { force: true });
}
