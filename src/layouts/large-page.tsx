import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

/** An index: the chart lies open under the first words. */
export const largePage: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1680px] px-(--gut) pt-5 pb-8 md:pt-8',
  Ground: Contours,
};
