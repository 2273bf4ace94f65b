import { describe, expect, it } from 'vitest';
import { type CaptchaType, pointText, verificationText } from '#domain/captcha/protocol.ts';
import { CAPTCHA_SCALE } from '#domain/limits.ts';
import { pick, seededChance, whole } from '#server/captcha/chance.ts';
import { scatter } from '#server/captcha/draw/click-word.ts';
import { drawPicture } from '#server/captcha/draw/draw.ts';
import { FIRST_X, LAST_X } from '#server/captcha/draw/slider.ts';
import { type ChallengeData, createCaptchaEngine } from '#server/captcha/engine.ts';
import { judge, type Solution } from '#server/captcha/judge.ts';
import { CAPTCHA_LIMITS } from '#server/captcha/limits.ts';
import { sealPoints } from '#src/browser/captcha-cipher.ts';
import { memoryCaptchaStore } from '#tests/kit/captcha-memory-store.ts';
import { decodePicture } from '#tests/kit/captcha-pixels.ts';
import { solveClickWord } from '#tests/kit/solve-click-word.ts';
import { findHoles, solveByContent, solveByOutline, solveSlider } from '#tests/kit/solve-slider.ts';

const FULL = process.env.FULL === '1';
const PUZZLES = FULL ? 5_000 : 200;
const CLICK_PUZZLES = FULL ? 300 : 12;
const timeout = FULL ? 1_800_000 : 600_000;
const seed = (index: number) => index * 7_919 + 3;

const unexpected = (fault: unknown): never => {
  throw fault;
};

const passes = (solution: Solution, x: number) => judge(solution, pointText({ x, y: 5 })) === 'right';

describe('solving the slider from its picture', () => {
  it(
    `[2.24] [4.17b] ${PUZZLES} puzzles: no outline tells the true hole, the rim's surroundings do`,
    async () => {
      const solved = { outline: 0, content: 0, first: 0, second: 0, third: 0, rim: 0, person: 0 };
      const guesses = new Array<number>(CAPTCHA_SCALE.width + 1).fill(0);
      for (let index = 0; index < PUZZLES; index += 1) {
        const { solution, original, piece } = drawPicture('blockPuzzle', seededChance(seed(index)));
        if (solution.type !== 'blockPuzzle') throw new Error('not a slider');
        const background = await decodePicture(original);
        const strip = await decodePicture(piece!);
        const holes = findHoles(background, strip);
        expect(holes).toHaveLength(3);
        const inOrder = [...holes].sort((one, other) => one - other);
        const count = (name: keyof typeof solved, x: number) => {
          if (passes(solution, x)) solved[name] += 1;
        };
        count('outline', solveByOutline(background, strip, holes));
        count('content', solveByContent(background, strip, holes));
        count('first', inOrder[0]!);
        count('second', inOrder[1]!);
        count('third', inOrder[2]!);
        count('rim', solveSlider(background, strip, holes));
        count('person', solution.x);
        for (let x = 0; x < guesses.length; x += 1) if (passes(solution, x)) guesses[x]! += 1;
      }
      const share = (count: number) => count / PUZZLES;
      expect(share(solved.person)).toBe(1);
      for (const name of ['outline', 'content', 'first', 'second', 'third'] as const) {
        expect(share(solved[name]), name).toBeLessThanOrEqual(0.4);
      }
      expect(share(solved.outline)).toBeGreaterThan(0.2);
      // Within three tries, each on a new puzzle: 1 - (1 - p)^3.
      expect(1 - (1 - share(solved.rim)) ** 3).toBeGreaterThanOrEqual(0.95);
      const positions = guesses.slice(FIRST_X, LAST_X + 1);
      expect(positions.reduce((sum, count) => sum + share(count), 0) / positions.length).toBeLessThanOrEqual(0.07);
      if (FULL) expect(share(Math.max(...guesses))).toBeLessThanOrEqual(0.07);
    },
    timeout,
  );
});

describe('solving the click-word', () => {
  it('[2.24] random clicks pass at most once in a thousand', () => {
    const chance = seededChance(5);
    let passed = 0;
    const tries = 200_000;
    for (let index = 0; index < tries; index += 1) {
      const solution: Solution = { type: 'clickWord', points: scatter(chance).slice(0, 3) };
      const points = solution.points.map(() => ({
        x: whole(chance, 0, CAPTCHA_SCALE.width),
        y: whole(chance, 0, CAPTCHA_SCALE.height),
      }));
      if (judge(solution, pointText(points)) === 'right') passed += 1;
    }
    expect(passed / tries).toBeLessThanOrEqual(0.001);
  });

  it('[4.16] who knows all four places and no word passes with one of the 24 orders', () => {
    const chance = seededChance(6);
    for (let index = 0; index < 500; index += 1) {
      const places = scatter(chance);
      const solution: Solution = { type: 'clickWord', points: places.slice(0, 3) };
      const orders = places.flatMap((a) =>
        places.flatMap((b) => places.filter((c) => a !== b && b !== c && a !== c).map((c) => [a, b, c])),
      );
      expect(orders).toHaveLength(24);
      expect(orders.filter((order) => judge(solution, pointText(order)) === 'right')).toHaveLength(1);
    }
  });

  it(
    `[2.24] ${CLICK_PUZZLES} puzzles are readable: the shipped outlines find the words`,
    async () => {
      let solved = 0;
      for (let index = 0; index < CLICK_PUZZLES; index += 1) {
        const { solution, original, words } = drawPicture('clickWord', seededChance(seed(index)));
        const points = solveClickWord(await decodePicture(original), words!);
        if (judge(solution, pointText(points)) === 'right') solved += 1;
      }
      expect(solved / CLICK_PUZZLES).toBeGreaterThanOrEqual(0.9);
    },
    timeout,
  );
});

describe('cheating the engine', () => {
  const HERE = '203.0.113.7';
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
    (text) => text.replace(/"x":(\d+)/g, '"x":$1.5'),
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
      async (opened) => (await engine.redeem(verification(opened))) !== null,
      async () => spent !== null && (await engine.redeem(verification(spent))) !== null,
      async () => spent !== null && (await engine.check(request(spent), HERE)).success,
      async (opened) => {
        await engine.check(request(opened), HERE);
        time.now += CAPTCHA_LIMITS.proofMs + 1;
        return (await engine.redeem(verification(opened))) !== null;
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
        if (checked.success && (await engine.redeem(verification(spent))) !== null) honest += 1;
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
