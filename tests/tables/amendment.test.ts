import { amendmentCases, decidedElsewhere } from '#machines/amendment/amendment.cases.ts';
import * as all from '#machines/amendment/amendment.select.ts';
import { amendmentMachine } from '#machines/amendment/index.ts';
import { event, rejected } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const asked = event('amendment.withdraw', { no: 2 });
const confirmed = event('amendment.confirm');
const usual = {
  selectFailure: null,
  selectIsAsking: false,
  selectIsWithdrawing: false,
  selectIsDecided: false,
  selectCanWithdraw: false,
  selectCanKeep: false,
};
const question = { selectIsAsking: true, selectCanKeep: true };

stateTable(amendmentMachine, amendmentCases, { all }, usual, [
  {
    title: '[10.11] an amendment waits',
    events: [],
    value: 'viewing',
    can: ['amendment.withdraw'],
    shows: { selectCanWithdraw: true },
  },
  {
    title: '[10.11] asked whether to withdraw it',
    events: [asked],
    value: 'asking',
    can: ['amendment.confirm', 'amendment.keep'],
    shows: question,
  },
  {
    title: '[10.11] being withdrawn',
    events: [asked, confirmed],
    value: 'withdrawing',
    tags: ['busy'],
    can: [],
    shows: { selectIsAsking: true, selectIsWithdrawing: true },
  },
  {
    title: '[10.11] not withdrawn, and why',
    events: [asked, confirmed, rejected('withdraw', new Error('没有网络'))],
    value: 'asking',
    can: ['amendment.confirm', 'amendment.keep'],
    shows: { ...question, selectFailure: '没有网络' },
  },
  {
    title: '[10.11] answered before that',
    events: [asked, confirmed, rejected('withdraw', decidedElsewhere)],
    value: 'decided',
    can: ['amendment.keep'],
    shows: { selectIsDecided: true, selectCanKeep: true, selectFailure: '这份变更申请已有结果' },
  },
]);
