import type { LocationOption } from '#domain/locations/option.ts';
import type { CfsContext } from './context.ts';

export interface CfsFacts extends CfsContext {
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  locations: Readonly<Record<'dstPortCode' | 'orgPortCode' | 'viaPortCode', readonly LocationOption[]>>;
}
