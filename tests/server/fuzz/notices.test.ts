import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { FULL } from '#tests/kit/full.ts';
import { fuzzCall, fuzzUnsigned, fuzzValid } from '#tests/server/fuzz/run.ts';
import { startTableServer, type TableServerOptions } from '#tests/server/fuzz/table-server.ts';

const phoneNumber = v.pipe(v.string(), v.regex(/^1[2-9]\d{9}$/u));

const tried = call({
  name: 'tried',
  method: 'POST',
  path: '/api-cms/tried/{id}',
  payload: 'body',
  summary: '试',
  clauses: ['7.3'],
  request: v.strictObject({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    phone: phoneNumber,
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    kind: v.picklist(['a', 'b']),
    goods: v.pipe(v.array(v.object({ unNo: v.pipe(v.string(), v.length(4)), mass: v.number() })), v.maxLength(5)),
  }),
  answer: v.object({ title: v.string(), next: v.nullable(v.number()) }),
});

async function outcome(options: TableServerOptions, run: typeof fuzzValid | typeof fuzzCall, runs = 400) {
  const target = await startTableServer({ tried }, options);
  try {
    await (run === fuzzCall
      ? fuzzCall(target, tried, { runs, seed: 7, shrink: false })
      : fuzzValid(target, tried, runs));
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await target.close();
  }
}

const fall = () => {
  throw new Error('x');
};

const answering = (change: (envelope: { code: string }) => unknown) => (app: FastifyInstance) => {
  app.addHook('preSerialization', async (_request, _reply, payload) => change(payload as { code: string }));
};

test('[7.3] a server that keeps the contract passes', async () => {
  expect(await outcome({}, fuzzCall)).toBe('nothing');
  expect(await outcome({}, fuzzValid, 200)).toBe('nothing');
});

test.each<[string, RegExp, TableServerOptions]>([
  ['falls over a value it accepted', /status 500/u, { answer: fall }],
  [
    'takes what is invalid',
    /accepted what the contract calls invalid/u,
    { alter: answering((body) => (body.code === CODE.invalidInput ? { ...body, code: CODE.ok } : body)) },
  ],
  ['tells a stack', /tells /u, { alter: answering((body) => ({ ...body, message: new Error('x').stack })) }],
  [
    'tells its queries',
    /tells /u,
    { alter: answering((body) => ({ ...body, message: 'select id from users: failed' })) },
  ],
  ['answers without an envelope', /no envelope/u, { alter: answering(({ code }) => ({ code })) }],
  [
    'says success under an error status',
    /says success/u,
    {
      alter: (app) => app.addHook('onSend', async (_, reply) => void (reply.statusCode === 200 && reply.code(400))),
    },
  ],
  [
    'drops the connection',
    /hang up|ECONNRESET/u,
    {
      alter: (app) => app.addHook('preHandler', async (request) => void request.raw.socket.destroy()),
    },
  ],
])('[7.3] the fuzz notices a server that %s', async (_, words, options) => {
  const firstOutcome = await outcome(options, fuzzCall);
  expect(firstOutcome).toMatch(words);
  expect(firstOutcome).toContain('corpus line: {"call":"tried"');
});

if (FULL)
  test('[7.3] the fuzz notices a server that is slow', async () => {
    const wait = async () => void (await new Promise((go) => setTimeout(go, 1_050)));
    expect(await outcome({ alter: (app) => app.addHook('preHandler', wait) }, fuzzCall)).toMatch(/took \d+ ms/u);
  });

test('[7.3] the fuzz notices an answer of another shape, and a valid request that is refused', async () => {
  expect(await outcome({ answer: () => ({ title: 7 }) }, fuzzValid, 20)).toContain("not the contract's");
  const strict = answering((body) => ({ ...body, code: CODE.invalidInput }));
  expect(await outcome({ alter: strict }, fuzzValid, 20)).toContain('refused as invalid');
});

test('[8.2] the fuzz notices a call that lets in no one, or does not say that someone must sign in', async () => {
  const guarded = { ...tried, auth: 'session' as const };
  const firstOutcome = async (change: (envelope: { code: string }) => unknown) => {
    const target = await startTableServer({ guarded }, { alter: answering(change) });
    try {
      return await fuzzUnsigned(target, guarded, 20).then(
        () => 'nothing',
        (error: Error) => error.message,
      );
    } finally {
      await target.close();
    }
  };
  expect(await firstOutcome((body) => body)).toContain('lets in who is not signed in');
  expect(await firstOutcome((body) => ({ ...body, code: CODE.conflict }))).toContain('does not say who must sign in');
  expect(await firstOutcome((body) => ({ ...body, code: CODE.notSignedIn }))).toBe('nothing');
});
