import { createHmac } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Settings } from '#src/config/settings.ts';
import type { Random } from '../random.ts';
import { newToken } from './tokens.ts';

/**
 * Returns the key for digests of SMS codes. It is never stored in the database, so that a copy reveals no code.
 * Processes sharing a PostgreSQL derive it from the database's URL unless configured.
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

/** Writes the operator's key to the data folder; returns a function that deletes it. */
export function leaveOperatorKey(path: string, address: string, shopOrigin: string | null, key: string): () => void {
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ address, shop: shopOrigin ?? address, key }), { mode: 0o600 });
  chmodSync(path, 0o600);
  return () => rmSync(path, { force: true });
}
