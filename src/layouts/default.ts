import type { Layout } from './layout.ts';

/** Text at reading width: pages that only say something, and those that stand in for one that is not there. */
export const defaultLayout: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1280px] px-(--gut) pt-4 pb-8',
};
