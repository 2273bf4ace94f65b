import { expect } from 'vitest';
import { captchaClickWordCases } from '#machines/captcha-click-word/captcha-click-word.cases.ts';
import { captchaClickWordMachine, selectClickWordScreen, selectPoints } from '#machines/captcha-click-word/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { captchaClickWordModel } from './captcha-click-word.model.ts';

walkModel('[2.24] the words to be clicked', captchaClickWordModel, () => {
  const { actor, cause, pass, start } = drive(captchaClickWordMachine, captchaClickWordCases);
  start();
  const shown = () => [selectClickWordScreen(actor.getSnapshot()), selectPoints(actor.getSnapshot()).length];
  const click = () => cause(event('point.placed', { point: { x: 50, y: 50 } }));
  const clickThree = async (answer: object) => {
    for (let clicks = 0; clicks < 3; clicks += 1) await click();
    pass(400);
    await cause(resolved('checkPuzzle', answer));
  };
  const challenge = { token: 'token', secretKey: null, picture: '', words: ['舟', '海', '舱'] };
  return {
    gestures: {
      'a picture comes': () => cause(resolved('loadPuzzle', { kind: 'challenge', challenge })),
      'no picture comes': () => cause(rejected('loadPuzzle')),
      'click once': click,
      'take it back': () => cause(event('point.undo')),
      'click three rightly': () => clickThree({ kind: 'correct', verification: 'proof' }),
      'click three wrongly': () => clickThree({ kind: 'wrong', message: null }),
      'ask for another': () => cause(event('captcha.refresh')),
      'a moment passes': () => pass(700),
    },
    checks: {
      'waiting for a picture': () => expect(shown()).toEqual(['loading', 0]),
      'waiting for another': () => expect(shown()).toEqual(['loading', 0]),
      'nothing clicked': () => expect(shown()).toEqual(['picking', 0]),
      'one clicked': () => expect(shown()).toEqual(['picking', 1]),
      'answer was wrong': () => expect(shown()).toEqual(['failed', 3]),
      'nothing to click': () => expect(shown()).toEqual(['unavailable', 0]),
      solved: () => expect(shown()).toEqual(['succeeded', 3]),
    },
  };
});
