import { segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { blocked, segregationCheckCases } from '#machines/segregation-check/segregation-check.cases.ts';
import * as all from '#machines/segregation-check/segregation-check.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const two = ['1263', '1942'];
const five = [...two, '1230', '1824', '1789'];
const checked = resolved('check', blocked);
const typed = (at: number, text: string) => event('goods.typed', { at, text });
const always = ['goods.typed', 'goods.add'];
const all3 = [...always, 'goods.remove'];

const usual = {
  selectGoods: two,
  selectAnswer: null,
  selectIsBusy: false,
  selectIsFailed: false,
  selectIsIncomplete: false,
  selectCanAdd: true,
  selectCanRemove: false,
  'selectIsWrong(0)': false,
  'selectIsWrong(2)': false,
};

stateTable(segregationCheckMachine, segregationCheckCases, { all, asked: { selectIsWrong: [0, 2] } }, usual, [
  {
    title: '[3.14] being checked',
    events: [],
    value: 'checking',
    tags: ['busy'],
    can: always,
    shows: { selectIsBusy: true },
  },
  { title: '[3.14] checked', events: [checked], value: 'shown', can: always, shows: { selectAnswer: blocked } },
  {
    title: '[3.14] not answered',
    events: [rejected('check')],
    value: 'failed',
    can: [...always, 'check.retry'],
    shows: { selectIsFailed: true },
  },
  {
    title: '[3.14] being typed: half a number is wrong, the old verdict stays',
    events: [checked, typed(0, ' 12 ')],
    value: 'editing',
    tags: ['busy'],
    can: always,
    shows: { selectGoods: [' 12 ', '1942'], selectAnswer: blocked, selectIsBusy: true, 'selectIsWrong(0)': true },
  },
  {
    title: '[3.14] typed: a blank line is none yet',
    events: [typed(0, ' '), { after: 300 }],
    value: 'incomplete',
    can: always,
    shows: { selectGoods: [' ', '1942'], selectIsIncomplete: true },
  },
  {
    title: '[3.14] three lines: one can be taken away',
    input: { goods: [...two, '甲醇'] },
    events: [],
    value: 'incomplete',
    can: all3,
    shows: { selectGoods: [...two, '甲醇'], selectIsIncomplete: true, selectCanRemove: true, 'selectIsWrong(2)': true },
  },
  {
    title: '[3.14] five lines: one can be added',
    input: { goods: five },
    events: [checked],
    value: 'shown',
    can: all3,
    shows: { selectGoods: five, selectAnswer: blocked, selectCanRemove: true },
  },
  {
    title: '[3.14] six lines: none can',
    input: { goods: [...five, '1294'] },
    events: [checked],
    value: 'shown',
    can: ['goods.typed', 'goods.remove'],
    shows: { selectGoods: [...five, '1294'], selectAnswer: blocked, selectCanAdd: false, selectCanRemove: true },
  },
]);
