import { flexitankForm } from '#contract/services/flexitank.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import { amountOf } from '#domain/flexitank/address.ts';
import { withAmounts } from '#domain/flexitank/bag.ts';
import { planBags } from '#domain/flexitank/bags.ts';
import type { FlexitankFacts } from '#domain/flexitank/facts.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from '#domain/flexitank/form.ts';
import { copyOfFlexitankOrder } from '#domain/flexitank/initial-form.ts';
import type { FlexitankOrderLink } from '#domain/flexitank/order-link.ts';
import { BY_SAILING, type OnList, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';

export const readFlexitankForm: (value: unknown) => FlexitankForm | null = readerOfForm(flexitankForm);

/** A new form as the list hands it over: the price, the liquid, and the bags that its mass needs. */
export function newFlexitankForm(link: FlexitankOrderLink, { offer }: FlexitankFacts): FlexitankForm {
  const { priceId, orgPortCode, dstPortCode, goods, density, viscosity, isDanger, unNo } = link;
  const [mass, known] = [amountOf(link, 'mass'), amountOf(link, 'density')];
  const plan =
    offer === null || mass === null || known === null
      ? null
      : planBags({ mass, density: known, limitKg: offer.limitKg, sizes: offer.bagSizes });
  const line = {
    ...blankFlexitankLine,
    ...{ density, viscosity, isDanger, unNumber: unNo.slice(0, 10), netWeight: mass ?? '' },
    cargoNameCn: goods === '' ? '' : words.goods[goods],
  };
  return withAmounts({
    ...blankFlexitankForm,
    ...{ priceId, orgPortCode, dstPortCode, cargo: [line] },
    ...(plan === null ? {} : { boxes: String(plan.boxes), bagSize: plan.size }),
  });
}

export const flexitankList: OnList<FlexitankForm, FlexitankFacts, FlexitankOrderLink, { priceId: string }> = {
  read: readFlexitankForm,
  newForm: newFlexitankForm,
  copyOf: copyOfFlexitankOrder,
  queryOf: (form) => form,
  queryOfLink: (link) => link,
  ...BY_SAILING,
  isOfGoods: ({ cargo }, { density }) => density === '' || cargo[0]?.density === density,
  move: onOtherSailing,
};
