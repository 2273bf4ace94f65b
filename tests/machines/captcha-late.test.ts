import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate';
import { captchaClickWordMachine } from '#machines/captcha-click-word/index.ts';
import { captchaSliderMachine } from '#machines/captcha-slider/index.ts';

const challenge = { token: 'first', secretKey: null, picture: 'AAAA', piece: 'AAAA', words: ['甲', '乙', '丙'] };
const shownChallenge = { kind: 'challenge', challenge };
const renewed = { kind: 'challenge', challenge: { ...challenge, token: 'second' } };

type Settle = { resolve: (answer: unknown) => void; reject: (error: unknown) => void };

/** A puzzle whose server answers when the test says so, whether anybody still listens or not. */
function openPuzzle(machine: AnyStateMachine) {
  const loads: Settle[] = [];
  const checks: Settle[] = [];
  const late = (calls: Settle[]) =>
    fromPromise(() => new Promise((resolve, reject) => void calls.push({ resolve, reject })));
  const silent = fromCallback(() => undefined);
  const actors = { loadPuzzle: late(loads), checkPuzzle: late(checks), clock: silent, connection: silent };
  const actor = createActor(machine.provide({ actors }), { input: { pop: true, failuresAllowed: 3 } }).start();
  return { actor, loads, checks };
}

const arrived = () => new Promise((resolve) => setTimeout(resolve));

const slide = [
  { type: 'slider.grabbed', at: 0 },
  { type: 'slider.moved', offset: 120 },
  { type: 'slider.released', at: 900 },
];
const clicks = [1, 2, 3].map((nth) => ({ type: 'point.placed', point: { x: nth * 60, y: 40 } }));

const puzzles = [
  { name: 'the slider', machine: captchaSliderMachine as AnyStateMachine, gestures: slide },
  { name: 'the click-word', machine: captchaClickWordMachine as AnyStateMachine, gestures: clicks },
];

const delayedAnswers: [string, (call: Settle) => void][] = [
  ['a right answer', ({ resolve }) => resolve({ kind: 'correct', verification: 'proof' })],
  ['a wrong answer', ({ resolve }) => resolve({ kind: 'wrong', message: '请重试' })],
  ['a failure', ({ reject }) => reject(new Error('the line broke'))],
];

describe.each(puzzles)('$name and answers that arrive late', ({ machine, gestures }) => {
  const solving = async () => {
    const puzzle = openPuzzle(machine);
    puzzle.loads[0]!.resolve(shownChallenge);
    await arrived();
    for (const gesture of gestures) puzzle.actor.send(gesture);
    await expect.poll(() => puzzle.checks.length, { timeout: 2_000 }).toBe(1);
    return puzzle;
  };

  test.each(delayedAnswers)('[4.20] %s to the check of a closed puzzle changes nothing', async (_, answer) => {
    const { actor, checks } = await solving();
    actor.send({ type: 'captcha.close' });
    const closed = actor.getSnapshot();
    expect([closed.status, closed.output]).toEqual(['done', { kind: 'closed' }]);
    answer(checks[0]!);
    await arrived();
    expect(actor.getSnapshot()).toBe(closed);
  });

  test('[4.20] pictures for a closed puzzle change nothing', async () => {
    const { actor, loads } = openPuzzle(machine);
    actor.send({ type: 'captcha.close' });
    const closed = actor.getSnapshot();
    loads[0]!.resolve(shownChallenge);
    await arrived();
    expect(actor.getSnapshot()).toBe(closed);
  });

  test('[4.20] after a refresh only the new answer counts', async () => {
    const { actor, loads } = openPuzzle(machine);
    loads[0]!.reject(new Error('the line broke'));
    await arrived();
    actor.send({ type: 'captcha.refresh' });
    loads[0]!.resolve(shownChallenge);
    await arrived();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.challenge.token]).toEqual(['loading', '']);
    loads[1]!.resolve(renewed);
    await arrived();
    expect(actor.getSnapshot().context.challenge.token).toBe('second');
    actor.send({ type: 'captcha.refresh' });
    loads[1]!.resolve(shownChallenge);
    await arrived();
    expect([actor.getSnapshot().value, loads.length]).toEqual(['loading', 3]);
    actor.stop();
  });

  test.each(delayedAnswers)('[4.20] %s to a closed puzzle leaves the next one as it is', async (_, answer) => {
    const first = await solving();
    first.actor.send({ type: 'captcha.close' });
    const next = openPuzzle(machine);
    next.loads[0]!.resolve(renewed);
    await arrived();
    const shown = next.actor.getSnapshot();
    answer(first.checks[0]!);
    await arrived();
    expect(next.actor.getSnapshot()).toBe(shown);
    next.actor.stop();
  });
});
