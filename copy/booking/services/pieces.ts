import type { CodeNames } from '#domain/reference/code-names.ts';
import { type FieldWords, under } from '../service-words.ts';

/** Fields of loose cargo: measurement, hand-in and delivery. */
export const pieceFields: Readonly<Record<string, FieldWords>> = under('cargo.*', {
  length: { label: '单件长', help: '厘米；长宽高填全，体积自动算出' },
  width: { label: '单件宽' },
  height: { label: '单件高' },
  stackable: { label: '可叠放' },
});

export const handInFields: Readonly<Record<string, FieldWords>> = {
  handIn: { label: '进仓方式' },
  handInDay: { label: '预计进仓日期', help: '不晚于进仓截止' },
  pickupAddress: { label: '提货地址', help: '写到门牌号；提货费由客服报价' },
};

export const handInChoices: CodeNames = { SELF: '自送', PICKUP: '上门提货' };
export const handInSteps = { handIn: '进仓与联系人' };

export const arrivalFields: Readonly<Record<string, FieldWords>> = {
  clearance: { label: '报关' },
  arrival: { label: '目的港服务' },
  arrivalAddress: { label: '派送地址' },
  arrivalPostcode: { label: '派送邮编' },
};

export const arrivalChoices: Readonly<Record<string, CodeNames>> = {
  clearance: { OWN_PAPERS: '自带单证', ENTRUST: '委托报关', SEPARATE: '单独报关' },
  arrival: { CFS: '货站自提', DELIVERY: '派送到门' },
};

export const insuredCurrency: Readonly<Record<string, FieldWords>> = { 'insurance.currency': { label: '投保币种' } };
