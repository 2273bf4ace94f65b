import { appCases } from '#machines/app/app.cases.ts';
import { appMachine } from '#machines/app/index.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const wanted = event('account.wanted', { wish: 'verify', failure: null, lastMode: 'sms', needsOldPassword: true });

stateTable(appMachine, appCases, { all: {} }, {}, [
  {
    title: '[4.9] the site, no dialog open',
    input: { ticket: null },
    events: [],
    value: { running: { account: 'closed', arrival: 'settled' } },
    can: ['account.wanted'],
  },
  {
    title: '[4.6][4.9] with a ticket, a dialog open',
    input: { ticket: 'ticket-7' },
    events: [wanted],
    value: { running: { account: 'open', arrival: 'redeeming' } },
    can: ['account.dismissed'],
  },
]);
