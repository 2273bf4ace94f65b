import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import * as dangerous from '../booking/dangerous-rules.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { beyondFields, handInFields, isBrought, withoutPickup } from '../booking/hand-in-fields.ts';
import { sailingDay } from '../booking/lane-rules.ts';
import { followMeasured, sizeFields } from '../booking/measures.ts';
import { orderSections } from '../booking/order-sections.ts';
import { partySections } from '../booking/party-fields.ts';
import { takenClass } from '../booking/taken-classes.ts';
import { plate } from '../booking/vehicle-rules.ts';
import { type FormDescription, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { localDay } from '../schedule/zone.ts';
import { lclChecks } from './checks.ts';
import type { LclContext } from './context.ts';
import type { LclCargoLine, LclForm } from './form.ts';
import * as lcl from './rules.ts';

const cargo = goodsSection<LclForm, LclCargoLine, LclContext>({
  step: 'cargo',
  isDangerShown: ({ offer }) => offer?.isDanger !== false,
  isVolumeRequired: () => true,
  isReportRequired: () => true,
  sailingDay,
  currencies: ({ currencies }) => currencies,
  own: {
    oversize: { kind: 'tick' },
    ...sizeFields<LclForm, LclCargoLine, LclContext>(({ scope }) => lcl.isBeyondSize(scope)),
    stackable: { kind: 'tick' },
    wooden: { kind: 'tick' },
    palletized: { kind: 'tick' },
    food: { kind: 'choice', choices: () => ['Y', 'N'], shown: dangerous.isFoodShown, required: true },
  },
});

/** The container is packed after the warehouse's cut-off. */
const packingDay = ({ offer }: LclContext) =>
  offer === null ? null : localDay(offer.cutOffs.lclCutoff, offer.timezone);

const block = dangerousSection<LclForm, LclContext>({
  step: 'cargo',
  classRules: [lcl.consolidated, takenClass, dangerous.pricedOnline],
  sailingDay,
  packingDay,
});

const brought = handInFields<LclForm, LclContext>(lcl.lastHandInDay);

const handIn = section<LclForm, LclForm, LclContext>({
  at: '',
  step: 'handIn',
  fields: {
    ...brought,
    handIn: {
      ...brought.handIn,
      resets: (form) =>
        form.handIn === 'PICKUP'
          ? { plate: '', driver: '', driverPhone: '', transportPermit: '' }
          : withoutPickup(form),
    },
    plate: { kind: 'code', most: 12, shown: isBrought, rules: [plate] },
    driver: { kind: 'text', most: 20, shown: isBrought },
    driverPhone: { kind: 'phone', most: 20, shown: isBrought, rules: [rules.mobile] },
    transportPermit: { kind: 'text', most: 40, shown: (spot) => isBrought(spot) && hasDangerous(spot.form) },
    ...beyondFields,
  },
});

/** Consolidation order form, used by the page, the draft, the summary and the server. */
export const lclDescription: FormDescription<LclForm, LclContext> = {
  sections: [
    cargo,
    block,
    handIn,
    ...orderSections('handIn', partySections<LclForm, LclContext>('handIn')),
    confirmSection(),
  ],
  follow: (form, _, path, before) => followMeasured<LclCargoLine, LclForm>(form, path, before),
  checks: lclChecks,
};
