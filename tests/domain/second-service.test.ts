import { expect, test } from 'vitest';
import * as dangerous from '#domain/booking/dangerous-rules.ts';
import { blankGoods, type DangerousBlock, type GoodsLine } from '#domain/booking/goods-line.ts';
import * as lane from '#domain/booking/lane-rules.ts';
import { takenClass } from '#domain/booking/taken-classes.ts';
import { errorsOf } from '#domain/form/check.ts';
import { type FormDescription, section } from '#domain/form/field.ts';

/** A service with a form and facts of its own: no boxes, no stowing, a flight for a sailing. */
interface AirForm {
  enquiryNo: string;
  readyDay: string;
  payTerm: string;
  cargo: readonly GoodsLine[];
}

interface AirFacts {
  now: number;
  offer: {
    etdDay: string;
    timezone: string;
    cutOffs: { cyClosing: number };
    isDanger: boolean;
    dgClasses: readonly string[];
    refusedClasses: readonly string[];
    collectAllowed: boolean;
  } | null;
}

const description: FormDescription<AirForm, AirFacts> = {
  sections: [
    section<AirForm, AirForm, AirFacts>({
      at: '',
      step: 'route',
      fields: {
        readyDay: { kind: 'day', rules: [lane.readyInTime] },
        payTerm: {
          kind: 'choice',
          choices: lane.offered(['PRE', 'COL'], 'COL', lane.takesCollect),
          rules: [lane.collectTaken],
        },
      },
    }),
    section<AirForm, GoodsLine, AirFacts>({
      at: 'cargo.*',
      step: 'cargo',
      fields: { netWeight: { kind: 'quantity', rules: [dangerous.netWithinGross] } },
    }),
    section<AirForm, DangerousBlock, AirFacts>({
      at: 'cargo.*.dg',
      step: 'cargo',
      fields: {
        unNo: { kind: 'unNumber', rules: [dangerous.unNumber] },
        dgClass: { kind: 'text', rules: [takenClass, dangerous.pricedOnline] },
        dangerPackCertExpire: { kind: 'day', rules: [dangerous.holdsUntil(lane.sailingDay)] },
        dangerPackCertQty: { kind: 'whole', rules: [dangerous.certificateCovers] },
      },
    }),
  ],
  checks: [],
};

const facts: AirFacts = {
  now: Date.UTC(2026, 9, 20, 4),
  offer: {
    etdDay: '2026-10-28',
    timezone: 'Asia/Shanghai',
    cutOffs: { cyClosing: Date.UTC(2026, 9, 26, 4) },
    isDanger: true,
    dgClasses: ['3'],
    refusedClasses: ['6.1'],
    collectAllowed: false,
  },
};

const line = (dg: Partial<DangerousBlock>, more: Partial<GoodsLine> = {}): GoodsLine => ({
  ...{ ...blankGoods, packages: '12', ...more },
  dg: { ...blankGoods.dg, ...dg },
});

const found = (form: AirForm, known = facts) =>
  errorsOf(description, form, known).map(({ path, code }) => `${path} ${code}`);

test('[4.31] another service describes its own form with the rules of goods and lanes', () => {
  const form: AirForm = {
    enquiryNo: '',
    readyDay: '2026-10-27',
    payTerm: 'COL',
    cargo: [
      line(
        { unNo: '1993', dgClass: '6.1', dangerPackCertExpire: '2026-10-27', dangerPackCertQty: '11' },
        { netWeight: '41', grossWeight: '40' },
      ),
      line({ unNo: '1993', dgClass: '5.2' }),
    ],
  };
  expect(found(form)).toEqual([
    'readyDay READY_TOO_LATE',
    'payTerm COLLECT_NOT_TAKEN',
    'cargo.0.netWeight NET_ABOVE_GROSS',
    'cargo.0.dg.dgClass CLASS_REFUSED',
    'cargo.0.dg.dangerPackCertExpire CERTIFICATE_EXPIRES',
    'cargo.0.dg.dangerPackCertQty CERTIFICATE_SHORT',
    'cargo.1.dg.dgClass CLASS_NOT_PRICED',
  ]);
  expect(found(form, { ...facts, offer: null })).toEqual([
    'cargo.0.netWeight NET_ABOVE_GROSS',
    'cargo.0.dg.dangerPackCertQty CERTIFICATE_SHORT',
    'cargo.1.dg.dgClass QUOTED_BY_ENQUIRY',
  ]);
});
