import { useSelector } from '@xstate/react';
import { selectContent } from '#machines/resource/index.ts';
import type { LocationsByCode } from './locations.ts';
import type { QuickSearchActors } from './quick-search.types.ts';

/** The places to choose from; null while they are not here. */
export const useLocations = (locations: QuickSearchActors['locations']): LocationsByCode | null =>
  useSelector(locations, (read) => (read === undefined ? null : (selectContent(read) as LocationsByCode | null)));
