import { useSelector } from '@xstate/react';
import {
  type CaptchaSliderRef,
  FARTHEST_OFFSET,
  type SliderScreen,
  selectCanRefresh,
  selectOffset,
  selectPicture,
  selectPiece,
  selectSliderScreen,
} from '#machines/captcha-slider/index.ts';
import { captcha } from '#src/ui/copy/captcha.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { PuzzleStage, pictureSource } from '#src/ui/parts/PuzzlePicture.tsx';
import { Slider, type SliderProps } from '#src/ui/parts/Slider.tsx';
import { SliderFailure, SliderTip } from './CaptchaSlider.parts.tsx';

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

/** Pixels of a picture 300 wide that one press of a key moves the piece. */
const KEY_STEP = 2;

export function CaptchaSlider({ actor }: { actor: CaptchaSliderRef }) {
  const screen = useSelector(actor, selectSliderScreen);
  const picture = useSelector(actor, selectPicture);
  const piece = useSelector(actor, selectPiece);
  const offset = useSelector(actor, selectOffset);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const isMoving = screen === 'dragging';

  return (
    <div className="mx-auto grid w-full max-w-[300px] gap-1" data-screen={screen}>
      <p className="text-14 text-ink-2">{captcha.slideRule}</p>
      <PuzzleStage busy={screen === 'loading'}>
        {picture === '' ? null : (
          <img
            src={pictureSource(picture)}
            alt={captcha.picture}
            draggable={false}
            className="absolute inset-0 size-full"
          />
        )}
        {piece === '' ? null : (
          <img
            src={pictureSource(piece)}
            alt=""
            draggable={false}
            className="absolute inset-y-0 left-0 h-full"
            style={{ left: `${offset / 3}%` }}
          />
        )}
        <SliderFailure actor={actor} />
        <SliderTip actor={actor} />
      </PuzzleStage>
      <Slider
        label={captcha.sliderHandle}
        value={offset}
        limit={FARTHEST_OFFSET}
        step={KEY_STEP}
        state={looks[screen]}
        hint={screen === 'loading' ? captcha.loading : captcha.slideHint}
        onStart={(at) => actor.send({ type: 'slider.grabbed', at })}
        onMove={(value) => actor.send({ type: 'slider.moved', offset: value })}
        onRelease={(_, at) => actor.send({ type: isMoving ? 'slider.released' : 'slider.submitted', at })}
        onAbandon={() => actor.send({ type: 'slider.cancelled' })}
        onStep={(value, at) => actor.send({ type: 'slider.stepped', offset: value, at })}
      />
      <p className="flex items-center justify-between gap-1 text-12 text-ink-3">
        <span>{captcha.keyboardSlider}</span>
        {screen === 'unavailable' ? null : (
          <Button
            tone="quiet"
            size={32}
            icon="refresh"
            iconOnly
            disabled={!canRefresh}
            onClick={() => actor.send({ type: 'captcha.refresh' })}
          >
            {captcha.refresh}
          </Button>
        )}
      </p>
    </div>
  );
}
