import { expect, test } from 'vitest';
import { isCooledAsked } from '#domain/booking/asked-goods.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

const [methanol] = methanolForm.cargo;
const peroxide = { ...methanol!, isDanger: true, dg: { ...methanol!.dg, dgClass: '5.2' } };
const general = { ...peroxide, isDanger: false };

test.each([
  ['a flammable liquid is priced by the list', [methanol!], '', false],
  ['a peroxide is priced by a person', [peroxide], '', true],
  ['a peroxide beside a flammable liquid too', [methanol!, peroxide], '', true],
  ['once a person has priced it nothing is asked', [peroxide], 'ENQ26100700001', false],
  ['what is no longer declared dangerous is priced by the list', [general], '', false],
  ['no goods ask nothing', [], '', false],
] as const)('[4.31] %s', (_, cargo, enquiryNo, isAsked) => {
  expect(isCooledAsked({ cargo, enquiryNo })).toBe(isAsked);
});
