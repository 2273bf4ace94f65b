import { createElement } from 'react';
import type { ResourceRef } from '#machines/resource/index.ts';
import { listPage } from '#src/features/search/list-page.ts';
import { type AirContent, AirLiftPage } from './views/AirLiftPage.tsx';

export { air } from './wiring.ts';

export default listPage<ResourceRef<AirContent>>('air', ({ prices, ...parts }) =>
  createElement(AirLiftPage, { resource: prices, ...parts }),
);
