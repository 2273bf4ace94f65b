import { describe, expect, it } from 'vitest';
import { type ChangedOrder, requiredAgain } from '#domain/orders/required-again.ts';

const stays: ChangedOrder = { goods: false, boxes: false, departure: false, day: false };
const sailed = { ...stays, departure: true, day: true };
const paper = (code: string, endsTooEarly = false) => ({ code, endsTooEarly });

describe('documents required again after an amendment', () => {
  it('[10.12] changed goods require all of them, changed containers the masses', () => {
    for (const code of ['HAZARD_LABEL', 'SHIPPING_INSTRUCTION', 'VERIFIED_MASS'])
      expect(requiredAgain(paper(code), { ...sailed, goods: true, boxes: true })).toBe('goods');
    expect(requiredAgain(paper('VERIFIED_MASS'), { ...stays, boxes: true })).toBe('boxes');
    expect(requiredAgain(paper('SHIPPING_INSTRUCTION'), { ...stays, boxes: true })).toBeNull();
  });

  it('[10.12] another departure requires documents of one voyage, and certificates that expire before it', () => {
    for (const code of ['DG_APPLICATION', 'DRAFT_BILL', 'SHIPPING_INSTRUCTION', 'VERIFIED_MASS'])
      expect(requiredAgain(paper(code), sailed)).toBe('departure');
    for (const code of ['CUSTOMS_SET', 'HAZARD_LABEL', 'SHIPPER_DECLARATION', 'WAYBILL_DATA'])
      expect(requiredAgain(paper(code), sailed)).toBeNull();
    expect(requiredAgain(paper('PACKING_USE_CERTIFICATE', true), sailed)).toBe('lapses');
    expect(requiredAgain(paper('PACKING_USE_CERTIFICATE'), sailed)).toBeNull();
    expect(requiredAgain(paper('PACKING_USE_CERTIFICATE', true), { ...stays, day: true })).toBe('lapses');
    expect(requiredAgain(paper('PACKING_USE_CERTIFICATE', true), stays)).toBeNull();
  });
});
