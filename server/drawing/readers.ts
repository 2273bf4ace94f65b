import { stringifyCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#domain/clock.ts';
import { COMPANION } from '#domain/storage-names.ts';
import type { Database } from '../data/connect.ts';
import { clientAddress } from '../http/network.ts';
import { companionCookie } from '../session/companion.ts';
import { findSession } from '../session/sessions.ts';
import { tokenCookie } from '../session/token-cookie.ts';

/** As whom the calls of a page are asked that is drawn for one person. */
export interface Reader {
  headers: Readonly<Record<string, string>>;
  remoteAddress: string;
}

/** Who a page is asked for by, as their browser says; null for somebody who is not signed in. */
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

/** Who is being drawn for, by a name that stands for them in the thread that draws: no token comes there. */
export function createReaders() {
  const known = new Map<string, Reader>();
  let last = 0;
  return {
    of: (name: string) => known.get(name),
    /** The name holds as long as what is done with it. */
    async lend<Result>(reader: Reader, act: (name: string) => Promise<Result>): Promise<Result> {
      last += 1;
      const name = `reader ${last}`;
      known.set(name, reader);
      try {
        return await act(name);
      } finally {
        known.delete(name);
      }
    },
  };
}
