import type { Layout } from './layout.ts';

/** A shared link read on a phone: one column, the logo, nothing to get lost in. */
export const whiteMobile: Layout = {
  header: 'bare',
  content: 'mx-auto w-full max-w-[720px] bg-surface px-2 pt-3 pb-8 md:border-line md:border-x md:px-3',
};
