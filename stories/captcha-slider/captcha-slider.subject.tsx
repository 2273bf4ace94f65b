import { captcha } from '#copy/sign-in/session.ts';
import type { CaptchaSliderRef } from '#machines/captcha-slider/index.ts';
import { CaptchaSlider } from '#src/features/captcha/views/Captcha.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';
import { original, piece } from './sample-picture.ts';

const entry = entryOf('captcha-slider');
const challengePicture = { token: 'token', secretKey: null, picture: original, piece };
const loaded = (entry.cases.events['xstate.done.actor.loadPuzzle'] ?? []).map((event) =>
  event.output.kind === 'challenge' ? { ...event, output: { kind: 'challenge', challenge: challengePicture } } : event,
);

/** With a picture that the engine drew, where the chart's own cases have none. */
export const subject: Subject = {
  entry: {
    ...entry,
    cases: { ...entry.cases, events: { ...entry.cases.events, 'xstate.done.actor.loadPuzzle': loaded } },
  },
  render: (actor) => <CaptchaSlider actor={actor as CaptchaSliderRef} />,
  controls: {
    'captcha.refresh': (snapshot) => (snapshot.matches('unavailable') ? captcha.loadFailed : captcha.refresh),
  },
};
