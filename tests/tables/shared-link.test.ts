import { sharedLinkMachine } from '#machines/shared-link/index.ts';
import { sharedLinkCases } from '#machines/shared-link/shared-link.cases.ts';
import * as all from '#machines/shared-link/shared-link.select.ts';
import { rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const follow = ['link.followed'];

stateTable(sharedLinkMachine, sharedLinkCases, { all }, { selectScreen: 'none' }, [
  { title: 'no link', input: { id: null }, events: [], value: 'absent', can: follow },
  {
    title: 'a link is read',
    events: [],
    value: 'reading',
    tags: ['busy', 'notice'],
    can: follow,
    shows: { selectScreen: 'reading' },
  },
  {
    title: 'it has ended or never was',
    events: [resolved('read', { outcome: 'gone' })],
    value: 'gone',
    tags: ['notice'],
    can: [...follow, 'link.leave'],
    shows: { selectScreen: 'gone' },
  },
  {
    title: '[8.3] it could not be read',
    events: [rejected('read')],
    value: 'failed',
    tags: ['notice'],
    can: [...follow, 'link.leave', 'link.retry'],
    shows: { selectScreen: 'failed' },
  },
]);
