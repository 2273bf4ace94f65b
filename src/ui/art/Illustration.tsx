import { classes } from '../classes.ts';
import { ILLUSTRATIONS } from '../copy/illustrations.ts';
import sprite from './illustrations.svg?no-inline';

export type IllustrationName = keyof typeof ILLUSTRATIONS;
export const ILLUSTRATION_NAMES = Object.keys(ILLUSTRATIONS) as IllustrationName[];

/** One family of line drawings; `named` for a drawing that says something its words do not. */
export function Illustration(props: { name: IllustrationName; named?: boolean; className?: string }) {
  const picture = <use href={`${sprite}#${props.name}`} />;
  const look = classes('block h-auto max-w-full aspect-10/7', props.className ?? 'w-25');
  return props.named ? (
    <svg viewBox="0 0 200 140" className={look} role="img" aria-label={ILLUSTRATIONS[props.name]}>
      {picture}
    </svg>
  ) : (
    <svg viewBox="0 0 200 140" className={look} aria-hidden="true">
      {picture}
    </svg>
  );
}
