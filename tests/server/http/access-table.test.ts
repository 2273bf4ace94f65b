import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, table } from '#contract/table.ts';
import { memberReplies } from '#copy/replies.ts';
import { accessRows, declaredCell, type Row } from '#tests/kit/access-rows.ts';
import { type AccessWorld, type Person, people, sendFile, startAccessWorld, userIds } from '#tests/kit/access-world.ts';
import { clientHeaders, databaseKinds } from '#tests/kit/server.ts';
import { fetchAs, signIn } from '#tests/kit/signed-in.ts';

/** Calls of people who are signed in, and public ones that do something in an enterprise's name for who is. */
const placed = (Object.entries(table) as [CallName, Call][]).flatMap(([name, call]) =>
  call.access === undefined ? [] : [{ name, call, access: call.access }],
);

const REFUSALS: Readonly<Record<string, string>> = {
  '00000401': 'signedOut',
  '10004004': 'unknown',
  [`10004009 ${memberReplies.onlyReads}`]: 'onlyReads',
  [`10004009 ${memberReplies.onlyOwner}`]: 'onlyOwner',
};

interface Answered {
  cell: string;
  text: string;
}

async function answered(reply: Response, { refusal }: Row): Promise<Answered> {
  if (reply.headers.get('content-disposition') !== null) return { cell: 'in', text: '' };
  const text = await reply.text();
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  if (code === '00000000') return { cell: 'in', text };
  const cell = REFUSALS[`${code} ${message}`] ?? (refusal === code || refusal === message ? refusal : REFUSALS[code]);
  return { cell: cell ?? `${code} ${message}`, text };
}

it('[11.5] every call of a person who is signed in says who may', () => {
  const unplaced = Object.values(table as Record<string, Call>).filter(
    ({ auth, access }) => auth === 'session' && access === undefined,
  );
  expect(unplaced).toEqual([]);
});

describe.each(databaseKinds())('calls × people on %s', (database) => {
  let world: AccessWorld;
  let rows: Partial<Record<CallName, Row>>;
  let serial = 0;
  beforeAll(async () => {
    world = await startAccessWorld(database);
    rows = accessRows(world);
  }, 120_000);
  afterAll(() => world.company.server.stop());

  async function headersOf(person: Person, { endsSession }: Row) {
    if (person === 'visitor') return clientHeaders;
    return (endsSession ? await signIn(world.company.server, userIds[person]) : world.browsers[person]).headers;
  }

  async function askAs(person: Person, name: CallName, row: Row): Promise<Answered> {
    serial += 1;
    const headers = await headersOf(person, row);
    if (row.file !== undefined) return answered(await sendFile(world.company, headers, row.file), row);
    const key = (table[name] as Call).idempotent ? `access-table-key-${serial}`.padEnd(24, 'x') : undefined;
    return answered(await fetchAs(world.company.server.address, headers, name, await row.ask(person), key), row);
  }

  /** Ids of the company's records, which no answer to others may hold. */
  const secrets = () => {
    const { orderNo, draft, shared, posted, road, file, addresses, templates } = world.made;
    return [orderNo, draft, shared, posted.id, road.no, file, addresses.owner, templates.owner];
  };

  it('[11.5] each call has its row', () => {
    expect(placed.map(({ name }) => name).filter((name) => rows[name] === undefined)).toEqual([]);
    expect(Object.keys(rows).filter((name) => table[name as CallName].access === undefined)).toEqual([]);
    expect(placed.length * people.length).toBeGreaterThanOrEqual(400);
  });

  // People without access ask first, while the record still exists.
  const order: readonly Person[] = people.toReversed();

  it.each(placed)('[11.5] $name', async ({ name, call, access }) => {
    const row = rows[name]!;
    const answers: Partial<Record<Person, string>> = {};
    const declared: Partial<Record<Person, string>> = {};
    for (const person of order) {
      const cell = declaredCell(call.auth, access, person);
      declared[person] = row.instead?.[person] ?? (cell === 'in' ? (row.refusal ?? 'in') : cell);
      const answer = await askAs(person, name, row);
      answers[person] = answer.cell;
      if (person === 'formerMember' || person === 'stranger')
        expect(secrets().filter((secret) => answer.text.includes(secret))).toEqual([]);
    }
    expect(answers).toEqual(declared);
  });
});
