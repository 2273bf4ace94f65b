import { expect } from 'vitest';
import { dangerousLookupCases, methanol, methanolSheet } from '#machines/dangerous-lookup/dangerous-lookup.cases.ts';
import {
  type DangerousLookupSnapshot,
  dangerousLookupMachine,
  selectIsOpen,
  selectMatches,
  selectMatchState,
  selectSheetScreen,
} from '#machines/dangerous-lookup/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { dangerousLookupModel } from './dangerous-lookup.model.ts';

walkModel('[3.14] looking up dangerous goods', dangerousLookupModel, () => {
  const { actor, cause, pass, start } = drive(dangerousLookupMachine, dangerousLookupCases);
  start();
  const snapshot = () => actor.getSnapshot() as DangerousLookupSnapshot;
  const shows = (state: string, matches: number, sheet: string) => () => {
    expect(selectMatchState(snapshot())).toBe(state);
    expect(selectMatches(snapshot())).toHaveLength(matches);
    expect(selectSheetScreen(snapshot())).toBe(sheet);
    expect(selectIsOpen(snapshot())).toBe(sheet !== 'closed');
  };
  const type = async (text: string) => {
    await cause(event('lookup.typed', { text }));
    pass(300);
  };
  return {
    gestures: {
      'type a name': () => type('甲醇'),
      'type another name': () => type('甲苯'),
      'clear the box': () => type(''),
      'matches come': () => cause(resolved('findMatches', [methanol])),
      'none match': () => cause(resolved('findMatches', [])),
      'no answer comes': () => cause(rejected('findMatches')),
      'try again': () => cause(event('lookup.retry')),
      'choose one': () => cause(event('sheet.open', { unNo: '1230' })),
      'the sheet comes': () => cause(resolved('readSheet', { outcome: 'found', sheet: methanolSheet })),
      'the sheet does not come': () => cause(rejected('readSheet')),
      'nobody knows it': () => cause(resolved('readSheet', { outcome: 'missing' })),
      'read it again': () => cause(event('sheet.retry')),
      'close it': () => cause(event('sheet.close')),
    },
    checks: {
      'empty box': shows('idle', 0, 'closed'),
      looking: shows('looking', 0, 'closed'),
      'looking at once': shows('looking', 0, 'closed'),
      matches: shows('offered', 1, 'closed'),
      'no match': shows('none', 0, 'closed'),
      'a way to try again': shows('failed', 0, 'closed'),
      'sheet on its way': shows('offered', 1, 'reading'),
      'open sheet': shows('offered', 1, 'shown'),
      'sheet to be read again': shows('offered', 1, 'failed'),
      'unknown number': shows('offered', 1, 'missing'),
    },
  };
});
