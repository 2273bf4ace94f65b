import { homeCases } from '#machines/home/home.cases.ts';
import * as all from '#machines/home/home.select.ts';
import { homeMachine } from '#machines/home/index.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const usual = {
  selectLocations: undefined,
  selectLanesOfClass: undefined,
  selectSearch: undefined,
  selectShownClass: null,
  selectNear: [],
};
const can = ['class.wanted', 'locations.wanted', 'section.near'];
const away = {
  card: 'away',
  places: 'closed',
  classes: 'closed',
  figures: 'away',
  announcements: 'away',
  lanes: 'away',
  tools: 'away',
  closing: 'away',
};
const near = (section: string) => event('section.near', { section });
const classWanted = event('class.wanted', { dgClass: '8' });

stateTable(homeMachine, homeCases, { all }, usual, [
  { title: '[1.2] opened', events: [], value: away, can },
  {
    title: '[1.2] somebody chooses a place',
    events: [event('locations.wanted', { kind: 'port' })],
    value: { ...away, places: 'open' },
    can,
    shows: { selectLocations: 'locations' },
  },
  {
    title: '[1.2] somebody turns to the search card',
    events: [near('card')],
    value: { ...away, card: 'near' },
    can,
    shows: { selectNear: ['card'], selectSearch: 'search' },
  },
  {
    title: '[1.2] the classes are near',
    events: [near('classes')],
    value: { ...away, figures: { near: 'seen' }, announcements: 'near' },
    can,
    shows: { selectNear: ['classes'] },
  },
  {
    title: '[1.2] nobody looks',
    events: [near('classes'), event('page.hidden')],
    value: { ...away, figures: { near: 'unseen' }, announcements: 'near' },
    can,
    shows: { selectNear: ['classes'] },
  },
  {
    title: '[1.2] somebody looks at a class',
    events: [classWanted],
    value: { ...away, classes: { open: 'shown' }, lanes: 'near' },
    can: [...can, 'class.left'].sort(),
    shows: { selectLanesOfClass: 'lanesOfClass', selectShownClass: '8', selectNear: ['lanes'] },
  },
  {
    title: '[1.2] back at the hot lanes',
    events: [classWanted, event('class.left')],
    value: { ...away, classes: { open: 'left' }, lanes: 'near' },
    can,
    shows: { selectLanesOfClass: 'lanesOfClass', selectNear: ['lanes'] },
  },
  {
    title: '[1.2] the tools and the end of the page are near as well',
    events: [near('closing'), near('tools'), near('lanes'), near('classes'), near('card')],
    value: {
      ...away,
      card: 'near',
      figures: { near: 'seen' },
      announcements: 'near',
      lanes: 'near',
      tools: 'near',
      closing: 'near',
    },
    can: ['class.wanted', 'locations.wanted'],
    shows: { selectSearch: 'search', selectNear: ['card', 'classes', 'lanes', 'tools', 'closing'] },
  },
]);
