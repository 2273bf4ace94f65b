import { methanolEntry } from '#machines/kit/methanol-entry.ts';
import { listedNumbersMachine } from '#machines/listed-numbers/index.ts';
import { listedNumbersCases, lookUpFailed } from '#machines/listed-numbers/listed-numbers.cases.ts';
import * as all from '#machines/listed-numbers/listed-numbers.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const asked = event('numbers.asked', { unNos: ['1230', '9999'] });
const found = resolved('read', [methanolEntry]);
const away = rejected('read', lookUpFailed);
const known = {
  selectFailure: null,
  'selectStandingOf(1230)': 'known',
  'selectStandingOf(9999)': 'known',
};

stateTable(listedNumbersMachine, listedNumbersCases, { all, asked: { selectStandingOf: ['1230', '9999'] } }, known, [
  { title: '[3.14] nothing to look up', events: [], value: 'known', can: ['numbers.asked'] },
  {
    title: '[3.14] two numbers are being read',
    events: [asked],
    value: 'reading',
    can: ['numbers.asked'],
    shows: { 'selectStandingOf(1230)': 'reading', 'selectStandingOf(9999)': 'reading' },
  },
  {
    title: '[3.14] one was found, the other is not in the list',
    events: [asked, found],
    value: 'known',
    can: ['numbers.asked'],
    shows: { 'selectStandingOf(9999)': 'unlisted' },
  },
  {
    title: '[3.14] neither was read',
    events: [asked, away],
    value: 'failed',
    can: ['numbers.asked', 'numbers.retry'],
    shows: {
      selectFailure: lookUpFailed.failure.message,
      'selectStandingOf(1230)': 'failed',
      'selectStandingOf(9999)': 'failed',
    },
  },
]);
