import { sharingMachine } from '#machines/sharing/index.ts';
import { shared, sharedForm, sharingCases } from '#machines/sharing/sharing.cases.ts';
import * as selectors from '#machines/sharing/sharing.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = event('share.open', { shared });
const copy = event('share.copy');
const close = event('share.close');
const days = (count: number) => event('share.days', { days: count });
const link = { url: 'https://www.example.com/shippingFcl?share=bbbb', expiresAt: 1_769_000_000_000 };
const made = resolved('make', link);
const other = { ...shared, kind: 'price', path: '/fclDetail', title: '宁波 → 洛杉矶' };
const makes = (...asked: object[]) => ({ make: asked });
const copies = (times: number) => ({ copy: Array.from({ length: times }, () => ({ text: link.url })) });
const closed = { shared: null, days: 7, link: null };

const sampleLink = { url: 'https://www.example.com/shippingFcl?share=cccc', expiresAt: 1_769_000_000_000 };
const toMade = [open, resolved('make', sampleLink)];
const copying = [...toMade, event('share.copy')];
const opened = ['share.close', 'share.days'];
const copiesEvents = [...opened, 'share.copy'];
const usual = {
  selectScreen: 'made',
  selectIsOpen: true,
  selectUrl: sampleLink.url,
  selectExpiry: sampleLink.expiresAt,
  selectDays: 7,
  selectTitle: '上海 → 鹿特丹',
  selectCanCopy: true,
  selectService: null,
};
const unmade = { selectScreen: 'making', selectUrl: null, selectExpiry: null, selectCanCopy: false };

journeys(sharingMachine, { ...sharingCases, selectors, usual }, [
  {
    title: 'at first nothing is shared',
    events: [],
    ends: {
      value: 'closed',
      context: closed,
      asked: makes(),
      can: ['share.open'],
      shows: { ...unmade, selectIsOpen: false, selectTitle: '' },
    },
  },
  {
    title: 'opened, a link for seven days is made at once',
    events: [open],
    ends: {
      value: { open: 'making' },
      context: { shared, days: 7, link: null },
      asked: makes({ shared, days: 7 }),
      tags: ['open'],
      can: opened,
      shows: unmade,
    },
  },
  {
    title: 'and stands there until it is copied',
    events: [open, made],
    ends: { value: { open: 'made' }, context: { shared, days: 7, link }, asked: copies(0) },
  },
  {
    title: 'another time makes another link',
    events: [open, made, days(1)],
    ends: {
      value: { open: 'making' },
      context: { shared, days: 1, link: null },
      asked: makes({ shared, days: 7 }, { shared, days: 1 }),
    },
  },
  {
    title: 'even while the first is being made',
    events: [open, days(30), made],
    ends: {
      value: { open: 'made' },
      context: { shared, days: 30, link },
      asked: makes({ shared, days: 7 }, { shared, days: 30 }),
    },
  },
  {
    title: 'as many times as one thinks better of it',
    events: [open, days(30), days(1), made],
    ends: {
      value: { open: 'made' },
      context: { shared, days: 1, link },
      asked: makes({ shared, days: 7 }, { shared, days: 30 }, { shared, days: 1 }),
    },
  },
  {
    title: 'copied, as often as one likes',
    events: [open, made, copy, resolved('copy'), copy, resolved('copy')],
    ends: { value: { open: 'copied' }, context: { shared, days: 7, link }, asked: copies(2) },
  },
  {
    title: 'a browser that does not let us copy leaves the link to be copied by hand',
    events: [open, made, copy, rejected('copy')],
    ends: { value: { open: 'uncopied' }, context: { shared, days: 7, link }, asked: copies(1) },
  },
  {
    title: 'and may let us another time',
    events: [open, made, copy, rejected('copy'), copy],
    ends: { value: { open: 'copying' }, context: { shared, days: 7, link }, asked: copies(2) },
  },
  {
    title: '[8.3] a link that could not be made says so',
    events: [open, rejected('make')],
    ends: {
      value: { open: 'failed' },
      context: { shared, days: 7, link: null },
      tags: ['open'],
      can: [...opened, 'share.retry'],
      shows: { ...unmade, selectScreen: 'failed' },
    },
  },
  {
    title: '[8.3] and is tried again by its button',
    events: [open, rejected('make'), event('share.retry')],
    ends: {
      value: { open: 'making' },
      context: { shared, days: 7, link: null },
      asked: makes({ shared, days: 7 }, { shared, days: 7 }),
    },
  },
  {
    title: 'closed, the link is forgotten and the time that was chosen is kept',
    events: [open, days(30), made, close],
    ends: { value: 'closed', context: { ...closed, days: 30 } },
  },
  {
    title: 'opened again for something else, that is shared for this time',
    events: [open, days(30), made, close, event('share.open', { shared: other })],
    ends: {
      value: { open: 'making' },
      context: { shared: other, days: 30, link: null },
      asked: makes({ shared, days: 7 }, { shared, days: 30 }, { shared: other, days: 30 }),
    },
  },
  {
    title: 'a link of another time is made',
    events: [...toMade, event('share.days', { days: 30 })],
    ends: { value: { open: 'making' }, tags: ['open'], can: opened, shows: { ...unmade, selectDays: 30 } },
  },
  {
    title: 'a form is shared',
    events: [event('share.open', { shared: sharedForm })],
    ends: {
      value: { open: 'making' },
      tags: ['open'],
      can: opened,
      shows: { ...unmade, selectService: 'cfs', selectTitle: '' },
    },
  },
  {
    title: 'a link was made',
    events: toMade,
    ends: { value: { open: 'made' }, tags: ['open', 'made'], can: copiesEvents },
  },
  {
    title: 'it is copied',
    events: copying,
    ends: { value: { open: 'copying' }, tags: ['open', 'made'], can: opened, shows: { selectCanCopy: false } },
  },
  {
    title: 'it was copied',
    events: [...copying, resolved('copy')],
    ends: { value: { open: 'copied' }, tags: ['open', 'made'], can: copiesEvents, shows: { selectScreen: 'copied' } },
  },
  {
    title: 'it could not be copied',
    events: [...copying, rejected('copy')],
    ends: {
      value: { open: 'uncopied' },
      tags: ['open', 'made'],
      can: copiesEvents,
      shows: { selectScreen: 'uncopied' },
    },
  },
]);
