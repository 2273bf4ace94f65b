import { expect } from 'vitest';
import {
  type SegregationCheckSnapshot,
  segregationCheckMachine,
  selectAnswer,
  selectCanRemove,
  selectGoods,
  selectIsBusy,
  selectIsFailed,
  selectIsIncomplete,
  selectIsWrong,
} from '#machines/segregation-check/index.ts';
import { blocked, segregationCheckCases } from '#machines/segregation-check/segregation-check.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { segregationCheckModel } from './segregation-check.model.ts';

walkModel('[3.14] may they share a container', segregationCheckModel, () => {
  const { actor, cause, pass, start } = drive(segregationCheckMachine, segregationCheckCases);
  start();
  const snapshot = () => actor.getSnapshot() as SegregationCheckSnapshot;
  const type = async (text: string) => {
    await cause(event('goods.typed', { at: 1, text }));
    pass(300);
  };
  const shows = (lines: number, has: { verdict?: true; busy?: true; failed?: true; wrong?: true }) => () => {
    expect(selectGoods(snapshot())).toHaveLength(lines);
    expect(selectCanRemove(snapshot())).toBe(lines > 2);
    expect(selectAnswer(snapshot()) !== null).toBe(has.verdict === true);
    expect(selectIsBusy(snapshot())).toBe(has.busy === true);
    expect(selectIsFailed(snapshot())).toBe(has.failed === true);
    expect(selectIsWrong(1)(snapshot())).toBe(has.wrong === true);
    expect(selectIsIncomplete(snapshot())).toBe(has.wrong === true);
  };
  return {
    gestures: {
      'the verdict comes': () => cause(resolved('check', blocked)),
      'no answer comes': () => cause(rejected('check')),
      'try again': () => cause(event('check.retry')),
      'spoil a number': () => type('19'),
      'mend the number': () => type('1942'),
      'add a line': () => cause(event('goods.add')),
      'take a line away': () => cause(event('goods.remove', { at: 2 })),
    },
    checks: {
      'being checked': shows(2, { busy: true }),
      verdict: shows(2, { verdict: true }),
      'being checked again': shows(3, { verdict: true, busy: true }),
      'verdict of three lines': shows(3, { verdict: true }),
      'being checked again with two': shows(2, { verdict: true, busy: true }),
      'asked to fill in': shows(2, { wrong: true }),
      'a way to try again': shows(2, { failed: true }),
    },
  };
});
