import { useSelector } from '@xstate/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { CAPTCHA_IMAGE } from '#domain/limits.ts';
import {
  type CaptchaClickWordRef,
  type PicturePoint,
  selectCanPick,
  selectClickWordScreen,
  selectCrosshair,
  selectIsRenewed,
  selectLimit,
  selectLimitSeconds,
  selectMessage,
  selectPicture,
  selectPoints,
} from '#machines/captcha-click-word/index.ts';
import { classes } from '#src/ui/classes.ts';
import { captcha } from '#src/ui/copy/captcha.ts';
import { PuzzleStage, pictureSource } from '#src/ui/parts/PuzzlePicture.tsx';
import { failureWords } from '../captcha/failure-words.ts';
import { LimitWords, RetryPuzzle } from '../captcha/PuzzleFailure.tsx';

const STRIDE = 10;
const directions: Readonly<Record<string, PicturePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const place = ({ x, y }: PicturePoint) => ({
  left: `${(x / CAPTCHA_IMAGE.width) * 100}%`,
  top: `${(y / CAPTCHA_IMAGE.height) * 100}%`,
});

const numbered = (points: readonly PicturePoint[]) => points.map((point, index) => ({ point, order: index + 1 }));

/** Where on a picture 300 by 150 a click fell, whatever its size on screen. */
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
    <PuzzleStage busy={screen === 'loading'}>
      {picture === '' ? null : (
        <button
          type="button"
          disabled={!canPick}
          aria-describedby="click-word-keys"
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
          style={place(point)}
          className={classes(
            'absolute grid size-2.5 -translate-1/2 place-items-center rounded text-12 text-surface',
            colour,
          )}
        >
          {order}
        </span>
      ))}
      {crosshair === null ? null : (
        <span style={place(crosshair)} className="absolute size-3 -translate-1/2 rounded-tag border-2 border-danger" />
      )}
    </span>
  );
}

export function ClickWordBar({ actor, hint }: { actor: CaptchaClickWordRef; hint: string }) {
  const screen = useSelector(actor, selectClickWordScreen);
  const message = useSelector(actor, selectMessage);
  const isRenewed = useSelector(actor, selectIsRenewed);
  const count = useSelector(actor, selectPoints).length;

  switch (screen) {
    case 'succeeded':
      return <Bar tone="good">{captcha.solved}</Bar>;
    case 'failed':
      return <Bar tone="bad">{failureWords(message)}</Bar>;
    case 'checking':
      return <Bar tone="plain">{captcha.checking}</Bar>;
    default:
      return (
        <Bar tone="plain">
          {isRenewed ? `${captcha.renewed} ` : null}
          {hint}
          {count === 0 ? null : <span className="sr-only">{captcha.pointPlaced(count)}</span>}
        </Bar>
      );
  }
}

const BARS = {
  good: 'border-ok bg-ok-soft text-ok',
  bad: 'border-danger bg-danger-soft text-danger',
  plain: 'border-line-field',
};

function Bar({ tone, children }: { tone: keyof typeof BARS; children: React.ReactNode }) {
  return (
    <p role="status" className={classes('min-h-5 rounded-tag border px-1 py-1 text-center text-14', BARS[tone])}>
      {children}
    </p>
  );
}
