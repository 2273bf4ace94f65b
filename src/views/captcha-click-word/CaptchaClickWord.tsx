import { useSelector } from '@xstate/react';
import {
  type CaptchaClickWordRef,
  selectCanRefresh,
  selectCanUndo,
  selectClickWordScreen,
  selectWords,
} from '#machines/captcha-click-word/index.ts';
import { captcha } from '#src/ui/copy/captcha.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { ClickWordBar, ClickWordPicture } from './CaptchaClickWord.parts.tsx';

export function CaptchaClickWord({ actor }: { actor: CaptchaClickWordRef }) {
  const screen = useSelector(actor, selectClickWordScreen);
  const words = useSelector(actor, selectWords);
  const canUndo = useSelector(actor, selectCanUndo);
  const canRefresh = useSelector(actor, selectCanRefresh);

  return (
    <div className="mx-auto grid w-full max-w-[300px] gap-1" data-screen={screen}>
      <ClickWordPicture actor={actor} />
      <ClickWordBar actor={actor} hint={words.length === 0 ? captcha.loading : captcha.clickHint(words)} />
      <p className="flex items-center justify-between gap-1 text-12 text-ink-3">
        <span id="click-word-keys">{captcha.keyboardPoints}</span>
        <span className="flex shrink-0">
          <Button
            tone="quiet"
            size={32}
            icon="left"
            iconOnly
            disabled={!canUndo}
            onClick={() => actor.send({ type: 'point.undo' })}
          >
            {captcha.undo}
          </Button>
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
        </span>
      </p>
    </div>
  );
}
