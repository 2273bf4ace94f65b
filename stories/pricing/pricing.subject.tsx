import { KIT } from '#copy/kit.ts';
import type { PricingRef } from '#machines/pricing/index.ts';
import { Pricing } from '#src/features/booking/form/PricePanel.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('pricing'),
  render: (actor) => <Pricing actor={actor as PricingRef} />,
  controls: { 'pricing.retry': KIT.retry },
};
