import type { ReactNode } from 'react';
import { captcha } from '#copy/sign-in/session.ts';
import { classes } from '../classes.ts';
import { Button } from './Button.tsx';

/** Data URL of a captcha picture; its first bytes determine the type. */
export const pictureSource = (base64: string) =>
  `data:image/${base64.startsWith('/9j/') ? 'jpeg' : base64.startsWith('UklG') ? 'webp' : 'png'};base64,${base64}`;

/** Container of a puzzle's picture, with the same size before it loads. */
export function PuzzleStage({ busy, children }: { busy?: boolean; children?: ReactNode }) {
  return (
    <div
      aria-busy={busy || undefined}
      className="relative flex aspect-2/1 w-full select-none items-center justify-center overflow-clip rounded-tag bg-sunken text-center"
    >
      {busy && <span aria-hidden="true" className="skeleton absolute inset-0" />}
      {children}
    </div>
  );
}

/** The picture being replaced: faded, and hidden from screen readers. */
export function FadedPicture({ picture }: { picture: string }) {
  return picture === '' ? null : (
    <img src={pictureSource(picture)} alt="" draggable={false} className="absolute inset-0 size-full opacity-45" />
  );
}

/** Requests another picture; placed in the corner pictures keep free. */
export function RefreshPuzzle({ disabled, onRefresh }: { disabled: boolean; onRefresh: () => void }) {
  return (
    <Button
      size={32}
      icon="refresh"
      iconOnly
      disabled={disabled}
      className="absolute top-0.5 right-0.5 border-transparent text-link disabled:opacity-0"
      onClick={onRefresh}
    >
      {captcha.refresh}
    </Button>
  );
}

export type PuzzleTone = 'good' | 'bad' | 'plain';

const TONES: Record<PuzzleTone, string> = {
  good: 'bg-ok text-surface',
  bad: 'bg-danger text-surface',
  plain: 'bg-sea text-on-sea',
};

const STRIP = 'absolute inset-x-0 bottom-0 px-1 py-0.5 text-left text-12';

/** Message strip below the picture; its live region is mounted before it has text. */
export function PuzzleTip({ tone, children }: { tone: PuzzleTone; children: ReactNode }) {
  return (
    <p role="status" className={classes(STRIP, 'empty:hidden', TONES[tone])}>
      {children}
    </p>
  );
}

/** The same strip without a live region, for text announced elsewhere. */
export function SilentTip({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden="true" className={classes(STRIP, TONES.plain)}>
      {children}
    </p>
  );
}

interface KeyHint {
  keys: readonly string[];
  act: string;
}

/** Keyboard hints of the enclosing puzzle (class `group`), shown during keyboard use. */
export function KeyHints({ id, hints }: { id: string; hints: readonly KeyHint[] }) {
  return (
    <p id={id} className="hidden flex-wrap gap-x-1.5 gap-y-0.5 text-12 text-ink-2 group-has-focus-visible:flex">
      {hints.map(({ keys, act }) => (
        <span key={act} className="flex items-center gap-0.5">
          {keys.map((key) => (
            <kbd key={key} className="rounded-tag border border-line-2 bg-surface px-0.5 font-sans text-12">
              {key}
            </kbd>
          ))}
          {act}
        </span>
      ))}
    </p>
  );
}
