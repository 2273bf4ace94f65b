import type { Layout } from './layout.ts';

/** Forms and their results, without a card. */
export const white: Layout = {
  header: 'full',
  content: 'mx-auto w-full max-w-[1280px] bg-surface px-(--gut) pt-4 pb-8 min-[82rem]:border-line min-[82rem]:border-x',
};
