import { randomUUID } from 'node:crypto';
import { stringifyCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#domain/clock.ts';
import { COMPANION } from '#domain/storage-names.ts';
import type { Database } from '../data/connect.ts';
import { clientAddress } from '../http/network.ts';
import { companionCookie } from '../session/companion.ts';
import { findSession } from '../session/sessions.ts';
import { tokenCookie } from '../session/token-cookie.ts';

/** Credentials of a page's calls when it is rendered for one user. */
export interface Reader {
  headers: Readonly<Record<string, string>>;
  remoteAddress: string;
}

/** Reads the session cookie; null when the visitor is signed out. */
export async function readerOf(
  request: FastifyRequest,
  { db, clock }: { db: Pick<Database, 'select' | 'update'>; clock: Clock },
): Promise<Reader | null> {
  const token = tokenCookie(request);
  const companion = companionCookie.read(request);
  if (token === null || companion === null) return null;
  try {
    await findSession(db, clock, { token, companion });
  } catch {
    return null;
  }
  const cookie = stringifyCookie({ [COMPANION]: companion, [`__Host-${COMPANION}`]: companion });
  return { headers: { authorization: token, cookie }, remoteAddress: clientAddress(request) };
}

/** Maps names to readers, so that no token reaches the rendering thread. */
export function createReaders() {
  const known = new Map<string, Reader>();
  return {
    of: (name: string) => known.get(name),
    /** The name is valid during `act`. */
    async lend<Result>(reader: Reader, act: (name: string) => Promise<Result>): Promise<Result> {
      const name = randomUUID();
      known.set(name, reader);
      try {
        return await act(name);
      } finally {
        known.delete(name);
      }
    },
  };
}
