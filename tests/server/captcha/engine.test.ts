import { beforeEach, describe, expect, it } from 'vitest';
import { type CaptchaType, pointText, verificationText } from '#domain/captcha/protocol.ts';
import { seededChance } from '#server/captcha/chance.ts';
import { type CaptchaEngine, type ChallengeData, createCaptchaEngine } from '#server/captcha/engine.ts';
import type { Solution } from '#server/captcha/judge.ts';
import type { Picture } from '#server/captcha/picture.ts';
import { sealPoints } from '#src/browser/captcha-client.ts';
import { memoryCaptchaStore } from '#tests/server/captcha/memory-store.ts';

const HERE = '203.0.113.7';
const THERE = '203.0.113.8';
const BROWSER = 'browser';
const TARGET = 'target';
const at = (address: string, browser = BROWSER) => ({ address, browser });
const slider: Solution = { type: 'blockPuzzle', x: 120 };
const points = [
  { x: 60, y: 40 },
  { x: 150, y: 100 },
  { x: 240, y: 60 },
];
const click: Solution = { type: 'clickWord', points };
const picture = (solution: Solution): Picture => ({ solution, original: 'AAAA', piece: null, words: null });

let now: number;
let errors: unknown[];
const start = (encrypted = true, broken = false): CaptchaEngine =>
  createCaptchaEngine({
    store: memoryCaptchaStore(),
    pictures: {
      draw: async (type) => {
        if (broken) throw new Error('no thread');
        return picture(type === 'blockPuzzle' ? slider : click);
      },
    },
    clock: { now: () => now },
    chance: seededChance(11),
    encrypted,
    report: (error) => errors.push(error),
  });

async function open(engine: CaptchaEngine, type: CaptchaType = 'blockPuzzle', address = HERE): Promise<ChallengeData> {
  const reply = await engine.get(type, at(address));
  expect(reply.repCode).toBe('0000');
  return reply.repData as ChallengeData;
}

const answer = ({ captchaType, token, secretKey }: ChallengeData, text: string) => ({
  captchaType,
  token,
  pointJson: sealPoints(text, secretKey),
});
const verification = ({ token, secretKey }: ChallengeData, text: string) =>
  sealPoints(verificationText(token, text), secretKey);
const right = (type: CaptchaType) => pointText(type === 'blockPuzzle' ? { x: 120, y: 5 } : points);

const spend = async (engine: CaptchaEngine, text: string, browser = BROWSER, target = TARGET) =>
  (await engine.redeem(text, browser, target))?.type ?? null;

beforeEach(() => {
  now = 1_800_000_000_000;
  errors = [];
});

describe.each([
  ['with a secretKey', true],
  ['in plain text', false],
] as const)('a captcha %s', (_, encrypted) => {
  it.each(['blockPuzzle', 'clickWord'] as const)(
    '[3.12] [4.17b] [4.19] %s is solved, checked and spent once',
    async (type) => {
      const engine = start(encrypted);
      const challenge = await open(engine, type);
      expect(challenge.token).toMatch(/^[0-9a-f]{32}$/);
      if (encrypted) expect(challenge.secretKey).toMatch(/^[A-Za-z0-9]{16}$/);
      else expect(challenge.secretKey).toBeNull();
      const request = answer(challenge, right(type));
      const reply = await engine.check(request, at(HERE));
      expect(reply).toEqual({
        repCode: '0000',
        repMsg: '成功',
        repData: { captchaType: type, token: challenge.token, pointJson: request.pointJson, result: true },
        success: true,
      });
      expect(await spend(engine, verification(challenge, right(type)))).toBe(type);
      expect(await spend(engine, verification(challenge, right(type)))).toBeNull();
    },
  );

  it('[4.19] the verification string must repeat the checked text byte for byte', async () => {
    const engine = start(encrypted);
    const challenge = await open(engine);
    await engine.check(answer(challenge, right('blockPuzzle')), at(HERE));
    for (const text of ['{"x":120,"y":5.0}', '{"y":5,"x":120}', '{"x":121,"y":5}', '{"x":120,"y":5} ']) {
      expect(await spend(engine, verification(challenge, text))).toBeNull();
    }
    expect(await spend(engine, verification(challenge, right('blockPuzzle')))).toBe('blockPuzzle');
  });

  it('[4.17b] a wrong check proves nothing and burns the token', async () => {
    const engine = start(encrypted);
    const challenge = await open(engine);
    expect((await engine.check(answer(challenge, '{"x":126,"y":5}'), at(HERE))).repCode).toBe('6111');
    expect((await engine.check(answer(challenge, right('blockPuzzle')), at(HERE))).repCode).toBe('6110');
    expect(await spend(engine, verification(challenge, '{"x":126,"y":5}'))).toBeNull();
    expect(await spend(engine, verification(challenge, right('blockPuzzle')))).toBeNull();
  });

  it('[4.17b] a check as another type is wrong', async () => {
    const engine = start(encrypted);
    const challenge = await open(engine);
    const request = { ...answer(challenge, right('blockPuzzle')), captchaType: 'clickWord' as const };
    expect((await engine.check(request, at(HERE))).repCode).toBe('6111');
  });
});

describe('to whom a captcha belongs', () => {
  const slide = right('blockPuzzle');

  it('[4.19] what one browser got, another does not check', async () => {
    const engine = start();
    const challenge = await open(engine);
    expect((await engine.check(answer(challenge, slide), at(HERE, 'another browser'))).repCode).toBe('6110');
    expect((await engine.check(answer(challenge, slide), at(HERE))).repCode).toBe('6110');
  });

  it('[4.19] a proof is worth nothing in another browser and is not spent there', async () => {
    const engine = start();
    const challenge = await open(engine);
    await engine.check(answer(challenge, slide), at(HERE));
    expect(await spend(engine, verification(challenge, slide), 'another browser')).toBeNull();
    expect(await spend(engine, verification(challenge, slide))).toBe('blockPuzzle');
  });

  it('[4.19] a captcha asked for one phone and purpose proves nothing for another', async () => {
    const engine = start();
    await engine.demand(BROWSER, TARGET);
    const challenge = await open(engine);
    await engine.check(answer(challenge, slide), at(HERE));
    expect(await spend(engine, verification(challenge, slide), BROWSER, 'another target')).toBeNull();
    expect(await spend(engine, verification(challenge, slide))).toBe('blockPuzzle');
  });

  it('[4.19] the last demand counts, for as long as it is remembered, and none after it is met', async () => {
    const engine = start();
    const solved = async () => {
      const challenge = await open(engine);
      await engine.check(answer(challenge, slide), at(HERE));
      return verification(challenge, slide);
    };
    await engine.demand(BROWSER, 'first');
    await engine.demand(BROWSER, 'second');
    expect(await spend(engine, await solved(), BROWSER, 'first')).toBeNull();
    expect(await spend(engine, await solved(), BROWSER, 'second')).toBe('blockPuzzle');
    expect(await spend(engine, await solved(), BROWSER, 'third')).toBe('blockPuzzle');
    await engine.demand(BROWSER, 'fourth');
    now += 3_600_001;
    expect(await spend(engine, await solved(), BROWSER, 'third')).toBe('blockPuzzle');
  });

  it('[4.19] a proof says at which address it was earned', async () => {
    const engine = start();
    const challenge = await open(engine);
    await engine.check(answer(challenge, slide), at(THERE));
    expect((await engine.redeem(verification(challenge, slide), BROWSER, TARGET))?.solvedAt).toBe(THERE);
  });
});

describe('captcha lifetimes', () => {
  it('[4.17b] a challenge is good for 120 s and not a millisecond more', async () => {
    const engine = start();
    const first = await open(engine);
    const second = await open(engine);
    now += 120_000;
    expect((await engine.check(answer(first, right('blockPuzzle')), at(HERE))).repCode).toBe('0000');
    now += 1;
    expect((await engine.check(answer(second, right('blockPuzzle')), at(HERE))).repCode).toBe('6110');
  });

  it('[4.19] a verification string is good for 180 s after its check', async () => {
    const engine = start();
    const first = await open(engine);
    const second = await open(engine);
    for (const challenge of [first, second]) await engine.check(answer(challenge, right('blockPuzzle')), at(HERE));
    now += 180_000;
    expect(await spend(engine, verification(first, right('blockPuzzle')))).toBe('blockPuzzle');
    now += 1;
    expect(await spend(engine, verification(second, right('blockPuzzle')))).toBeNull();
  });

  it('[4.17b] of two hundred checks of one token at once one is evaluated, of two hundred uses one counts', async () => {
    const engine = start();
    const challenge = await open(engine);
    const request = answer(challenge, right('blockPuzzle'));
    const checks = await Promise.all(Array.from({ length: 200 }, () => engine.check(request, at(HERE))));
    expect(checks.filter(({ success }) => success)).toHaveLength(1);
    const text = verification(challenge, right('blockPuzzle'));
    const uses = await Promise.all(Array.from({ length: 200 }, () => spend(engine, text)));
    expect(uses.filter((type) => type !== null)).toHaveLength(1);
  });

  it('[4.17b] a sweep forgets what has run out and nothing else', async () => {
    const engine = start();
    const challenge = await open(engine);
    await engine.sweep();
    expect((await engine.check(answer(challenge, right('blockPuzzle')), at(HERE))).repCode).toBe('0000');
    await engine.sweep();
    expect(await spend(engine, verification(challenge, right('blockPuzzle')))).toBe('blockPuzzle');
  });
});

describe('captcha limits per address', () => {
  it('[4.17] the 31st get in a minute is 6201 with the wait, another address is served', async () => {
    const engine = start();
    for (let count = 0; count < 30; count += 1) await open(engine);
    now += 15_000;
    expect(await engine.get('blockPuzzle', at(HERE))).toEqual({
      repCode: '6201',
      repMsg: '操作过于频繁，请 45 秒后重试',
      repData: { retryAfter: 45 },
      success: false,
    });
    await open(engine, 'blockPuzzle', THERE);
    now += 44_999;
    expect((await engine.get('blockPuzzle', at(HERE))).repCode).toBe('6201');
    now += 1;
    await open(engine);
  });

  const failTimes = async (engine: CaptchaEngine, count: number, type: CaptchaType = 'blockPuzzle') => {
    for (let done = 0; done < count; done += 1) {
      const reply = await engine.check(answer(await open(engine, type), '{"x":1,"y":5}'), at(HERE));
      expect(reply.success).toBe(false);
    }
  };

  it('[4.17] six failures in a minute lock gets and checks 300 s (6202)', async () => {
    const engine = start();
    await failTimes(engine, 5);
    const kept = await open(engine);
    await failTimes(engine, 1);
    now += 1_000;
    expect(await engine.get('clickWord', at(HERE))).toEqual({
      repCode: '6202',
      repMsg: '失败次数过多，请 299 秒后再试',
      repData: { retryAfter: 299 },
      success: false,
    });
    expect((await engine.check(answer(kept, right('blockPuzzle')), at(HERE))).repCode).toBe('6202');
    await open(engine, 'blockPuzzle', THERE);
    now += 298_999;
    expect((await engine.get('blockPuzzle', at(HERE))).repCode).toBe('6202');
    now += 1;
    await open(engine);
  });

  it('[4.17] of thirty wrong checks at once six are evaluated', async () => {
    const engine = start();
    const challenges = await Promise.all(Array.from({ length: 30 }, () => open(engine)));
    const replies = await Promise.all(challenges.map((one) => engine.check(answer(one, '{"x":1,"y":5}'), at(HERE))));
    expect(replies.filter(({ repCode }) => repCode === '6111')).toHaveLength(6);
    expect(replies.filter(({ repCode }) => repCode === '6202')).toHaveLength(24);
  });

  it('[4.17] right checks count for no lock, however many', async () => {
    const engine = start();
    for (let done = 0; done < 20; done += 1) {
      expect((await engine.check(answer(await open(engine), right('blockPuzzle')), at(HERE))).repCode).toBe('0000');
    }
  });

  it('[2.24] asks for the click-word after three failed sliders in ten minutes', async () => {
    const engine = start();
    await failTimes(engine, 2);
    await failTimes(engine, 1, 'clickWord');
    expect(await engine.typeFor(HERE)).toBe('blockPuzzle');
    await failTimes(engine, 1);
    expect(await engine.typeFor(HERE)).toBe('clickWord');
    expect(await engine.typeFor(THERE)).toBe('blockPuzzle');
    now += 600_000;
    expect(await engine.typeFor(HERE)).toBe('blockPuzzle');
  });

  it('[4.17] a picture that cannot be drawn is 6112: the cause goes to the log alone', async () => {
    expect(await start(true, true).get('blockPuzzle', at(HERE))).toEqual({
      repCode: '6112',
      repMsg: '加载失败，点击重试',
      repData: null,
      success: false,
    });
    expect(errors).toEqual([new Error('no thread')]);
  });
});
