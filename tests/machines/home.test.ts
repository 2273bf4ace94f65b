import { homeCases, read } from '#machines/home/home.cases.ts';
import { homeMachine } from '#machines/home/index.ts';
import { event, journeys } from '../kit/journey.ts';

const asks = (query: string) => ({ type: 'resource.asked', path: '', query });
const asking = (query: string) => ({ path: '', query });
const wanted = (kind: string) => event('locations.wanted', { kind });
const classWanted = (dgClass: string) => event('class.wanted', { dgClass });
const hidden = event('page.hidden');
const shown = event('page.shown');
const ends = (value: object = {}, context: object = {}) => ({
  value: { places: 'closed', classes: 'closed', visit: 'seen', ...value } as never,
  context: { kind: '', dgClass: '', trends: '', ...context },
});
const names = (dst: string) => ({ org: '上海', dst });
const three = JSON.stringify([
  { org: 'CNSHA', dst: 'NLRTM', names: names('鹿特丹') },
  { org: 'CNSHA', dst: 'SGSIN', names: names('新加坡') },
  { org: 'CNSHA', dst: 'DEHAM', names: names('汉堡') },
]);
const one = JSON.stringify([{ org: 'CNSHA', dst: 'SGSIN', names: names('新加坡') }]);

journeys(homeMachine, homeCases, [
  {
    title: '[1.2] lanes, trends, news and figures are read with the page, and no places nor lanes of a class',
    events: [],
    ends: {
      ...ends(),
      asked: {
        lanes: [asking('')],
        trends: [asking('')],
        news: [asking('')],
        figures: [asking('')],
        locations: [],
        lanesOfClass: [],
      },
    },
  },
  {
    title: '[1.2] trends are those of the three lanes shown first, asked for once',
    events: [read.begun, read.nothing, read.four, read.four],
    ends: { ...ends({}, { trends: three }), sent: { trends: [asks(three)] } },
  },
  {
    title: '[1.2] other lanes have other trends; while lanes are read again the old ones stay',
    events: [read.four, read.nothing, read.one],
    ends: { ...ends({}, { trends: one }), sent: { trends: [asks(three), asks(one)] } },
  },
  {
    title: '[1.2] places of a kind are read once somebody is about to choose one',
    events: [wanted('airport'), wanted('airport')],
    ends: {
      ...ends({ places: 'open' }, { kind: 'airport' }),
      asked: { locations: [asking('airport')] },
      sent: { locations: [] },
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
    events: [classWanted('8'), classWanted('8'), classWanted('3')],
    ends: {
      ...ends({ classes: 'open' }, { dgClass: '3' }),
      asked: { lanesOfClass: [asking('8')] },
      sent: { lanesOfClass: [asks('3')] },
    },
  },
  {
    title: '[1.2] figures short of their interval are not read again',
    events: [{ after: 59_999 }],
    ends: { ...ends(), sent: { figures: [] } },
  },
  {
    title: '[1.2] figures are read again each time it has passed',
    events: [{ after: 60_000 }, { after: 60_000 }],
    ends: { ...ends(), sent: { figures: [asks(''), asks('')], lanes: [], news: [] } },
  },
  {
    title: '[1.2] nothing is read while nobody looks',
    events: [hidden, { after: 180_000 }],
    ends: { ...ends({ visit: 'unseen' }), sent: { figures: [], lanes: [], news: [] } },
  },
  {
    title: '[1.2] who comes back finds lanes, news and figures brought up to date, and the interval begins again',
    events: [{ after: 40_000 }, hidden, shown, { after: 59_999 }],
    ends: { ...ends(), sent: { figures: [asks('')], lanes: [asks('')], news: [asks('')], trends: [] } },
  },
]);
