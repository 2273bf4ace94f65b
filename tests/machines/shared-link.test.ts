import { sharedLinkMachine } from '#machines/shared-link/index.ts';
import { sharedLinkCases } from '#machines/shared-link/shared-link.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const id = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const found = resolved('read', { outcome: 'found', path: '/shippingFcl', query: 'orgPortCode=CNSHA' });

journeys(sharedLinkMachine, sharedLinkCases, [
  {
    title: 'an address without a shared link asks for nothing',
    input: { id: null },
    events: [],
    ends: { value: 'absent', context: { id: null } },
  },
  {
    title: 'a shared link opens what was shared',
    events: [found],
    ends: { value: 'absent', context: { id: null } },
  },
  {
    title: 'an expired or unknown link says so, until the person goes on alone',
    events: [resolved('read', { outcome: 'gone' })],
    ends: { value: 'gone', context: { id } },
  },
  {
    title: 'and then nothing is left of it',
    events: [resolved('read', { outcome: 'gone' }), event('link.leave')],
    ends: { value: 'absent', context: { id: null } },
  },
  {
    title: '[8.3] a silent server is tried again',
    events: [rejected('read'), event('link.retry'), found],
    ends: { value: 'absent', context: { id: null } },
  },
  {
    title: 'a second link opened on the same page is read too',
    events: [found, event('link.followed', { id }), resolved('read', { outcome: 'gone' })],
    ends: { value: 'gone', context: { id } },
  },
]);
