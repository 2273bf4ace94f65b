import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Envelope } from '#contract/codes.ts';
import { type CallName, table } from '#contract/table.ts';
import type { TestServer } from './server.ts';
import { fetchAs, type SignedIn } from './signed-in.ts';

let serial = 0;

/** Everything the response shows. */
async function messagesShown(
  { address }: Pick<TestServer, 'address'>,
  { headers }: SignedIn,
  name: CallName,
  request: object,
) {
  serial += 1;
  const key = (table[name] as Call).idempotent ? `not-there-key-${serial}-`.padEnd(24, 'x') : undefined;
  const reply = await fetchAs(address, headers, name, request, key);
  const ofReply = ['cache-control', 'content-disposition', 'content-type'].map((header) => reply.headers.get(header));
  return { status: reply.status, ofReply, envelope: (await reply.json()) as Envelope<unknown> };
}

/** An unused id in the same format. */
const absent = (id: string) => id.slice(0, -2) + (id.endsWith('99') ? '98' : '99');

/** Expects another user's records and missing ones to give identical responses; returns them. */
export async function expectNotThere(
  server: Pick<TestServer, 'address'>,
  stranger: SignedIn,
  { name, request, ids }: { name: CallName; request: object; ids: readonly string[] },
): Promise<Envelope<unknown>> {
  const text = JSON.stringify(request);
  const elsewhere = ids.reduce((changed, id) => changed.replaceAll(id, absent(id)), text);
  expect(elsewhere, `${name} names none of these`).not.toBe(text);
  const answer = await messagesShown(server, stranger, name, request);
  expect(answer).toEqual(await messagesShown(server, stranger, name, JSON.parse(elsewhere)));
  return answer.envelope;
}
