import { useSelector } from '@xstate/react';
import { Fragment, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { captcha } from '#copy/sign-in/session.ts';
import { CAPTCHA_IMAGE } from '#domain/limits.ts';
import {
  type CaptchaClickWordRef,
  type ClickWordScreen,
  type PicturePoint,
  selectCanPick,
  selectCanRefresh,
  selectCanUndo,
  selectClickWordScreen,
  selectCrosshair,
  selectIsRenewed,
  selectLimit,
  selectLimitSeconds,
  selectMessage,
  selectPicture,
  selectPoints,
  selectWords,
} from '#machines/captcha-click-word/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { FadedPicture, PuzzleStage, pictureSource, RefreshPuzzle, SilentTip } from '#src/ui/parts/PuzzlePicture.tsx';
import { LimitWords, RetryPuzzle } from './PuzzleFailure.tsx';

/** Our message, followed by the server's unless they are equal. */
export const failureWords = (message: string | null) =>
  message === null || message === '' || message === captcha.failed ? captcha.failed : captcha.failedBecause(message);

export const KEYS_ID = 'captcha-click-word-keys';
const STRIDE = 10;
const directions: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const positionOf = ({ x, y }: PicturePoint) => ({
  left: `${(x / CAPTCHA_IMAGE.width) * 100}%`,
  top: `${(y / CAPTCHA_IMAGE.height) * 100}%`,
});

const numbered = (points: readonly PicturePoint[]) => points.map((point, index) => ({ point, order: index + 1 }));

/** Converts a click to coordinates of the 300 × 150 picture, at any display size. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent): PicturePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * CAPTCHA_IMAGE.width,
    y: ((clientY - top) / height) * CAPTCHA_IMAGE.height,
  };
}

export function ClickWordPicture({ actor }: { actor: CaptchaClickWordRef }) {
  const screen = useSelector(actor, selectClickWordScreen);
  const picture = useSelector(actor, selectPicture);
  const message = useSelector(actor, selectMessage);
  const limit = useSelector(actor, selectLimit);
  const seconds = useSelector(actor, selectLimitSeconds);
  const canPick = useSelector(actor, selectCanPick);
  const canRefresh = useSelector(actor, selectCanRefresh);
  const isRenewed = useSelector(actor, selectIsRenewed);
  const isLoading = screen === 'loading';

  const click = (event: MouseEvent) =>
    actor.send(event.detail === 0 ? { type: 'crosshair.dropped' } : { type: 'point.placed', point: pointOf(event) });
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const stride = event.shiftKey ? 1 : STRIDE;
    if (direction) actor.send({ type: 'crosshair.moved', by: { x: direction.x * stride, y: direction.y * stride } });
    else if (event.key === 'Backspace') actor.send({ type: 'point.undo' });
    else return;
    event.preventDefault();
  };

  return (
    <PuzzleStage busy={isLoading && picture === ''}>
      {isLoading ? <FadedPicture picture={picture} /> : null}
      {isLoading || picture === '' ? null : (
        <button
          type="button"
          disabled={!canPick}
          aria-describedby={KEYS_ID}
          onClick={click}
          onKeyDown={press}
          className="absolute inset-0 cursor-crosshair touch-manipulation border-0 p-0 outline-offset-[-3px] disabled:cursor-default"
        >
          <span className="sr-only">{captcha.picture}</span>
          <img src={pictureSource(picture)} alt="" draggable={false} className="absolute inset-0 size-full" />
        </button>
      )}
      <Marks actor={actor} />
      {screen === 'unavailable' ? (
        <RetryPuzzle message={message} onRetry={() => actor.send({ type: 'captcha.refresh' })} />
      ) : null}
      {screen === 'limited' ? <LimitWords limit={limit} seconds={seconds} /> : null}
      {isRenewed && screen === 'picking' ? <SilentTip>{captcha.renewed}</SilentTip> : null}
      {screen === 'unavailable' ? null : (
        <RefreshPuzzle disabled={!canRefresh} onRefresh={() => actor.send({ type: 'captcha.refresh' })} />
      )}
    </PuzzleStage>
  );
}

function Marks({ actor }: { actor: CaptchaClickWordRef }) {
  const points = useSelector(actor, selectPoints);
  const crosshair = useSelector(actor, selectCrosshair);
  const screen = useSelector(actor, selectClickWordScreen);
  const colour = screen === 'succeeded' ? 'bg-ok' : screen === 'failed' ? 'bg-danger' : 'bg-sea';

  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0">
      {numbered(points).map(({ point, order }) => (
        <span
          key={order}
          style={positionOf(point)}
          className="absolute flex size-2.5 -translate-1/2 items-center justify-center"
        >
          <span className={classes('absolute inset-0 rotate-45 border-2 border-surface', colour)} />
          <span className="relative font-strong text-12 text-surface">{order}</span>
        </span>
      ))}
      {crosshair === null ? null : (
        <span style={positionOf(crosshair)} className="absolute flex size-4 -translate-1/2 items-center justify-center">
          <span className="absolute inset-x-0 h-[2px] bg-link" />
          <span className="absolute inset-y-0 w-[2px] bg-link" />
          <span className="size-2 rotate-45 border-2 border-link bg-surface/60" />
        </span>
      )}
    </span>
  );
}

function barTone(screen: ClickWordScreen): keyof typeof BARS {
  if (screen === 'succeeded') return 'good';
  return screen === 'failed' ? 'bad' : 'plain';
}

/** Shows the words to click or the outcome, and the button that takes a point back. */
export function ClickWordBar({ actor }: { actor: CaptchaClickWordRef }) {
  const screen = useSelector(actor, selectClickWordScreen);
  const canUndo = useSelector(actor, selectCanUndo);

  return (
    <div className="relative">
      <p
        role="status"
        className={classes(
          'flex min-h-5 items-center justify-center gap-0.5 rounded-tag border px-1 text-14',
          BARS[barTone(screen)],
        )}
      >
        <BarWords actor={actor} screen={screen} />
      </p>
      <Button
        tone="quiet"
        size={32}
        icon="left"
        iconOnly
        disabled={!canUndo}
        className="absolute inset-y-0.5 right-0.5 disabled:opacity-0"
        onClick={() => actor.send({ type: 'point.undo' })}
      >
        {captcha.undo}
      </Button>
    </div>
  );
}

const BARS = {
  good: 'border-ok bg-ok-soft text-ok',
  bad: 'border-danger bg-danger-soft text-danger',
  plain: 'border-line-field bg-sunken',
};

function BarWords({ actor, screen }: { actor: CaptchaClickWordRef; screen: ClickWordScreen }): ReactNode {
  const message = useSelector(actor, selectMessage);
  const hasPicture = useSelector(actor, selectPicture) !== '';

  switch (screen) {
    case 'succeeded':
      return (
        <>
          <Icon name="check" />
          {captcha.solved}
        </>
      );
    case 'failed':
      return (
        <>
          <Icon name="close" />
          {failureWords(message)}
        </>
      );
    case 'checking':
      return captcha.checking;
    case 'picking':
      return <RequestedWords actor={actor} />;
    case 'loading':
      return hasPicture ? captcha.refreshing : captcha.loading;
    default:
      return null;
  }
}

/** Reads as one sentence, and shows the words as chips: those clicked filled, the next one underlined. */
function RequestedWords({ actor }: { actor: CaptchaClickWordRef }) {
  const words = useSelector(actor, selectWords);
  const count = useSelector(actor, selectPoints).length;
  const isRenewed = useSelector(actor, selectIsRenewed);

  return (
    <>
      {isRenewed ? <span className="sr-only">{`${captcha.renewed} `}</span> : null}
      {captcha.clickRule}
      <span className="sr-only">【</span>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index === 0 ? null : <span className="sr-only">,</span>}
          <b
            className={classes(
              'flex size-3.5 items-center justify-center rounded-tag border font-strong text-16',
              index < count ? 'border-sea bg-sea text-on-sea' : 'border-line-field bg-surface',
              index === count && 'shadow-[inset_0_-3px_0_var(--link)]',
            )}
          >
            {word}
          </b>
        </Fragment>
      ))}
      <span className="sr-only">】</span>
      {count === 0 ? null : <span className="sr-only">{captcha.pointPlaced(count)}</span>}
    </>
  );
}
