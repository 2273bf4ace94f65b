import { captcha } from '#copy/sign-in/session.ts';
import type { CaptchaClickWordRef } from '#machines/captcha-click-word/index.ts';
import { CaptchaClickWord } from '#src/features/captcha/views/Captcha.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';
import { original, words } from './sample-picture.ts';

const entry = entryOf('captcha-click-word');
const challengePicture = { token: 'token', secretKey: null, picture: original, words };
const loaded = (entry.cases.events['xstate.done.actor.loadPuzzle'] ?? []).map((event) =>
  event.output.kind === 'challenge' ? { ...event, output: { kind: 'challenge', challenge: challengePicture } } : event,
);

/** With a picture that the engine drew, where the chart's own cases have none. */
export const subject: Subject = {
  entry: {
    ...entry,
    cases: { ...entry.cases, events: { ...entry.cases.events, 'xstate.done.actor.loadPuzzle': loaded } },
  },
  render: (actor) => <CaptchaClickWord actor={actor as CaptchaClickWordRef} />,
  controls: {
    'captcha.refresh': (snapshot) => (snapshot.matches('unavailable') ? captcha.loadFailed : captcha.refresh),
    'point.undo': captcha.undo,
  },
  besides: (snapshot) => (snapshot.hasTag('clickable') ? [captcha.picture] : []),
};
