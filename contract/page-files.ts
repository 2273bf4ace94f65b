import type { PageName } from './routes.ts';

/** Which files the build made of each page, and how many bytes each is on its way. */
export interface PageFiles {
  files: readonly (readonly [path: string, bytes: number])[];
  pages: Readonly<Partial<Record<PageName, readonly number[]>>>;
  /** What a page that came whole needs besides. */
  whole: readonly number[];
  /** What the window that signs in is made of. */
  signIn: readonly number[];
}
