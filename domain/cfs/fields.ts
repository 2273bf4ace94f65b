import { boxTypeErrors, payloadErrors, roomErrors, STOWS, stowErrors } from '../booking/box-errors.ts';
import { confirmSection } from '../booking/closing-fields.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import * as dangerous from '../booking/dangerous-rules.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { followMeasured, measuredErrors, sizeFields } from '../booking/measures.ts';
import { orderSections } from '../booking/order-sections.ts';
import { lineCountErrors, pollutantErrors, segregationErrors } from '../booking/stowed-goods.ts';
import type { FormDescription } from '../form/field.ts';
import type { CfsContext } from './context.ts';
import type { CfsCargoLine, CfsForm } from './form.ts';
import { sailingDayOf, stuffingDayOf } from './moments.ts';
import { stationTakes } from './rules.ts';
import { boxSection, sailingSection } from './sailing-fields.ts';
import { deliverySection, vehicleSection, workSections } from './work-fields.ts';

const sailingDay = (_: CfsContext, form: CfsForm) => sailingDayOf(form);

const cargo = goodsSection<CfsForm, CfsCargoLine, CfsContext>({
  step: 'cargo',
  isDangerShown: () => true,
  isVolumeRequired: () => true,
  isReportRequired: () => true,
  sailingDay,
  currencies: ({ currencies }) => currencies,
  own: {
    stow: { kind: 'choice', required: true, choices: () => STOWS, shown: ({ form }) => form.cargo.length > 1 },
    ...sizeFields<CfsForm, CfsCargoLine, CfsContext>(),
    food: { kind: 'choice', choices: () => ['Y', 'N'], shown: dangerous.isFoodShown, required: true },
  },
});

const block = dangerousSection<CfsForm, CfsContext>({
  step: 'cargo',
  classRules: [stationTakes],
  sailingDay,
  packingDay: (_, form) => stuffingDayOf(form),
  // Stations accept only packages with a use certificate.
  isCertificateRequired: ({ isLimitedQuantity, isExceptedQuantity }) => !isLimitedQuantity && !isExceptedQuantity,
});

/** Selects placards for dangerous goods and clears the declaration of general cargo. */
function followCfs(form: CfsForm, _: CfsContext, path: string, before: CfsForm): CfsForm {
  const next = followMeasured<CfsCargoLine, CfsForm>(form, path, before);
  const isDanger = hasDangerous(next);
  if (isDanger === hasDangerous(before)) return next;
  return isDanger
    ? { ...next, options: { ...next.options, placards: true } }
    : { ...next, dgCutoff: '', services: { ...next.services, declaration: false } };
}

/** Stuffing order form, used by the page, the draft, the summary and the server. */
export const cfsDescription: FormDescription<CfsForm, CfsContext> = {
  sections: [
    sailingSection,
    boxSection,
    cargo,
    block,
    ...workSections,
    deliverySection,
    vehicleSection,
    ...orderSections('work'),
    confirmSection(),
  ],
  follow: followCfs,
  checks: [
    lineCountErrors,
    boxTypeErrors('station'),
    pollutantErrors,
    payloadErrors,
    roomErrors,
    measuredErrors,
    stowErrors,
    segregationErrors('stow'),
  ],
};
