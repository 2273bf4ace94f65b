import type { Layout } from './layout.ts';

/** Text at reading width: information and error pages. */
export const defaultLayout: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1280px] px-(--gut) pt-4 pb-8',
};
