import { appCases } from '#machines/app/app.cases.ts';
import { appMachine } from '#machines/app/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const wish = { wish: 'signIn', obstacle: null, lastMode: null, needsOldPassword: true, isFromForm: false };
const wanted = event('account.wanted', wish);

journeys(appMachine, appCases, [
  {
    title: '[4.9][3.2b] the login dialog opens once, however often it is asked for',
    input: { ticket: null },
    events: [wanted, wanted],
    ends: { value: { running: { account: 'open', arrival: 'settled' } }, context: { ticket: null, account: wish } },
  },
  {
    title: '[2.5b] a closed login dialog leaves the page as it was',
    input: { ticket: null },
    events: [wanted, resolved('account', { kind: 'closed' })],
    ends: { value: { running: { account: 'closed', arrival: 'settled' } }, context: { ticket: null, account: wish } },
  },
  {
    title: '[4.9] the login dialog is hidden from elsewhere, and may be shown again',
    input: { ticket: null },
    events: [wanted, event('account.dismissed'), wanted, event('account.dismissed')],
    ends: { value: { running: { account: 'closed', arrival: 'settled' } }, context: { ticket: null, account: wish } },
  },
  {
    title: '[4.9] nothing is hidden where no dialog is open',
    input: { ticket: null },
    events: [event('account.dismissed')],
    ends: { value: { running: { account: 'closed', arrival: 'settled' } }, context: { ticket: null, account: null } },
  },
  {
    title: '[4.6] a ticket is redeemed once and forgotten, even where its code does not come',
    input: { ticket: 'ticket' },
    events: [rejected('singleSignOn')],
    ends: { value: { running: { account: 'closed', arrival: 'settled' } }, context: { ticket: null, account: null } },
  },
]);
