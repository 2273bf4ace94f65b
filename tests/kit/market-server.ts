import { safeParse } from 'valibot';
import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { Envelope } from '#contract/codes.ts';
import { type CallName, type Table, table } from '#contract/table.ts';
import type { CallContext, CallHandler } from '#server/calls/context.ts';
import { callHandlers } from '#server/calls/index.ts';
import { createLog } from '#server/log.ts';
import { secureRandom } from '#server/random.ts';
import type { Session } from '#server/session/session.ts';
import { readSettings } from '#src/config/settings.ts';
import { clientHeaders, type DatabaseKind, startServer, type TestServer } from './server.ts';
import { signInDoubles } from './sign-in-doubles.ts';

/** A server with the demonstration's prices. */
export const startMarket = (database: DatabaseKind): Promise<TestServer> => startServer({ database, isMarket: true });

/** Calls over HTTP as the client does: body alone for POST, the path's fields for GET. */
export async function send<Name extends CallName>(
  { address }: Pick<TestServer, 'address'>,
  name: Name,
  request: RequestOf<Table[Name]>,
  idempotencyKey?: string,
): Promise<Envelope<AnswerOf<Table[Name]>>> {
  const call: Call = table[name];
  const fields = request as Readonly<Record<string, unknown>>;
  const path = call.path.replaceAll(/\{(\w+)\}/gu, (_, field: string) => encodeURIComponent(String(fields[field])));
  const answer = await fetch(`${address}${path}`, {
    method: call.method,
    headers: {
      ...clientHeaders,
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(call.method === 'POST' ? { body: JSON.stringify(request) } : {}),
  });
  return (await answer.json()) as Envelope<AnswerOf<Table[Name]>>;
}

/** The data of a good answer, which must be what the contract says. */
export async function ask<Name extends CallName>(
  server: Pick<TestServer, 'address'>,
  name: Name,
  request: RequestOf<Table[Name]>,
  idempotencyKey?: string,
): Promise<AnswerOf<Table[Name]>> {
  const { code, message, data } = await send(server, name, request, idempotencyKey);
  if (code !== '00000000') throw new Error(`${name}: ${code} ${message} ${JSON.stringify(data)}`);
  const checked = safeParse(table[name].answer, data);
  if (!checked.success) throw new Error(`${name}: not the contract's answer: ${checked.issues[0].message}`);
  return data;
}

/** Handler of a call for a signed-in user. */
export function as<Name extends CallName>(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  userId: string,
  name: Name,
  request: RequestOf<Table[Name]>,
  idempotencyKey: string | null = null,
): Promise<AnswerOf<Table[Name]>> {
  const session: Session = { id: 'session', userId, signedInBy: 'PASSWORD', createdAt: clock.now() };
  const context: CallContext = {
    db: database.db,
    clock,
    ...signInDoubles({ db: database.db, clock }),
    random: secureRandom,
    log: createLog(clock, () => {}),
    settings: readSettings({}),
    release: { version: '1.2.3', build: 'abc123' },
    address: '127.0.0.1',
    network: '127.0.0.1',
    requestId: 'request',
    signal: new AbortController().signal,
    visitor: {
      token: null,
      companion: null,
      device: null,
      operatorToken: null,
      operatorDevice: null,
      flow: { read: () => null, issue: () => 'flow' },
      userAgent: 'test',
      isLocalOperator: false,
      setCompanion: () => {},
      setDevice: () => {},
      setOperator: () => {},
      setOperatorDevice: () => {},
      clearCache: () => {},
    },
    session,
    operator: null,
    findSession: async () => session,
    idempotencyKey,
    received: null,
    deliver: () => {},
  };
  const parsed = safeParse(table[name].request, request);
  if (!parsed.success) throw new Error(`${name}: ${parsed.issues[0].message}`);
  return (callHandlers[name] as CallHandler<Name>)(parsed.output as Parameters<CallHandler<Name>>[0], context);
}
