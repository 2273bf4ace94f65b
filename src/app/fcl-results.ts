import { type ComponentType, createElement } from 'react';
import { OfferResults } from '../views/offers/OfferResults.tsx';
import type { FclTools, ResultsProps } from '../views/offers/tools.ts';

export { startTools } from './fcl-tools.ts';

export const resultsWith =
  (tools: FclTools): ComponentType<ResultsProps> =>
  (props) =>
    createElement(OfferResults, { ...props, tools });
