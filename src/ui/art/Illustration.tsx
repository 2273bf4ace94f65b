import type { ILLUSTRATIONS } from '#copy/text-pages.ts';
import { classes } from '../classes.ts';
import { SpriteImage } from '../SpriteImage.tsx';
import sprite from './illustrations.svg?no-inline';

export type IllustrationName = keyof typeof ILLUSTRATIONS;

/** Decorative line drawings. */
export const Illustration = ({ name, className = 'w-25' }: { name: IllustrationName; className?: string }) => (
  <SpriteImage
    href={`${sprite}#${name}`}
    viewBox="0 0 200 140"
    className={classes('block h-auto max-w-full aspect-10/7', className)}
  />
);
