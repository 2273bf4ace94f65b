import { segregationCheckMachine } from '#machines/segregation-check/index.ts';
import { blocked, segregationCheckCases } from '#machines/segregation-check/segregation-check.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (at: number, text: string) => event('goods.typed', { at, text });
const checked = resolved('check', blocked);
const two = ['1263', '1942'];
const six = [...two, '1230', '1824', '1789', '1294'];

journeys(segregationCheckMachine, segregationCheckCases, [
  {
    title: '[3.14] two numbers are checked at once',
    events: [checked],
    ends: { value: 'shown', context: { goods: two, answer: blocked } },
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
    ends: { value: 'shown', context: { goods: six, answer: blocked } },
  },
  {
    title: '[3.14] a check that fails keeps what was filled in and may be tried again',
    events: [rejected('check'), event('check.retry'), checked],
    ends: { value: 'shown', context: { goods: two, answer: blocked } },
  },
]);
