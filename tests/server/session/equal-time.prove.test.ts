import { median } from 'd3-array';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { argon2id, createPasswords } from '#server/session/passwords.ts';
import { addressesFrom, BrowserClient, phonesFrom } from '#tests/kit/browser-client.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const PAIRS = 40;
const PASSWORD = 'a long enough password';
/** Allowed median difference, as a fraction of a known account's time. */
const MOST_APART = 0.2;

const newPhone = phonesFrom('134');
const newAddress = addressesFrom(9);

type Ask = (phone: string, visitor: BrowserClient) => Promise<{ code: string }>;

interface Question {
  /** Setup, not timed. */
  prepare?: Ask;
  ask: Ask;
}

interface Compared {
  codes: { known: string[]; unknown: string[] };
  apart: number;
}

const registered = async (server: TestServer, count: number) => {
  const phones: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const phone = newPhone();
    await new BrowserClient(server, newAddress()).register(phone, PASSWORD);
    phones.push(phone);
  }
  return phones;
};

/** Asks for known and unknown phones in turns, each first in half of the pairs. */
async function compare(server: TestServer, known: readonly string[], { prepare, ask }: Question): Promise<Compared> {
  server.clock.advance(HOUR_MS);
  const codes: Compared['codes'] = { known: [], unknown: [] };
  const timeOf = async (kind: 'known' | 'unknown', phone: string) => {
    const visitor = new BrowserClient(server, newAddress());
    await prepare?.(phone, visitor);
    const started = performance.now();
    const { code } = await ask(phone, visitor);
    const took = performance.now() - started;
    codes[kind].push(code);
    return took;
  };
  const pairs: { known: number; unknown: number }[] = [];
  for (const [at, phone] of known.entries()) {
    const stranger = newPhone();
    if (at % 2 === 0) pairs.push({ known: await timeOf('known', phone), unknown: await timeOf('unknown', stranger) });
    else {
      const unknown = await timeOf('unknown', stranger);
      pairs.push({ known: await timeOf('known', phone), unknown });
    }
  }
  const usual = median(pairs, (pair) => pair.known) ?? 0;
  const difference = median(pairs, (pair) => pair.known - pair.unknown) ?? Number.NaN;
  return { codes, apart: Math.abs(difference) / usual };
}

const wrongPassword: Question = { ask: (phone, visitor) => visitor.passwordLogin(phone, 'another password') };
const sendCode: Ask = (phone, visitor) => visitor.sendCode(phone);

const questions: [name: string, question: Question, code: string][] = [
  ['a wrong password', wrongPassword, '10002001'],
  ['the request for a code', { ask: sendCode }, '00000000'],
  ['a wrong code', { prepare: sendCode, ask: (phone, visitor) => visitor.smsLogin(phone, '000000') }, '10002002'],
];

describe.each(databaseKinds())('an account that is there and one that is not, on %s', (database) => {
  let server: TestServer;
  let known: string[];
  beforeAll(async () => {
    server = await startServer({ database, settings: { trustProxy: ['loopback'] }, passwords: createPasswords() });
    known = await registered(server, PAIRS);
  });
  afterAll(() => server.stop());

  // A real leak shows in every run; load on the machine differs by chance.
  it.each(questions)(
    '[4.12c] answer %s the same, and in the same time',
    { retry: 1 },
    async (_name, question, code) => {
      const { codes, apart } = await compare(server, known, question);
      const same = Array.from({ length: PAIRS }, () => code);
      expect(codes).toEqual({ known: same, unknown: same });
      expect(apart).toBeLessThan(MOST_APART);
    },
  );
});

it('a server that skips work for a missing user is detected', async () => {
  const { hash, isRight } = createPasswords(argon2id);
  const server = await startServer({
    database: 'postgres',
    settings: { trustProxy: ['loopback'] },
    passwords: { hash, isRight: async (stored, received) => stored !== null && isRight(stored, received) },
  });
  try {
    const { apart } = await compare(server, await registered(server, 20), wrongPassword);
    expect(apart).toBeGreaterThan(2 * MOST_APART);
  } finally {
    await server.stop();
  }
});
