import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import type { pageServices } from '#src/ui/copy/quick-search.ts';
import type { LocationsByCode } from './locations.ts';

export type QuickService = (typeof pageServices)[number];

export interface QuickSearchActors {
  search: SearchRef;
  lookup: DangerousLookupRef;
  /** The places the chosen service goes between; absent until somebody was about to choose one. */
  locations: ResourceRef<LocationsByCode> | undefined;
  /** At the port of loading. */
  today: string;
  /** Somebody is about to choose a place of this kind. */
  wantLocations: (kind: LocationsByCode['kind']) => void;
}
