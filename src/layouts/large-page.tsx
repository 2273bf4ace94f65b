import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

/** Index pages: the chart behind the head; the page sets the width of each section. */
export const largePage: Layout = {
  header: 'full',
  content: 'w-full',
  Ground: Contours,
};
