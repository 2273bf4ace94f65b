import type { PageName } from './routes.ts';

/** Build output of each page with compressed sizes in bytes. */
export interface PageFiles {
  files: readonly (readonly [path: string, bytes: number])[];
  pages: Readonly<Partial<Record<PageName, readonly number[]>>>;
  /** Additional files of a server-rendered page. */
  whole: readonly number[];
  signIn: readonly number[];
}
