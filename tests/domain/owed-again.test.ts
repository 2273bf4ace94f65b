import { describe, expect, it } from 'vitest';
import { type ChangedOrder, owedAgain } from '#domain/orders/owed-again.ts';

const stays: ChangedOrder = { goods: false, boxes: false, departure: false, day: false };
const sailed = { ...stays, departure: true, day: true };
const paper = (code: string, endsTooEarly = false) => ({ code, endsTooEarly });

describe('papers outstanding again after an amendment', () => {
  it('[10.12] other goods ask for all of them, other boxes for their masses', () => {
    for (const code of ['HAZARD_LABEL', 'SHIPPING_INSTRUCTION', 'VERIFIED_MASS'])
      expect(owedAgain(paper(code), { ...sailed, goods: true, boxes: true })).toBe('goods');
    expect(owedAgain(paper('VERIFIED_MASS'), { ...stays, boxes: true })).toBe('boxes');
    expect(owedAgain(paper('SHIPPING_INSTRUCTION'), { ...stays, boxes: true })).toBeNull();
  });

  it('[10.12] another departure asks for what is made for one voyage, and for a certificate that ends before it', () => {
    for (const code of ['DG_APPLICATION', 'DRAFT_BILL', 'SHIPPING_INSTRUCTION', 'VERIFIED_MASS'])
      expect(owedAgain(paper(code), sailed)).toBe('departure');
    for (const code of ['CUSTOMS_SET', 'HAZARD_LABEL', 'SHIPPER_DECLARATION', 'WAYBILL_DATA'])
      expect(owedAgain(paper(code), sailed)).toBeNull();
    expect(owedAgain(paper('PACKING_USE_CERTIFICATE', true), sailed)).toBe('lapses');
    expect(owedAgain(paper('PACKING_USE_CERTIFICATE'), sailed)).toBeNull();
    expect(owedAgain(paper('PACKING_USE_CERTIFICATE', true), { ...stays, day: true })).toBe('lapses');
    expect(owedAgain(paper('PACKING_USE_CERTIFICATE', true), stays)).toBeNull();
  });
});
