import { STOWS } from '../booking/box-errors.ts';
import { dangerousSection } from '../booking/dangerous-fields.ts';
import * as dangerous from '../booking/dangerous-rules.ts';
import { goodsSection } from '../booking/goods-fields.ts';
import { closingDay, sailingDay } from '../booking/lane-rules.ts';
import { takenClass } from '../booking/taken-classes.ts';
import type { FclContext } from './context.ts';
import type { CargoLine, FclForm } from './form.ts';

const isTank = ({ containers }: FclForm) =>
  containers.length > 0 && containers.every(({ ctnType }) => ctnType === '20TK');

export const fclCargo = goodsSection<FclForm, CargoLine, FclContext>({
  step: 'cargo',
  isDangerShown: ({ offer }) => offer?.isDanger !== false,
  isVolumeRequired: ({ receiptType }) => receiptType === 'CFS',
  isReportRequired: ({ services: { certificates } }) => !(certificates.wanted && certificates.kind !== 'PACKING'),
  sailingDay,
  currencies: ({ currencies }) => currencies,
  own: {
    stow: { kind: 'choice', required: true, choices: () => STOWS, shown: ({ form }) => form.cargo.length > 1 },
    food: { kind: 'choice', choices: () => ['Y', 'N'], shown: dangerous.isFoodShown, required: true },
  },
});

export const fclDangerous = dangerousSection<FclForm, FclContext>({
  step: 'cargo',
  classRules: [takenClass, dangerous.pricedOnline],
  sailingDay,
  packingDay: closingDay,
  isBulk: isTank,
});
