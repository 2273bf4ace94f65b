import { useSelector } from '@xstate/react';
import { captcha } from '#copy/sign-in/session.ts';
import { type CaptchaRef, selectClickWord, selectSlider } from '#machines/captcha/index.ts';
import { type CaptchaClickWordRef, selectClickWordScreen } from '#machines/captcha-click-word/index.ts';
import {
  type CaptchaSliderRef,
  FARTHEST_OFFSET,
  type SliderScreen,
  selectCanRefresh,
  selectElapsedSeconds,
  selectIsRenewed,
  selectLimit,
  selectLimitSeconds,
  selectMessage,
  selectOffset,
  selectPicture,
  selectPiece,
  selectSliderScreen,
} from '#machines/captcha-slider/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import {
  FadedPicture,
  KeyHints,
  PuzzleStage,
  PuzzleTip,
  pictureSource,
  RefreshPuzzle,
} from '#src/ui/parts/PuzzlePicture.tsx';
import { Slider, type SliderProps } from '#src/ui/parts/Slider.tsx';
import { ClickWordBar, ClickWordPicture, failureWords, KEYS_ID } from './CaptchaClickWord.parts.tsx';
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

const looks: Record<SliderScreen, NonNullable<SliderProps['state']>> = {
  loading: 'off',
  unavailable: 'off',
  limited: 'off',
  ready: 'idle',
  dragging: 'dragging',
  checking: 'busy',
  failed: 'bad',
  succeeded: 'good',
};

/** Pixels (of a 300 px wide picture) the piece moves with one key press. */
const KEY_STEP = 2;

const CAPTCHA_SLIDER_KEYS_ID = 'captcha-slider-keys';

function hintOf(screen: SliderScreen, hasPicture: boolean): string {
  if (screen === 'unavailable' || screen === 'limited') return '';
  if (screen !== 'loading') return captcha.slideHint;
  return hasPicture ? captcha.refreshing : captcha.loading;
}

function Puzzle({ actor }: { actor: CaptchaSliderRef }) {
  const picture = useSelector(actor, selectPicture);
  const piece = useSelector(actor, selectPiece);
  const offset = useSelector(actor, selectOffset);

  return picture === '' ? null : (
    <>
      <img
        src={pictureSource(picture)}
        alt={captcha.picture}
        draggable={false}
        className="absolute inset-0 size-full"
      />
      <img
        src={pictureSource(piece)}
        alt=""
        draggable={false}
        className="absolute inset-y-0 left-0 h-full drop-shadow-[0_1px_2px_rgb(10_27_46/0.45)]"
        style={{ left: `${offset / 3}%` }}
      />
    </>
  );
}

export function CaptchaSlider({ actor }: { actor: CaptchaSliderRef }) {
  const screen = useSelector(actor, selectSliderScreen);
  const picture = useSelector(actor, selectPicture);
  const offset = useSelector(actor, selectOffset);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const isMoving = screen === 'dragging';
  const isLoading = screen === 'loading';

  return (
    <div className="group mx-auto grid w-full max-w-[300px] gap-1" data-screen={screen}>
      <PuzzleStage busy={isLoading && picture === ''}>
        {isLoading ? <FadedPicture picture={picture} /> : <Puzzle actor={actor} />}
        <SliderFailure actor={actor} />
        <SliderTip actor={actor} />
        {screen === 'unavailable' ? null : (
          <RefreshPuzzle disabled={!canRefresh} onRefresh={() => actor.send({ type: 'captcha.refresh' })} />
        )}
      </PuzzleStage>
      <Slider
        label={captcha.sliderHandle}
        value={offset}
        limit={FARTHEST_OFFSET}
        step={KEY_STEP}
        state={looks[screen]}
        hint={hintOf(screen, picture !== '')}
        describedBy={CAPTCHA_SLIDER_KEYS_ID}
        onStart={(at) => actor.send({ type: 'slider.grabbed', at })}
        onMove={(value) => actor.send({ type: 'slider.moved', offset: value })}
        onRelease={(_, at) => actor.send({ type: isMoving ? 'slider.released' : 'slider.submitted', at })}
        onAbandon={() => actor.send({ type: 'slider.cancelled' })}
        onStep={(value, at) => actor.send({ type: 'slider.stepped', offset: value, at })}
      />
      <KeyHints id={CAPTCHA_SLIDER_KEYS_ID} hints={captcha.sliderKeys} />
    </div>
  );
}

export function CaptchaClickWord({ actor }: { actor: CaptchaClickWordRef }) {
  const screen = useSelector(actor, selectClickWordScreen);

  return (
    <div className="group mx-auto grid w-full max-w-[300px] gap-1" data-screen={screen}>
      <ClickWordPicture actor={actor} />
      <ClickWordBar actor={actor} />
      <KeyHints id={KEYS_ID} hints={captcha.pointKeys} />
    </div>
  );
}

export default function Captcha({ actor }: { actor: CaptchaRef }) {
  const slider = useSelector(actor, selectSlider);
  const clickWord = useSelector(actor, selectClickWord);

  return (
    <Dialog
      open={slider !== undefined || clickWord !== undefined}
      title={captcha.dialog}
      width={348}
      onClose={() => (slider ?? clickWord)?.send({ type: 'captcha.close' })}
    >
      {slider ? <CaptchaSlider actor={slider} /> : null}
      {clickWord ? <CaptchaClickWord actor={clickWord} /> : null}
    </Dialog>
  );
}
