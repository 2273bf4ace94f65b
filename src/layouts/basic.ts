import { Contours } from './Contours.tsx';
import type { Layout } from './layout.ts';

/** Header, content and footer: search and comparison pages, wide enough for a price table. */
export const basic: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1680px] px-(--gut) pt-4 pb-8 has-[.search-asked]:pt-2',
  Ground: Contours,
};
