import { describe, expect, it } from 'vitest';
import { type CaptchaType, pointText, verificationText } from '#domain/captcha/protocol.ts';
import { pick, seededChance, whole } from '#server/captcha/chance.ts';
import { scatter } from '#server/captcha/draw/click-word.ts';
import { FIRST_X, LAST_X } from '#server/captcha/draw/slider.ts';
import { type ChallengeData, createCaptchaEngine } from '#server/captcha/engine.ts';
import type { Solution } from '#server/captcha/judge.ts';
import { CAPTCHA_LIMITS } from '#server/captcha/limits.ts';
import { sealPoints } from '#src/browser/captcha-client.ts';
import { memoryCaptchaStore } from '#tests/server/captcha/memory-store.ts';

const unexpected = (error: unknown): never => {
  throw error;
};

describe('cheating the engine', () => {
  const HERE = { address: '203.0.113.7', browser: 'browser' };
  const TARGET = 'target';
  const TRICKS = 10_000;

  const setUp = (encrypted: boolean) => {
    const chance = seededChance(encrypted ? 21 : 22);
    const time = { now: 1_800_000_000_000 };
    const answers: Solution[] = [];
    const engine = createCaptchaEngine({
      store: memoryCaptchaStore(),
      pictures: {
        draw: async (type: CaptchaType) => {
          const solution: Solution =
            type === 'blockPuzzle'
              ? { type, x: whole(chance, FIRST_X, LAST_X) }
              : { type, points: scatter(chance).slice(0, 3) };
          answers.push(solution);
          return { solution, original: '', piece: null, words: null };
        },
      },
      clock: { now: () => time.now },
      chance,
      encrypted,
      report: unexpected,
      limits: { ...CAPTCHA_LIMITS, getsPerWindow: Number.MAX_SAFE_INTEGER, failuresToLock: 1_000_000 },
    });
    const open = async (type: CaptchaType) => {
      const challenge = (await engine.get(type, HERE)).repData as ChallengeData;
      const solution = answers.pop()!;
      const text = pointText(solution.type === 'blockPuzzle' ? { x: solution.x, y: 5 } : solution.points);
      return { challenge, text };
    };
    return { chance, time, engine, open };
  };

  type Opened = Awaited<ReturnType<ReturnType<typeof setUp>['open']>>;
  const request = (
    { challenge, text }: Opened,
    change: Partial<{ text: string; token: string; type: CaptchaType }> = {},
  ) => ({
    captchaType: change.type ?? challenge.captchaType,
    token: change.token ?? challenge.token,
    pointJson: sealPoints(change.text ?? text, challenge.secretKey),
  });
  const verification = ({ challenge, text }: Opened) =>
    sealPoints(verificationText(challenge.token, text), challenge.secretKey);

  const confused: readonly ((text: string) => string)[] = [
    (text) => text.replace(/"x":(\d+)/g, '"x":"$1"'),
    (text) => text.replace(/"x":(\d+)/g, '"x":$1.0'),
    (text) => text.replace(/"x":(\d+)/g, '"x":$1e0'),
    (text) => text.replace(/"x":(\d+)/g, '"x":[$1]'),
    (text) => text.replace(/"x":(\d+)/g, '"x":{"valueOf":$1}'),
    (text) => text.replace(/"x":(\d+)/g, '"x":$1,"x":$1'),
    (text) => text.replace(/"x":\d+/g, '"x":null'),
    (text) => text.replace(/"x":\d+/g, '"x":1e3'),
    (text) => text.replace(/"y":\d+/g, '"y":155'),
    (text) => text.replace(/"y":/g, '"Y":'),
    (text) => text.replace(/,/g, ', '),
    (text) => `[${text}]`,
    (text) => JSON.stringify(text),
    (text) => `${text}\u0000`,
  ];

  it.each([
    ['encrypted', true],
    ['plain', false],
  ] as const)('[4.17b] [4.19] replays and confused types, %s: 0 of 10,000 pass', async (_, encrypted) => {
    const { chance, time, engine, open } = setUp(encrypted);
    let spent: Opened | null = null;
    let accepted = 0;
    let honest = 0;
    const tricks: readonly ((opened: Opened) => Promise<boolean>)[] = [
      async (opened) =>
        (await engine.check(request(opened, { text: pick(chance, confused)(opened.text) }), HERE)).success,
      async (opened) => {
        const type = opened.challenge.captchaType === 'blockPuzzle' ? 'clickWord' : 'blockPuzzle';
        return (await engine.check(request(opened, { type }), HERE)).success;
      },
      async (opened) => {
        // Its own answer is good for another challenge only by luck, which is no cheat: take one of the other type.
        const other = await open(opened.challenge.captchaType === 'blockPuzzle' ? 'clickWord' : 'blockPuzzle');
        return (await engine.check(request(opened, { token: other.challenge.token }), HERE)).success;
      },
      async (opened) => {
        time.now += CAPTCHA_LIMITS.challengeMs + 1;
        return (await engine.check(request(opened), HERE)).success;
      },
      async (opened) => (await engine.redeem(verification(opened), HERE.browser, TARGET)) !== null,
      async () => spent !== null && (await engine.redeem(verification(spent), HERE.browser, TARGET)) !== null,
      async () => spent !== null && (await engine.check(request(spent), HERE)).success,
      async (opened) => {
        await engine.check(request(opened), HERE);
        time.now += CAPTCHA_LIMITS.proofMs + 1;
        return (await engine.redeem(verification(opened), HERE.browser, TARGET)) !== null;
      },
      async (opened) =>
        (await engine.check({ ...request(opened), pointJson: `${request(opened).pointJson}=` }, HERE)).success,
    ];
    for (let index = 0; index < TRICKS; index += 1) {
      const opened = await open(chance() < 0.5 ? 'blockPuzzle' : 'clickWord');
      if (await tricks[index % tricks.length]!(opened)) accepted += 1;
      if (index % 10 === 0) {
        spent = await open('blockPuzzle');
        const checked = await engine.check(request(spent), HERE);
        if (checked.success && (await engine.redeem(verification(spent), HERE.browser, TARGET)) !== null) honest += 1;
      }
      time.now += 1;
      if (index % 500 === 0) await engine.sweep();
    }
    expect(accepted).toBe(0);
    expect(honest).toBe(TRICKS / 10);
  });

  it('[4.19] encryption decides nothing: both modes judge the same points alike', async () => {
    const verdicts = async (encrypted: boolean) => {
      const chance = seededChance(33);
      const engine = createCaptchaEngine({
        store: memoryCaptchaStore(),
        pictures: {
          draw: async () => ({ solution: { type: 'blockPuzzle', x: 150 }, original: '', piece: null, words: null }),
        },
        clock: { now: () => 0 },
        chance: seededChance(34),
        encrypted,
        report: unexpected,
        limits: { ...CAPTCHA_LIMITS, getsPerWindow: 1_000, failuresToLock: 1_000 },
      });
      const codes: string[] = [];
      for (let index = 0; index < 500; index += 1) {
        const challenge = (await engine.get('blockPuzzle', HERE)).repData as ChallengeData;
        const text = pointText({ x: whole(chance, 140, 160), y: whole(chance, 4, 6) });
        codes.push((await engine.check(request({ challenge, text }), HERE)).repCode);
      }
      return codes;
    };
    const [sealed, plain] = [await verdicts(true), await verdicts(false)];
    expect(sealed).toEqual(plain);
    expect(new Set(plain)).toEqual(new Set(['0000', '6111']));
  });
});
