import { expect } from 'vitest';
import { headerCases } from '#machines/header/header.cases.ts';
import { type HeaderSnapshot, headerMachine, selectIsHidden, selectIsSolid } from '#machines/header/index.ts';
import { drive } from '../kit/drive.ts';
import { event } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { headerModel } from './header.model.ts';

walkModel('[2.16] the header', headerModel, () => {
  const { actor, cause, start } = drive(headerMachine, headerCases);
  start();
  const snapshot = () => actor.getSnapshot() as HeaderSnapshot;
  const scrollTo = (y: number) => cause(event('page.scrolled', { y }));
  const looks = (isHidden: boolean, isSolid: boolean) => () => {
    expect(selectIsHidden(snapshot())).toBe(isHidden);
    expect(selectIsSolid(snapshot())).toBe(isSolid);
  };
  return {
    gestures: {
      'scroll a little': () => scrollTo(200),
      'scroll far down': () => scrollTo(1_500),
      'scroll up a bit': () => scrollTo(1_400),
      'scroll to the top': () => scrollTo(0),
    },
    checks: {
      'clear header': looks(false, false),
      'solid header': looks(false, true),
      'no header': looks(true, true),
    },
  };
});
