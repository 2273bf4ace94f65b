import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

/** A campaign: opened from a message as often as from the site, so a phone shows nothing around it. */
export const activity: Layout = {
  header: 'bare',
  hidesFrameOnPhones: true,
  content: 'mx-auto w-full max-w-[1280px] px-(--gut) pt-4 pb-8',
  Ground: Contours,
};
