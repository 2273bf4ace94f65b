import type { Layout } from './layout.ts';

/** Shared links on phones: one column with the logo. */
export const whiteMobile: Layout = {
  header: 'bare',
  content: 'mx-auto w-full max-w-[720px] bg-surface px-2 pt-3 pb-8 md:border-line md:border-x md:px-3',
};
