import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** A captcha's picture; its first bytes tell the format. */
export const pictureSource = (base64: string) =>
  `data:image/${base64.startsWith('/9j/') ? 'jpeg' : base64.startsWith('UklG') ? 'webp' : 'png'};base64,${base64}`;

/** The place of a puzzle's picture: the same size before the picture is here and after. */
export function PuzzleStage({ busy, children }: { busy?: boolean; children?: ReactNode }) {
  return (
    <div
      aria-busy={busy || undefined}
      className={classes(
        'relative grid aspect-2/1 w-full select-none place-items-center overflow-clip rounded-tag bg-sunken text-center',
        busy && 'text-ink-3',
      )}
    >
      {children}
    </div>
  );
}

export type PuzzleTone = 'good' | 'bad' | 'plain';

const TONES: Record<PuzzleTone, string> = {
  good: 'bg-ok text-surface',
  bad: 'bg-danger text-surface',
  plain: 'bg-sea text-on-sea',
};

/** The strip at the foot of the picture. The live region stands empty before it has words. */
export function PuzzleTip({ tone, children }: { tone: PuzzleTone; children: ReactNode }) {
  return (
    <p role="status" className={classes('absolute inset-x-0 bottom-0 px-1 py-0.5 text-12 empty:hidden', TONES[tone])}>
      {children}
    </p>
  );
}
