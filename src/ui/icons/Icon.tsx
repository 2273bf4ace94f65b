import { classes } from '../classes.ts';
import { SpriteImage } from '../SpriteImage.tsx';
import sprite from './icons.svg?no-inline';

export const ICON_NAMES = [
  'search',
  'swap',
  'cal',
  'down',
  'up',
  'right',
  'left',
  'close',
  'check',
  'plus',
  'minus',
  'copy',
  'trash',
  'upload',
  'download',
  'file',
  'phone',
  'qr',
  'user',
  'menu',
  'sun',
  'filter',
  'sort',
  'star',
  'share',
  'clock',
  'warn',
  'info',
  'pin',
  'arrow',
  'refresh',
  'eye',
  'eyeoff',
  'lock',
  'truck',
  'ext',
  'edit',
  'more',
  'bell',
  'print',
  'ship',
  'split',
  'grid',
  'chat',
  'drop',
  'box',
  'scale',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Decorative: the control around it must have an accessible name. */
export function Icon({ name, small, className }: { name: IconName; small?: boolean; className?: string | undefined }) {
  return (
    <SpriteImage
      href={`${sprite}#${name}`}
      viewBox="0 0 20 20"
      className={classes(small ? 'size-2' : 'size-2.5', 'shrink-0', className)}
    />
  );
}
