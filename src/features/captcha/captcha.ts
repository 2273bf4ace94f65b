import { fromPromise } from 'xstate';
import { BUSY_MESSAGE } from '#domain/failure.ts';
import { captchaMachine } from '#machines/captcha/index.ts';
import {
  type ClickWordChallenge,
  type ClickWordCheck,
  captchaClickWordMachine,
} from '#machines/captcha-click-word/index.ts';
import { captchaSliderMachine, type SliderChallenge, type SliderCheck } from '#machines/captcha-slider/index.ts';
import type { ChallengeAnswer, CheckAnswer } from '#machines/kit/puzzle.ts';
import type { SignInServices } from '#src/app/services.ts';
import { createCaptchaClient } from '#src/browser/captcha-client.ts';
import { clientUid } from '#src/browser/client-uid.ts';
import { systemClock } from '#src/browser/clock.ts';
import { connection, countdown } from '#src/features/user-centre/feeds.ts';

export function wireCaptcha({ api }: Pick<SignInServices, 'api'>) {
  const client = createCaptchaClient({
    api,
    method: import.meta.env?.VITE_CAPTCHA_METHOD === 'POST' ? 'POST' : 'GET',
    clientUid,
    clock: systemClock,
    busy: BUSY_MESSAGE,
  });

  return captchaMachine.provide({
    actors: {
      slider: captchaSliderMachine.provide({
        actors: {
          loadPuzzle: fromPromise<ChallengeAnswer<SliderChallenge>, undefined>(({ signal }) =>
            client.loadSlider(signal),
          ),
          checkPuzzle: fromPromise<CheckAnswer, SliderCheck>(({ input, signal }) =>
            client.checkSlider(input.challenge, input.offset, signal),
          ),
          clock: countdown,
          connection,
        },
      }),
      clickWord: captchaClickWordMachine.provide({
        actors: {
          loadPuzzle: fromPromise<ChallengeAnswer<ClickWordChallenge>, undefined>(({ signal }) =>
            client.loadClickWord(signal),
          ),
          checkPuzzle: fromPromise<CheckAnswer, ClickWordCheck>(({ input, signal }) =>
            client.checkClickWord(input.challenge, input.points, signal),
          ),
          clock: countdown,
          connection,
        },
      }),
    },
  });
}
