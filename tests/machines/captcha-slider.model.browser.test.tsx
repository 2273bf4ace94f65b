import { page } from 'vitest/browser';
import { captcha } from '#copy/sign-in/session.ts';
import { original } from '#stories/captcha-click-word/sample-picture.ts';
import { subject } from '#stories/captcha-slider/captcha-slider.subject.tsx';
import { piece } from '#stories/captcha-slider/sample-picture.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stroke } from '../kit/pointers.ts';
import { walkView } from '../kit/view-model.tsx';
import { captchaSliderModel } from './captcha-slider.model.ts';

const challenge = { token: 'token', secretKey: null, picture: original, piece };
const NOW = 9_000;
const mouse = stroke('mouse');

walkView('[2.24] the slider puzzle', captchaSliderModel, subject, ({ press, offers, drag, keys, happens, sees }) => {
  const checked = async (answer: object) => {
    await sees({ status: captcha.checking })();
    await happens(resolved('checkPuzzle', answer));
  };
  const correct = { kind: 'correct', verification: 'proof' };
  const pull = async (by: number, answer: object) => {
    await drag(captcha.sliderHandle, by);
    await checked(answer);
  };
  return {
    gestures: {
      'a picture comes': () => happens(resolved('loadPuzzle', { kind: 'challenge', challenge })),
      'no picture comes': () => happens(rejected('loadPuzzle')),
      'too many tries': () =>
        happens(resolved('loadPuzzle', { kind: 'limited', reason: 'failures', until: NOW + 300_000, now: NOW })),
      'tap the handle': () => press(captcha.sliderHandle, 'slider'),
      'drag it and give it up': async () => {
        const { left, top } = page
          .getByRole('slider', { name: captcha.sliderHandle })
          .element()
          .getBoundingClientRect();
        await mouse.down(left + 20, top + 20);
        await mouse.move(left + 90, top + 20);
        await keys('{Escape}');
        await mouse.up(left + 90, top + 20);
      },
      'drag it right': () => pull(104, correct),
      'move it right by keys': async () => {
        await press(captcha.sliderHandle, 'slider');
        await keys('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{ArrowRight}{ArrowRight}{Enter}');
        await checked(correct);
      },
      'drag it wrong': () => pull(40, { kind: 'wrong', message: null }),
      'ask for another': () => press(offers(captcha.loadFailed) ? captcha.loadFailed : captcha.refresh),
      'leave it for two minutes': () => happens({ after: 110_000 }),
      'a second passes': () => happens({ after: 1_000 }),
      'the wait is over': () => happens(event('clock.ticked', { now: NOW + 300_000 })),
    },
    checks: {
      'waiting for a picture': sees({ says: [captcha.loading], hides: { img: [captcha.picture] } }),
      'waiting for another': sees({
        says: [captcha.refreshing],
        hides: { img: [captcha.picture] },
        off: [captcha.refresh],
      }),
      'a puzzle to solve': sees({
        says: [captcha.slideHint],
        lacks: [captcha.checking],
        shows: { img: [captcha.picture], slider: [captcha.sliderHandle], button: [captcha.refresh] },
      }),
      'answer was wrong': sees({ status: captcha.failed, off: [captcha.refresh] }),
      'nothing to solve': sees({ alert: captcha.loadFailed, hides: { img: [captcha.picture] } }),
      locked: sees({ says: [captcha.tooManyFailures(300)], off: [captcha.refresh] }),
      solved: sees({ says: [captcha.solved], off: [captcha.refresh] }),
    },
  };
});
