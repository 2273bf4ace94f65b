import { segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { blocked, segregationCheckCases } from '#machines/segregation-check/segregation-check.cases.ts';
import * as selectors from '#machines/segregation-check/segregation-check.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (at: number, text: string) => event('goods.typed', { at, text });
const checked = resolved('check', blocked);
const two = ['1263', '1942'];
const six = [...two, '1230', '1824', '1789', '1294'];

const checks = (...lists: string[][]) => ({ asked: { check: lists.map((unNos) => ({ unNos })) } });
const add = event('goods.add');
const remove = (at: number) => event('goods.remove', { at });
const three = [...two, '1230'];

const five = [...two, '1230', '1824', '1789'];
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

journeys(segregationCheckMachine, { ...segregationCheckCases, selectors, asked: { selectIsWrong: [0, 2] }, usual }, [
  {
    title: '[3.14] two numbers are checked at once',
    events: [checked],
    ends: {
      value: 'shown',
      context: { goods: two, answer: blocked },
      ...checks(two),
      can: always,
      shows: { selectAnswer: blocked },
    },
  },
  {
    title: '[3.14] numbers are checked as the list spells them, empty lines left out',
    input: { goods: ['un 1263', ' ', 'UN1942'] },
    events: [],
    ends: { value: 'checking', context: { goods: ['un 1263', ' ', 'UN1942'], answer: null }, ...checks(two) },
  },
  {
    title: '[3.14] one number alone is not checked',
    input: { goods: ['1263', ''] },
    events: [],
    ends: { value: 'incomplete', context: { goods: ['1263', ''], answer: null }, ...checks() },
  },
  {
    title: '[3.14] nor two beside one that cannot be read',
    input: { goods: [...two, '甲醇'] },
    events: [],
    ends: {
      value: 'incomplete',
      context: { goods: [...two, '甲醇'], answer: null },
      ...checks(),
      can: all3,
      shows: {
        selectGoods: [...two, '甲醇'],
        selectIsIncomplete: true,
        selectCanRemove: true,
        'selectIsWrong(2)': true,
      },
    },
  },
  {
    title: '[3.14] one of three is taken away, and the others are checked at once',
    input: { goods: three },
    events: [checked, remove(1)],
    ends: {
      value: 'checking',
      context: { goods: ['1263', '1230'], answer: blocked },
      ...checks(three, ['1263', '1230']),
    },
  },
  {
    title: '[3.14] the last of three, too',
    input: { goods: three },
    events: [remove(2), remove(1)],
    ends: { value: 'checking', context: { goods: two, answer: null }, ...checks(three, two) },
  },
  {
    title: '[3.14] a sixth line is added, a seventh not',
    input: { goods: six.slice(0, 5) },
    events: [checked, add, add],
    ends: { value: 'checking', context: { goods: [...six.slice(0, 5), ''], answer: blocked } },
  },
  {
    title: '[3.14] a number typed while others are checked is checked in their place',
    events: [typed(0, '1230'), typed(1, '1824'), { after: 300 }, checked],
    ends: {
      value: 'shown',
      context: { goods: ['1230', '1824'], answer: blocked },
      ...checks(two, ['1230', '1824']),
    },
  },
  {
    title: '[3.14] each key starts the wait again',
    events: [typed(1, '123'), { after: 299 }, typed(1, '1230'), { after: 299 }],
    ends: { value: 'editing', context: { goods: ['1263', '1230'], answer: null }, ...checks(two) },
  },
  {
    title: '[3.14] a line added while one types does not wait',
    events: [typed(1, '1230'), add],
    ends: { value: 'checking', context: { goods: ['1263', '1230', ''], answer: null } },
  },
  {
    title: '[3.14] a check that fails leaves no verdict of other goods',
    events: [checked, typed(1, '1230'), { after: 300 }, rejected('check')],
    ends: { value: 'failed', context: { goods: ['1263', '1230'], answer: null } },
  },
  {
    title: '[3.14] another number is checked when one stops typing; the old verdict stays till then',
    events: [checked, typed(1, '1230'), { after: 299 }],
    ends: { value: 'editing', context: { goods: ['1263', '1230'], answer: blocked } },
  },
  {
    title: '[3.14] half a number is no verdict',
    events: [checked, typed(1, '12'), { after: 300 }],
    ends: { value: 'incomplete', context: { goods: ['1263', '12'], answer: null } },
  },
  {
    title: '[3.14] a line left empty does not hinder the others',
    events: [checked, event('goods.add'), checked],
    ends: { value: 'shown', context: { goods: [...two, ''], answer: blocked } },
  },
  {
    title: '[3.14] fewer than two there are never',
    events: [checked, event('goods.remove', { at: 0 })],
    ends: { value: 'shown', context: { goods: two, answer: blocked } },
  },
  {
    title: '[3.14] nor more than six',
    input: { goods: six },
    events: [checked, event('goods.add')],
    ends: {
      value: 'shown',
      context: { goods: six, answer: blocked },
      can: ['goods.typed', 'goods.remove'],
      shows: { selectGoods: [...five, '1294'], selectAnswer: blocked, selectCanAdd: false, selectCanRemove: true },
    },
  },
  {
    title: '[3.14] a check that fails keeps what was filled in and may be tried again',
    events: [rejected('check'), event('check.retry'), checked],
    ends: { value: 'shown', context: { goods: two, answer: blocked }, ...checks(two, two) },
  },
  {
    title: '[3.14] being checked',
    events: [],
    ends: { value: 'checking', tags: ['busy'], can: always, shows: { selectIsBusy: true } },
  },
  {
    title: '[3.14] not answered',
    events: [rejected('check')],
    ends: { value: 'failed', can: [...always, 'check.retry'], shows: { selectIsFailed: true } },
  },
  {
    title: '[3.14] being typed: half a number is wrong, the old verdict stays',
    events: [checked, typed(0, ' 12 ')],
    ends: {
      value: 'editing',
      tags: ['busy'],
      can: always,
      shows: { selectGoods: [' 12 ', '1942'], selectAnswer: blocked, selectIsBusy: true, 'selectIsWrong(0)': true },
    },
  },
  {
    title: '[3.14] typed: a blank line is none yet',
    events: [typed(0, ' '), { after: 300 }],
    ends: { value: 'incomplete', can: always, shows: { selectGoods: [' ', '1942'], selectIsIncomplete: true } },
  },
  {
    title: '[3.14] five lines: one can be added',
    input: { goods: five },
    events: [checked],
    ends: { value: 'shown', can: all3, shows: { selectGoods: five, selectAnswer: blocked, selectCanRemove: true } },
  },
]);
