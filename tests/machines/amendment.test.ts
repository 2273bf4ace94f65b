import { amendmentCases, amendmentInput, decidedElsewhere } from '#machines/amendment/amendment.cases.ts';
import * as selectors from '#machines/amendment/amendment.select.ts';
import { amendmentMachine } from '#machines/amendment/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = { ...amendmentInput, no: 0, failure: null };
const asked = event('amendment.withdraw', { no: 3 });
const confirmed = event('amendment.confirm');
const kept = event('amendment.keep');
const known = { ...base, no: 3 };
const changed = { type: 'amendment.changed' };
const withdraws = (times: number) => Array.from({ length: times }, () => ({ orderNo: 'FCL26101200007', no: 3 }));
const unreached = rejected('withdraw', new Error('没有网络'));

const usual = {
  selectFailure: null,
  selectIsAsking: false,
  selectIsWithdrawing: false,
  selectIsDecided: false,
  selectCanWithdraw: false,
  selectCanKeep: false,
};
const question = { selectIsAsking: true, selectCanKeep: true };

journeys(amendmentMachine, { ...amendmentCases, selectors, usual }, [
  {
    title: '[10.11] an amendment is looked at, and none is named yet',
    events: [],
    ends: {
      value: 'viewing',
      context: base,
      asked: { withdraw: [] },
      sent: { parent: [] },
      can: ['amendment.withdraw'],
      shows: { selectCanWithdraw: true },
    },
  },
  {
    title: '[10.11] nothing is withdrawn before the person has confirmed twice',
    events: [confirmed, asked],
    ends: {
      value: 'asking',
      context: known,
      asked: { withdraw: [] },
      can: ['amendment.confirm', 'amendment.keep'],
      shows: question,
    },
  },
  {
    title: '[10.11] who keeps the amendment keeps it',
    events: [asked, kept, confirmed],
    ends: { value: 'viewing', context: known, asked: { withdraw: [] }, sent: { parent: [] } },
  },
  {
    title: '[10.11] a double click withdraws once, and the order hears of it when that is done',
    events: [asked, confirmed, confirmed, resolved('withdraw')],
    ends: { value: 'viewing', context: known, asked: { withdraw: withdraws(1) }, sent: { parent: [changed] } },
  },
  {
    title: '[10.11] one that did not come through says why and may be tried again',
    events: [asked, confirmed, unreached],
    ends: {
      value: 'asking',
      context: { ...known, failure: '没有网络' },
      sent: { parent: [] },
      can: ['amendment.confirm', 'amendment.keep'],
      shows: { ...question, selectFailure: '没有网络' },
    },
  },
  {
    title: '[10.11] what failed is not shown while it is tried again',
    events: [asked, confirmed, unreached, confirmed],
    ends: {
      value: 'withdrawing',
      context: known,
      asked: { withdraw: withdraws(2) },
      tags: ['busy'],
      can: [],
      shows: { selectIsAsking: true, selectIsWithdrawing: true },
    },
  },
  {
    title: '[10.11] nor at the next question, which may be of another amendment',
    events: [asked, confirmed, unreached, kept, event('amendment.withdraw', { no: 4 })],
    ends: { value: 'asking', context: { ...base, no: 4 } },
  },
  {
    title: '[10.11] an answer that came first is reported, and the order is read again',
    events: [asked, confirmed, rejected('withdraw', decidedElsewhere)],
    ends: {
      value: 'decided',
      context: { ...known, failure: '这份变更申请已有结果' },
      sent: { parent: [changed] },
      can: ['amendment.keep'],
      shows: { selectIsDecided: true, selectCanKeep: true, selectFailure: '这份变更申请已有结果' },
    },
  },
  {
    title: '[10.11] and goes once it is understood',
    events: [asked, confirmed, rejected('withdraw', decidedElsewhere), kept],
    ends: { value: 'viewing', context: known },
  },
]);
