import { captcha } from '#copy/sign-in/session.ts';
import { subject } from '#stories/captcha-click-word/captcha-click-word.subject.tsx';
import { original, words } from '#stories/captcha-click-word/sample-picture.ts';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { captchaClickWordModel } from './captcha-click-word.model.ts';

const challenge = { token: 'token', secretKey: null, picture: original, words };

walkView('[2.24] the words to be clicked', captchaClickWordModel, subject, ({ press, offers, happens, sees }) => {
  const click = () => press(captcha.picture);
  const clickThree = async (answer: object) => {
    for (let clicks = 0; clicks < 3; clicks += 1) await click();
    await happens({ after: 400 });
    await sees({ status: captcha.checking })();
    await happens(resolved('checkPuzzle', answer));
  };
  /** The hint as it is laid out: each word in a box of its own. */
  const boxes = words.flatMap((word, index) => (index === 0 ? [word] : [',', word]));
  const hint = [captcha.clickRule, '【', ...boxes, '】'].join('\n');
  return {
    gestures: {
      'a picture comes': () => happens(resolved('loadPuzzle', { kind: 'challenge', challenge })),
      'no picture comes': () => happens(rejected('loadPuzzle')),
      'click once': click,
      'take it back': () => press(captcha.undo),
      'click three rightly': () => clickThree({ kind: 'correct', verification: 'proof' }),
      'click three wrongly': () => clickThree({ kind: 'wrong', message: null }),
      'ask for another': () => press(offers(captcha.loadFailed) ? captcha.loadFailed : captcha.refresh),
      'a moment passes': () => happens({ after: 700 }),
    },
    checks: {
      'waiting for a picture': sees({ status: captcha.loading, hides: { button: [captcha.picture] } }),
      'waiting for another': sees({ status: captcha.refreshing, hides: { button: [captcha.picture] } }),
      'nothing clicked': sees({ status: hint, off: [captcha.undo] }),
      'one clicked': sees({ status: `${hint}\n${captcha.pointPlaced(1)}`, shows: { button: [captcha.undo] } }),
      'answer was wrong': sees({ status: captcha.failed, off: [captcha.picture, captcha.undo, captcha.refresh] }),
      'nothing to click': sees({ alert: captcha.loadFailed, hides: { button: [captcha.picture, captcha.refresh] } }),
      solved: sees({ status: captcha.solved, off: [captcha.picture, captcha.undo, captcha.refresh] }),
    },
  };
});
