import type { MachineCases } from '../kit/cases.ts';
import type { SegregationAnswer } from './segregation-check.types.ts';
import { segregationCheckWords } from './segregation-check.words.ts';

export const blocked: SegregationAnswer = {
  goods: [
    { unNo: '1263', nameCn: '涂料', classes: ['3'], known: true },
    { unNo: '1942', nameCn: '硝酸铵', classes: ['5.1'], known: true },
  ],
  pairs: [
    {
      a: 0,
      b: 1,
      value: '2',
      level: 'BLOCK',
      reasonCode: 'TABLE',
      reason: 'UN1263 涂料与UN1942 硝酸铵：3类与5.1类须“隔离”，禁止同箱',
      mend: '请分箱(分库)装运',
      steps: [
        { rule: '类别表', text: '3类与5.1类，须“隔离”（7.2.4）', level: 'BLOCK', isDecisive: true },
        {
          rule: '隔离代码',
          text: 'UN1942 硝酸铵的 SG16：与4.1类，须“隔离”（7.2.8）',
          level: 'BLOCK',
          isDecisive: false,
        },
      ],
    },
  ],
  worst: 'BLOCK',
};

export const segregationCheckCases: MachineCases = {
  words: segregationCheckWords,
  input: { goods: ['1263', '1942'] },
  otherInputs: [{ goods: ['', ''] }, { goods: ['1263', '1942', '1230', '1824', '1789', '1294'] }],
  events: {
    'goods.typed': [
      { type: 'goods.typed', at: 1, text: 'UN1230' },
      { type: 'goods.typed', at: 1, text: '12' },
    ],
    'goods.add': [{ type: 'goods.add' }],
    'goods.remove': [{ type: 'goods.remove', at: 1 }],
    'check.retry': [{ type: 'check.retry' }],
    'xstate.done.actor.check': [{ type: 'xstate.done.actor.check', output: blocked }],
    'xstate.error.actor.check': [{ type: 'xstate.error.actor.check', error: new Error('no answer') }],
  },
  delays: { debounce: 300 },
  /** Includes the number of lines and which are valid, not the UN numbers themselves. */
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.goods.length,
      context.goods.map((text: string) => (text === '' ? 'empty' : text.length < 4 ? 'wrong' : 'read')).sort(),
      context.answer === null,
    ]),
};
