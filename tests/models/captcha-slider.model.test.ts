import { expect } from 'vitest';
import { captchaSliderCases } from '#machines/captcha-slider/captcha-slider.cases.ts';
import { captchaSliderMachine, selectSliderScreen } from '#machines/captcha-slider/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { captchaSliderModel } from './captcha-slider.model.ts';

walkModel('[2.24] the slider puzzle', captchaSliderModel, () => {
  const { actor, cause, pass, start } = drive(captchaSliderMachine, captchaSliderCases);
  start();
  const screen = () => selectSliderScreen(actor.getSnapshot());
  const drag = async (offset: number) => {
    await cause(event('slider.grabbed', { at: 0 }));
    await cause(event('slider.moved', { offset }));
    await cause(event('slider.released', { at: 900 }));
  };
  const challenge = { token: 'token', secretKey: null, picture: '', piece: '' };
  return {
    gestures: {
      'a picture comes': () => cause(resolved('loadPuzzle', { kind: 'challenge', challenge })),
      'no picture comes': () => cause(rejected('loadPuzzle')),
      'too many tries': () =>
        cause(resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until: 301_000, now: 1_000 })),
      'tap the handle': () => drag(1),
      'drag it and give it up': async () => {
        await cause(event('slider.grabbed', { at: 0 }));
        await cause(event('slider.moved', { offset: 70 }));
        await cause(event('slider.cancelled'));
      },
      'drag it right': async () => {
        await drag(120);
        await cause(resolved('checkPuzzle', { kind: 'correct', verification: 'proof' }));
      },
      'move it right by keys': async () => {
        await cause(event('slider.stepped', { offset: 104, at: 0 }));
        await cause(event('slider.submitted', { at: 900 }));
        await cause(resolved('checkPuzzle', { kind: 'correct', verification: 'proof' }));
      },
      'drag it wrong': async () => {
        await drag(40);
        await cause(resolved('checkPuzzle', { kind: 'wrong', message: null }));
      },
      'ask for another': () => cause(event('captcha.refresh')),
      'leave it for two minutes': () => pass(110_000),
      'a second passes': () => pass(1_000),
      'the wait is over': () => cause(event('clock.ticked', { now: 301_000 })),
    },
    checks: {
      'waiting for a picture': () => expect(screen()).toBe('loading'),
      'waiting for another': () => expect(screen()).toBe('loading'),
      'a puzzle to solve': () => expect(screen()).toBe('ready'),
      'answer was wrong': () => expect(screen()).toBe('failed'),
      'nothing to solve': () => expect(screen()).toBe('unavailable'),
      locked: () => expect(screen()).toBe('limited'),
      solved: () => expect(screen()).toBe('succeeded'),
    },
  };
});
