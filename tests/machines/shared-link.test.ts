import { sharedLinkMachine } from '#machines/shared-link/index.ts';
import { sharedLinkCases } from '#machines/shared-link/shared-link.cases.ts';
import * as selectors from '#machines/shared-link/shared-link.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const id = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const second = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const answer = { outcome: 'found', path: '/shippingFcl', query: 'orgPortCode=CNSHA' };
const found = resolved('read', answer);
const linkExpired = resolved('read', { outcome: 'expired' });
const lost = rejected('read');
const leave = event('link.leave');
const retry = event('link.retry');
const follow = event('link.followed', { id: second });
const reads = (...ids: string[]) => ({ asked: { read: ids.map((one) => ({ id: one })) } });
const does = (opened: number, cleared: number) => ({
  did: {
    openAddress: Array.from({ length: opened }, () => ({ answer })),
    clearAddress: Array.from({ length: cleared }, () => undefined),
  },
});
const nothing = { value: 'absent', context: { id: null } };

const followEvents = ['link.followed'];

journeys(sharedLinkMachine, { ...sharedLinkCases, selectors, usual: { selectScreen: 'none' } }, [
  {
    title: 'an address without a shared link asks for nothing',
    input: { id: null },
    events: [],
    ends: { ...nothing, ...reads(), ...does(0, 0), can: followEvents },
  },
  {
    title: 'a shared link is read',
    events: [],
    ends: {
      value: 'reading',
      context: { id },
      ...reads(id),
      ...does(0, 0),
      tags: ['busy', 'notice'],
      can: followEvents,
      shows: { selectScreen: 'reading' },
    },
  },
  { title: 'and opens what was shared', events: [found], ends: { ...nothing, ...does(1, 0) } },
  {
    title: 'an expired or unknown link says so, until the person goes on alone',
    events: [linkExpired],
    ends: {
      value: 'expired',
      context: { id },
      ...does(0, 0),
      tags: ['notice'],
      can: [...followEvents, 'link.leave'],
      shows: { selectScreen: 'expired' },
    },
  },
  { title: 'and then nothing is left of it', events: [linkExpired, leave], ends: { ...nothing, ...does(0, 1) } },
  {
    title: '[8.3] a silent server says so',
    events: [lost],
    ends: {
      value: 'failed',
      context: { id },
      ...does(0, 0),
      tags: ['notice'],
      can: [...followEvents, 'link.leave', 'link.retry'],
      shows: { selectScreen: 'failed' },
    },
  },
  {
    title: '[8.3] and is tried again',
    events: [lost, retry, found],
    ends: { ...nothing, ...reads(id, id), ...does(1, 0) },
  },
  { title: '[8.3] or left alone', events: [lost, leave], ends: { ...nothing, ...reads(id), ...does(0, 1) } },
  {
    title: 'a second link opened on the same page is read too',
    events: [found, follow, linkExpired],
    ends: { value: 'expired', context: { id: second }, ...reads(id, second) },
  },
  {
    title: 'even while the first is being read',
    events: [follow, found],
    ends: { ...nothing, ...reads(id, second), ...does(1, 0) },
  },
]);
