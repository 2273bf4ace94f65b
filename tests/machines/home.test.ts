import { homeCases, read } from '#machines/home/home.cases.ts';
import * as selectors from '#machines/home/home.select.ts';
import { homeMachine } from '#machines/home/index.ts';
import { event, journeys } from '../kit/journey.ts';

const asks = (query: string) => ({ type: 'resource.asked', path: '', query });
const asking = (query: string) => ({ path: '', query });
const wanted = (kind: string) => event('locations.wanted', { kind });
const requestClass = (dgClass: string) => event('class.wanted', { dgClass });
const hidden = event('page.hidden');
const shown = event('page.shown');
const near = (section: string) => event('section.near', { section });
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
const allNear = {
  card: 'near',
  figures: { near: 'seen' },
  announcements: 'near',
  lanes: 'near',
  tools: 'near',
  closing: 'near',
};
const ends = (value: object = {}, context: object = {}) => ({
  value: { ...away, ...value } as never,
  context: { kind: '', dgClass: '', trends: '', ...context },
});
const names = (dst: string) => ({ org: '上海', dst });
const three = JSON.stringify([
  { org: 'CNSHA', dst: 'NLRTM', names: names('鹿特丹') },
  { org: 'CNSHA', dst: 'SGSIN', names: names('新加坡') },
  { org: 'CNSHA', dst: 'DEHAM', names: names('汉堡') },
]);
const one = JSON.stringify([{ org: 'CNSHA', dst: 'SGSIN', names: names('新加坡') }]);

const usual = {
  selectLocations: undefined,
  selectLanesOfClass: undefined,
  selectSearch: undefined,
  selectShownClass: null,
  selectNear: [],
};
const can = ['class.wanted', 'locations.wanted', 'section.near'];

journeys(homeMachine, { ...homeCases, selectors, usual }, [
  {
    title: '[1.2] nothing is read for what is not seen yet',
    events: [hidden, shown, { after: 60_000 }],
    ends: {
      ...ends(),
      asked: { lanes: [], trends: [], news: [], figures: [], partners: [], locations: [], lanesOfClass: [] },
    },
  },
  {
    title: '[1.2] a page that came without its content starts it all once it is at rest, once',
    events: [event('sections.due'), event('sections.due')],
    ends: {
      ...ends(allNear),
      asked: {
        search: [{ mode: 'form' }],
        cardLookup: [undefined],
        lanes: [asking('')],
        trends: [asking('')],
        news: [asking('')],
        partners: [asking('')],
        figures: [asking('')],
        carousel: [undefined],
        lookup: [undefined],
        segregation: [{ goods: ['1263', '1942'] }],
        feedback: [undefined],
      },
      sent: { lookup: [{ type: 'lookup.typed', text: '1294' }], figures: [], lanes: [], news: [] },
      can: ['class.wanted', 'locations.wanted'],
      shows: { selectSearch: 'search', selectNear: ['card', 'classes', 'lanes', 'tools', 'closing'] },
    },
  },
  {
    title: '[1.2] what began while the page was at rest does not begin again when it comes near',
    events: [event('sections.due'), near('tools'), near('closing')],
    ends: {
      ...ends(allNear),
      asked: { lookup: [undefined], news: [asking('')] },
      sent: { lookup: [{ type: 'lookup.typed', text: '1294' }], news: [] },
    },
  },
  {
    title: '[1.2] the search card starts when a user turns to it, once',
    events: [near('card'), near('card')],
    ends: {
      ...ends({ card: 'near' }),
      asked: { search: [{ mode: 'form' }], cardLookup: [undefined], lookup: [], lanes: [], figures: [] },
      can,
      shows: { selectNear: ['card'], selectSearch: 'search' },
    },
  },
  {
    title: '[1.2] the classes have their counts and the announcements beside them',
    events: [near('classes'), near('classes')],
    ends: {
      ...ends({ figures: { near: 'seen' }, announcements: 'near' }),
      asked: { figures: [asking('')], carousel: [undefined], lanes: [], news: [] },
      can,
      shows: { selectNear: ['classes'] },
    },
  },
  {
    title: '[1.2] the end of the page has news, partners, a question to a person, and the figures where none had them',
    events: [near('closing'), near('closing'), near('classes')],
    ends: {
      ...ends({ figures: { near: 'seen' }, announcements: 'near', closing: 'near' }),
      asked: { figures: [asking('')], news: [asking('')], partners: [asking('')], feedback: [undefined] },
    },
  },
  {
    title: '[1.2] the tools begin with an example each, once',
    events: [near('tools'), near('tools')],
    ends: {
      ...ends({ tools: 'near' }),
      asked: { lookup: [undefined], segregation: [{ goods: ['1263', '1942'] }], figures: [] },
      sent: { lookup: [{ type: 'lookup.typed', text: '1294' }] },
    },
  },
  {
    title: '[1.2] trends are those of the three lanes shown first, asked for once',
    events: [near('lanes'), near('lanes'), read.started, read.nothing, read.four, read.four],
    ends: {
      ...ends({ lanes: 'near' }, { trends: three }),
      asked: { lanes: [asking('')], trends: [asking('')] },
      sent: { trends: [asks(three)] },
    },
  },
  {
    title: '[1.2] other lanes have other trends; while lanes are read again the old ones stay',
    events: [near('lanes'), read.four, read.nothing, read.one],
    ends: { ...ends({ lanes: 'near' }, { trends: one }), sent: { trends: [asks(three), asks(one)] } },
  },
  {
    title: '[1.2] places of a kind are read once a user is about to choose one',
    events: [wanted('airport'), wanted('airport')],
    ends: {
      ...ends({ places: 'open' }, { kind: 'airport' }),
      asked: { locations: [asking('airport')] },
      sent: { locations: [] },
      can,
      shows: { selectLocations: 'locations' },
    },
  },
  {
    title: '[1.2] and those of another kind with another service',
    events: [wanted('port'), wanted('city'), wanted('city')],
    ends: {
      ...ends({ places: 'open' }, { kind: 'city' }),
      asked: { locations: [asking('port')] },
      sent: { locations: [asks('city')] },
    },
  },
  {
    title: '[1.2] the lanes of a class are read when it is looked at, and again for another class only',
    events: [requestClass('8'), requestClass('8'), requestClass('3')],
    ends: {
      ...ends({ classes: { open: 'shown' }, lanes: 'near' }, { dgClass: '3' }),
      asked: { lanesOfClass: [asking('8')], lanes: [asking('')] },
      sent: { lanesOfClass: [asks('3')] },
    },
  },
  {
    title: '[1.2] who goes back to the hot lanes finds the same class again without reading it again',
    events: [near('lanes'), requestClass('8'), event('class.left'), requestClass('8')],
    ends: {
      ...ends({ classes: { open: 'shown' }, lanes: 'near' }, { dgClass: '8' }),
      asked: { lanesOfClass: [asking('8')] },
      sent: { lanesOfClass: [] },
      can: [...can, 'class.left'].sort(),
      shows: { selectLanesOfClass: 'lanesOfClass', selectShownClass: '8', selectNear: ['lanes'] },
    },
  },
  {
    title: '[1.2] the hot lanes stand until a class is looked at again, and another one is read',
    events: [requestClass('8'), event('class.left'), event('class.left'), requestClass('3'), event('class.left')],
    ends: {
      ...ends({ classes: { open: 'left' }, lanes: 'near' }, { dgClass: '3' }),
      asked: { lanesOfClass: [asking('8')] },
      sent: { lanesOfClass: [asks('3')] },
      can,
      shows: { selectLanesOfClass: 'lanesOfClass', selectNear: ['lanes'] },
    },
  },
  {
    title: '[1.2] figures short of their interval are not read again',
    events: [near('classes'), { after: 59_999 }],
    ends: { ...ends({ figures: { near: 'seen' }, announcements: 'near' }), sent: { figures: [] } },
  },
  {
    title: '[1.2] figures are read again each time it has passed',
    events: [near('classes'), near('lanes'), near('closing'), { after: 60_000 }, { after: 60_000 }],
    ends: {
      ...ends({ figures: { near: 'seen' }, announcements: 'near', lanes: 'near', closing: 'near' }),
      sent: { figures: [asks(''), asks('')], lanes: [], news: [] },
    },
  },
  {
    title: '[1.2] nothing is read while no one looks',
    events: [near('classes'), near('lanes'), near('closing'), hidden, { after: 180_000 }],
    ends: {
      ...ends({ figures: { near: 'unseen' }, announcements: 'near', lanes: 'near', closing: 'near' }),
      sent: { figures: [], lanes: [], news: [] },
    },
  },
  {
    title: '[1.2] who comes back finds lanes, news and figures brought up to date, and the interval starts again',
    events: [near('classes'), near('lanes'), near('closing'), { after: 40_000 }, hidden, shown, { after: 59_999 }],
    ends: {
      ...ends({ figures: { near: 'seen' }, announcements: 'near', lanes: 'near', closing: 'near' }),
      sent: { figures: [asks('')], lanes: [asks('')], news: [asks('')], trends: [] },
    },
  },
  {
    title: '[1.2] and again each time',
    events: [near('classes'), near('lanes'), near('closing'), hidden, shown, hidden, shown],
    ends: {
      ...ends({ figures: { near: 'seen' }, announcements: 'near', lanes: 'near', closing: 'near' }),
      sent: { figures: [asks(''), asks('')], lanes: [asks(''), asks('')], news: [asks(''), asks('')] },
    },
  },
  { title: '[1.2] opened', events: [], ends: { value: away, can } },
  {
    title: '[1.2] no one looks',
    events: [near('classes'), event('page.hidden')],
    ends: {
      value: { ...away, figures: { near: 'unseen' }, announcements: 'near' },
      can,
      shows: { selectNear: ['classes'] },
    },
  },
]);
