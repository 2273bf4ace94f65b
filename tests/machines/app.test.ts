import { accountMachine } from '#machines/account/index.ts';
import { appCases } from '#machines/app/app.cases.ts';
import { appMachine } from '#machines/app/index.ts';
import { loginMachine } from '#machines/login/index.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { singleSignOnMachine } from '#machines/single-sign-on/index.ts';
import { event, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const accountRequest = { intent: 'changePassword', failure: 'insecure', lastMode: 'register', needsOldPassword: false };
const fromForm = { intent: 'signIn', failure: null, lastMode: 'password', needsOldPassword: true, isFromForm: true };
const wanted = event('account.wanted', accountRequest);
const stored = { ...accountRequest, isFromForm: false };
const input = { ticket: null };
const arriving = { ticket: 'ticket-7' };
const running = (account: string, arrival = 'settled') => ({ running: { account, arrival } });
const quiet = { value: running('closed'), context: { ticket: null, account: null } };
const closedWithRequest = { value: running('closed'), context: { ticket: null, account: stored } };
const answer = { token: 'token-7', userName: '王珂' };
const signedIn = { kind: 'signedIn', answer };

const accountRequested = event('account.wanted', {
  intent: 'verify',
  failure: null,
  lastMode: 'sms',
  needsOldPassword: true,
});

journeys(appMachine, { ...appCases, selectors: {}, usual: {} }, [
  {
    title: '[4.9] the parts of the site run from the beginning, and no dialog is open',
    input,
    events: [],
    ends: {
      ...quiet,
      asked: {
        session: [undefined],
        chunkReload: [undefined],
        header: [undefined],
        navigation: [undefined],
        prefetch: [undefined],
        toasts: [undefined],
        account: [],
        singleSignOn: [],
      },
      can: ['account.wanted'],
    },
  },
  {
    title: '[4.9][3.2b] the account dialog opens once, for what it was first asked for',
    input,
    events: [wanted, event('account.wanted', fromForm)],
    ends: {
      value: running('open'),
      context: { ticket: null, account: stored },
      asked: { account: [stored] },
    },
  },
  {
    title: '[4.9][3.2b] closed and asked for again it opens for what it is asked for then',
    input,
    events: [wanted, resolved('account', { kind: 'closed' }), event('account.wanted', fromForm)],
    ends: {
      value: running('open'),
      context: { ticket: null, account: fromForm },
      asked: { account: [stored, fromForm] },
    },
  },
  {
    title: '[2.5b] a form that asks for it says so',
    input,
    events: [event('account.wanted', fromForm)],
    ends: { value: running('open'), context: { ticket: null, account: fromForm }, asked: { account: [fromForm] } },
  },
  {
    title: '[2.5b] a closed login dialog leaves the page as it was, and no user signed in',
    input,
    events: [wanted, resolved('account', { kind: 'closed' })],
    ends: { ...closedWithRequest, sent: { session: [] } },
  },
  {
    title: '[4.28] a dialog whose code does not come is closed',
    input,
    events: [wanted, rejected('account')],
    ends: closedWithRequest,
  },
  {
    title: '[4.9] the login dialog is hidden from elsewhere, and may be shown again',
    input,
    events: [wanted, event('account.dismissed'), wanted, event('account.dismissed')],
    ends: { ...closedWithRequest, asked: { account: [stored, stored] } },
  },
  {
    title: '[4.9] nothing is hidden where no dialog is open',
    input,
    events: [event('account.dismissed')],
    ends: quiet,
  },
  {
    title: '[4.6] the ticket of the address is redeemed',
    input: arriving,
    events: [],
    ends: {
      value: running('closed', 'redeeming'),
      context: { ticket: 'ticket-7', account: null },
      asked: { singleSignOn: [{ ticket: 'ticket-7' }] },
      sent: { session: [] },
    },
  },
  {
    title: '[4.6] the session takes up whom it leads to, and the ticket is forgotten',
    input: arriving,
    events: [resolved('singleSignOn', signedIn)],
    ends: { ...quiet, sent: { session: [{ type: 'session.signedIn', ...answer }] } },
  },
  ...[resolved('singleSignOn', { kind: 'kept' }), rejected('singleSignOn')].map((end) => ({
    title: `[4.6] without a sign-in the session hears nothing, and the ticket is forgotten: ${end.type}`,
    input: arriving,
    events: [end],
    ends: { ...quiet, sent: { session: [] } },
  })),
  {
    title: '[4.6][4.5] the parts themselves: a ticket signs the visitor in',
    input: arriving,
    real: { session: sessionMachine, singleSignOn: singleSignOnMachine },
    events: [
      resolved('session/readSession', { token: null, userName: null }),
      resolved('singleSignOn/redeemTicket', signedIn),
    ],
    ends: { ...quiet, asked: { 'session/saveSession': [answer] } },
  },
  {
    title: '[4.6] the question itself is answered with staying',
    input: arriving,
    real: { singleSignOn: singleSignOnMachine },
    events: [
      resolved('singleSignOn/redeemTicket', { kind: 'otherAccount', name: '李**' }),
      toChild('singleSignOn', 'account.keep'),
    ],
    ends: { ...quiet, sent: { session: [] } },
  },
  {
    title: '[4.9] the dialog itself is closed',
    input,
    real: { account: accountMachine, login: loginMachine },
    events: [event('account.wanted', fromForm), toChild('account/login', 'login.close')],
    ends: { value: running('closed'), context: { ticket: null, account: fromForm } },
  },
  {
    title: '[4.6][4.9] with a ticket, a dialog open',
    input: { ticket: 'ticket-7' },
    events: [accountRequested],
    ends: { value: { running: { account: 'open', arrival: 'redeeming' } }, can: ['account.dismissed'] },
  },
]);
