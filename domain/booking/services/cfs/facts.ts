import type { CfsContext } from './context.ts';

/** What the page knows besides the form. */
export interface CfsFacts extends CfsContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
