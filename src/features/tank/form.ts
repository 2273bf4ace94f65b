import { tankForm } from '#contract/services/tank.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { setField } from '#domain/form/change.ts';
import type { TankFacts } from '#domain/tank/facts.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import { blankTankForm, type TankForm } from '#domain/tank/form.ts';
import type { TankOrderLink } from '#domain/tank/order-link.ts';
import { isLet } from '#domain/tank/tank.ts';
import { decodeTerms } from '#machines/search/index.ts';
import type { PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';

export const readTankForm: (value: unknown) => TankForm | null = readerOfForm(tankForm);

export const priceOf = ({ priceId, orgPortCode, dstPortCode, cargo }: TankForm): PriceQuery => ({
  ...{ priceId, orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) },
});

export const priceOfLink = (link: TankOrderLink): PriceQuery =>
  link.service === 'TRANSPORT'
    ? { ...link.price, isDanger: link.price.isDanger === 'Y' }
    : { priceId: '', orgPortCode: '', dstPortCode: '', isDanger: true };

const isDangerOf = (query: string) => decodeTerms(query).isDanger === 'Y';

/** The number that the list was asked about; empty for general cargo. */
export const numberOfQuery = (query: string): string =>
  isDangerOf(query) ? (readUnNumber(decodeTerms(query).unNo) ?? '') : '';

function withGoods(form: TankForm, facts: TankFacts, unNo: string, packingGroup: string): TankForm {
  if (unNo === '') return form;
  const filled = setField(tankDescription, form, facts, 'cargo.0.dg.unNo', unNo);
  return packingGroup === ''
    ? filled
    : setField(tankDescription, filled, facts, 'cargo.0.dg.packingGroup', packingGroup);
}

/** A new form as the page hands it over: the price or the yard, the tanks, the goods and what the filling follows from. */
export function newTankForm(link: TankOrderLink, query: string, facts: TankFacts): TankForm {
  const { service, tanks, asked } = link;
  const [line] = blankTankForm.cargo;
  const booked =
    link.service === 'TRANSPORT'
      ? {
          ...{ priceId: link.price.priceId, orgPortCode: link.price.orgPortCode, dstPortCode: link.price.dstPortCode },
          tankType: facts.offer?.tankType ?? '',
        }
      : { depotId: link.depotId, rentalTerm: link.term, tankType: asked.tankType, tankNos: link.tankNo };
  const form: TankForm = {
    ...blankTankForm,
    ...booked,
    serviceType: service,
    tanks: String(tanks),
    cargo: [{ ...line!, isDanger: isDangerOf(query) }],
    ...{ density15: asked.density15, density50: asked.density50 },
    fillTemp: asked.fillTemp === '' ? blankTankForm.fillTemp : asked.fillTemp,
  };
  return withGoods(form, facts, numberOfQuery(query), asked.packingGroup);
}

/** The same goods at another price or yard: what was typed stays, what is booked is the new one's. */
export const atOtherPrice = (kept: TankForm, fresh: TankForm): TankForm => {
  const { serviceType, priceId, orgPortCode, dstPortCode, depotId, rentalTerm, tankType } = fresh;
  return {
    ...kept,
    ...{ serviceType, priceId, scheduleId: '', orgPortCode, dstPortCode, depotId, rentalTerm },
    // A single tank comes with its link; what a shipper typed of tanks of their own stays.
    ...(isLet(fresh) ? { tankNos: fresh.tankNos, tanks: fresh.tankNos === '' ? kept.tanks : fresh.tanks } : {}),
    tankType: kept.tankSource === 'OWN' && serviceType === 'TRANSPORT' ? kept.tankType : tankType,
    ...{ enquiryNo: '', optionId: '', agree: false, truth: false },
  };
};

/** Whether a form is of what a link asks for; what the link leaves open is the form's. */
export function isOfLink(form: TankForm, link: TankOrderLink, query: string): boolean {
  const unNo = numberOfQuery(query);
  const isSame = unNo === '' || form.cargo.some(({ dg }) => readUnNumber(dg.unNo) === unNo);
  return form.serviceType === link.service && isSame && hasDangerous(form) === isDangerOf(query);
}

export const isOfPrice = (form: TankForm, link: TankOrderLink): boolean =>
  link.service === 'TRANSPORT'
    ? form.priceId === link.price.priceId && form.enquiryNo === ''
    : form.enquiryNo === '' &&
      form.serviceType === link.service &&
      form.depotId === link.depotId &&
      form.tankType === link.asked.tankType &&
      (!isLet(form) || (form.tankNos === link.tankNo && form.rentalTerm === link.term));
