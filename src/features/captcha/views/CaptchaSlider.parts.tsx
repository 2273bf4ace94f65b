import { useSelector } from '@xstate/react';
import { captcha } from '#copy/sign-in/session.ts';
import {
  type CaptchaSliderRef,
  selectElapsedSeconds,
  selectIsRenewed,
  selectLimit,
  selectLimitSeconds,
  selectMessage,
  selectSliderScreen,
} from '#machines/captcha-slider/index.ts';
import { PuzzleTip } from '#src/ui/parts/PuzzlePicture.tsx';
import { failureWords } from './failure-words.ts';
import { LimitWords, RetryPuzzle } from './PuzzleFailure.tsx';

export function SliderFailure({ actor }: { actor: CaptchaSliderRef }) {
  const screen = useSelector(actor, selectSliderScreen);
  const message = useSelector(actor, selectMessage);
  const limit = useSelector(actor, selectLimit);
  const seconds = useSelector(actor, selectLimitSeconds);

  switch (screen) {
    case 'unavailable':
      return <RetryPuzzle message={message} onRetry={() => actor.send({ type: 'captcha.refresh' })} />;
    case 'limited':
      return <LimitWords limit={limit} seconds={seconds} />;
    default:
      return null;
  }
}

export function SliderTip({ actor }: { actor: CaptchaSliderRef }) {
  const screen = useSelector(actor, selectSliderScreen);
  const message = useSelector(actor, selectMessage);
  const isRenewed = useSelector(actor, selectIsRenewed);
  const seconds = useSelector(actor, selectElapsedSeconds);

  switch (screen) {
    case 'succeeded':
      return <PuzzleTip tone="good">{captcha.solvedIn(seconds)}</PuzzleTip>;
    case 'failed':
      return <PuzzleTip tone="bad">{failureWords(message)}</PuzzleTip>;
    case 'checking':
      return <PuzzleTip tone="plain">{captcha.checking}</PuzzleTip>;
    default:
      return <PuzzleTip tone="plain">{isRenewed ? captcha.renewed : null}</PuzzleTip>;
  }
}
