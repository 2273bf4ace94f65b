import { randomUUID } from 'node:crypto';
import type { AnswerOf, Call } from '#contract/call.ts';
import type { Envelope } from '#contract/codes.ts';
import { type CallName, type Table, table } from '#contract/table.ts';
import { sessions } from '#server/data/schema/accounts.ts';
import { secureRandom } from '#server/random.ts';
import { digest, newToken } from '#server/session/tokens.ts';
import { clientHeaders, type TestServer } from './server.ts';

const DAY = 86_400_000;

export interface SignedIn {
  headers: Readonly<Record<string, string>>;
  call<Name extends CallName>(name: Name, request: object, key?: string): Promise<Envelope<AnswerOf<Table[Name]>>>;
  upload(
    content: Uint8Array,
    name: string,
    purpose?: string,
  ): Promise<Envelope<{ fileId: string; name: string } | null>>;
}

/** A browser with a live session of its own, over HTTP. */
export async function signIn(
  server: Pick<TestServer, 'database' | 'clock' | 'address'>,
  userId: string,
): Promise<SignedIn> {
  const [token, companion] = [newToken(secureRandom), newToken(secureRandom)];
  const now = server.clock.now();
  await server.database.db.insert(sessions).values({
    id: randomUUID(),
    userId,
    tokenHash: digest(token),
    companionHash: digest(companion),
    signedInBy: 'PASSWORD',
    address: '127.0.0.1',
    userAgent: 'test',
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + 60 * DAY),
  });
  const headers = { ...clientHeaders, authorization: token, cookie: `companion=${companion}` };
  return {
    headers,
    call: (name, request, key) => sendAs(server.address, headers, name, request, key),
    upload: async (content, name, purpose = 'order') => {
      const form = new FormData();
      form.append('purpose', purpose);
      form.append('file', new File([new Uint8Array(content)], name));
      const answer = await fetch(`${server.address}/api-common-oss/files`, { method: 'POST', headers, body: form });
      return answer.json();
    },
  };
}

/** Makes one call as the client does, with the given headers; returns the raw reply. */
export function fetchAs(
  address: string,
  headers: Readonly<Record<string, string>>,
  name: CallName,
  request: object,
  key?: string,
): Promise<Response> {
  const call: Call = table[name];
  const fields = new Map<string, unknown>(Object.entries(request));
  const path = call.path.replaceAll(/\{(\w+)\}/gu, (_, field: string) => {
    const value = String(fields.get(field));
    fields.delete(field);
    return encodeURIComponent(value);
  });
  const rest = Object.fromEntries(fields);
  const query =
    call.method === 'GET' && fields.size > 0 ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  return fetch(`${address}${path}${query}`, {
    method: call.method,
    headers: {
      ...headers,
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(call.method === 'POST' ? { body: JSON.stringify(rest) } : {}),
  });
}

/** The answer to such a call. */
export async function sendAs<Name extends CallName>(
  address: string,
  headers: Readonly<Record<string, string>>,
  name: Name,
  request: object,
  key?: string,
): Promise<Envelope<AnswerOf<Table[Name]>>> {
  const reply = await fetchAs(address, headers, name, request, key);
  return reply.json();
}
