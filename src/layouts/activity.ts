import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

/** Campaigns: often opened from a message, so phones show neither header nor footer. */
export const activity: Layout = {
  header: 'bare',
  hidesFrameOnPhones: true,
  content: 'mx-auto w-full max-w-[1280px] px-(--gut) pt-4 pb-8',
  Ground: Contours,
};
