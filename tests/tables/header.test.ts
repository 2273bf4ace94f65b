import { headerCases } from '#machines/header/header.cases.ts';
import * as all from '#machines/header/header.select.ts';
import { headerMachine } from '#machines/header/index.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const to = (y: number) => event('page.scrolled', { y });

stateTable(headerMachine, headerCases, { all }, { selectIsHidden: false, selectIsSolid: false }, [
  { title: '[2.16] at the top', events: [], value: { visibility: 'visible', background: 'clear' }, can: [] },
  {
    title: '[2.16] a little down',
    events: [to(105)],
    value: { visibility: 'visible', background: 'solid' },
    can: [],
    shows: { selectIsSolid: true },
  },
  {
    title: '[2.16] far down',
    events: [to(301)],
    value: { visibility: 'hidden', background: 'solid' },
    can: [],
    shows: { selectIsHidden: true, selectIsSolid: true },
  },
]);
