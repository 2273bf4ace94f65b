import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

/** An index: the chart lies open under the first words, and the page itself decides how wide each part is. */
export const largePage: Layout = {
  header: 'full',
  content: 'w-full',
  Ground: Contours,
};
