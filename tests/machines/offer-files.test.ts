import { offerFilesMachine } from '#machines/offer-files/index.ts';
import { offerFilesCases } from '#machines/offer-files/offer-files.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const request = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const ask = (format: string) => event('files.sheet', { format, request });

journeys(offerFilesMachine, offerFilesCases, [
  {
    title: 'a list is written whole and its rows are counted',
    events: [ask('csv'), resolved('writeSheet', { rows: 14 })],
    ends: { value: 'written', context: { asked: { format: 'csv', request }, rows: 14, failure: null } },
  },
  {
    title: 'a second export waits for the first',
    events: [ask('csv'), ask('xlsx')],
    ends: { value: 'writing', context: { asked: { format: 'csv', request }, rows: 0, failure: null } },
  },
  {
    title: '[8.3] what failed is tried again as it was asked',
    events: [ask('xlsx'), rejected('writeSheet'), event('files.retry')],
    ends: {
      value: 'writing',
      context: { asked: { format: 'xlsx', request }, rows: 0, failure: 'refused' },
    },
  },
]);
