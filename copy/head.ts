import { brand } from './brand.ts';

/** Titles of the document head. */
export const head = {
  title: (page: string) => `${page} - ${brand.name}`,
} as const;
