import { homeCases } from '#machines/home/home.cases.ts';
import * as all from '#machines/home/home.select.ts';
import { homeMachine } from '#machines/home/index.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const usual = { selectLocations: undefined, selectLanesOfClass: undefined };
const can = ['class.wanted', 'locations.wanted'];

stateTable(homeMachine, homeCases, { all }, usual, [
  { title: '[1.2] opened', events: [], value: { places: 'closed', classes: 'closed', visit: 'seen' }, can },
  {
    title: '[1.2] somebody chooses a place',
    events: [event('locations.wanted', { kind: 'port' })],
    value: { places: 'open', classes: 'closed', visit: 'seen' },
    can,
    shows: { selectLocations: 'locations' },
  },
  {
    title: '[1.2] somebody looks at a class',
    events: [event('class.wanted', { dgClass: '8' })],
    value: { places: 'closed', classes: 'open', visit: 'seen' },
    can,
    shows: { selectLanesOfClass: 'lanesOfClass' },
  },
  {
    title: '[1.2] nobody looks',
    events: [event('page.hidden')],
    value: { places: 'closed', classes: 'closed', visit: 'unseen' },
    can,
  },
]);
