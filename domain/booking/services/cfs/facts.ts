import type { LocationOption } from '#domain/locations/option.ts';
import type { CfsContext } from './context.ts';

/** What the page knows besides the form. */
export interface CfsFacts extends CfsContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The ports by the field they are chosen in. */
  locations: Readonly<Record<'dstPortCode' | 'orgPortCode' | 'viaPortCode', readonly LocationOption[]>>;
}
