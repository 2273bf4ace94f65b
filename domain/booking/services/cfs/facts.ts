import type { LocationOption } from '#domain/locations/option.ts';
import type { CfsContext } from './context.ts';

export interface CfsFacts extends CfsContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Selectable ports by field. */
  locations: Readonly<Record<'dstPortCode' | 'orgPortCode' | 'viaPortCode', readonly LocationOption[]>>;
}
