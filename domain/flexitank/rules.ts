import { compare } from '../decimal.ts';
import type { FormError, Rule } from '../form/field.ts';
import { netPerBox } from './bag.ts';
import type { FlexitankContext } from './context.ts';
import type { FlexitankForm } from './form.ts';
import { BAG_SIZES, isBagSize } from './sizes.ts';

/** No carrier accepts dangerous goods in flexitanks (CTU Code 5.2.1). */
export const notDangerous = () => ({ code: 'FLEXITANK_DANGEROUS' }) as const;

/** Bag sizes of the lane; the current one stays selectable, so that its rule can report it. */
export const bagsSold = ({ value, context: { offer } }: { value: unknown; context: FlexitankContext }) => {
  const sold: readonly string[] = offer?.bagSizes ?? BAG_SIZES;
  return typeof value === 'string' && isBagSize(value) && !sold.includes(value) ? [...sold, value] : sold;
};

export const bagSold: Rule<FlexitankForm, FlexitankForm, FlexitankContext> = ({ value, context: { offer } }) =>
  offer === null || offer.bagSizes.some((size) => size === value)
    ? null
    : { code: 'BAG_NOT_SOLD', values: { sizes: offer.bagSizes.join('、') } };

/** A full bag must not exceed the lane's limit per container. */
export const bagWithinMass: Rule<FlexitankForm, FlexitankForm, FlexitankContext> = ({ scope, context: { offer } }) => {
  const net = netPerBox(scope);
  return offer !== null && net !== null && compare(net, offer.limitKg) > 0
    ? { code: 'BAG_OVER_MASS', values: { net, limit: String(offer.limitKg) } }
    : null;
};

export function oneLiquid({ cargo }: FlexitankForm): FormError[] {
  if (cargo.length === 1) return [];
  return [
    {
      path: 'cargo',
      step: 'liquid',
      ...(cargo.length === 0 ? { code: 'REQUIRED' } : { code: 'TOO_LARGE', values: { most: '1' } }),
    },
  ];
}
