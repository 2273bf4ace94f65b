import { useSelector } from '@xstate/react';
import { selectContent } from '#machines/resource/index.ts';
import type { LocationsByCode } from './locations.ts';
import type { QuickSearchActors } from './quick-search.types.ts';

/** Locations to choose from; null while loading. */
export const useLocations = (locations: QuickSearchActors['locations']): LocationsByCode | null =>
  useSelector(locations, (read) => (read === undefined ? null : (selectContent(read) as LocationsByCode | null)));
