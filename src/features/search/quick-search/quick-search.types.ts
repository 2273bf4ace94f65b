import type { pageServices } from '#copy/search/services.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import type { LocationsByCode } from './locations.ts';

export type QuickService = (typeof pageServices)[number];

export interface QuickSearchActors {
  search: SearchRef;
  lookup: DangerousLookupRef;
  /** Locations the chosen service connects; undefined until a location field is first focused. */
  locations: ResourceRef<LocationsByCode> | undefined;
  /** Date at the port of loading. */
  today: string;
  /** Called when a location field of this kind is about to be used. */
  wantLocations: (kind: LocationsByCode['kind']) => void;
}
