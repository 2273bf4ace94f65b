import { sharingMachine } from '#machines/sharing/index.ts';
import { shared, sharedForm, sharingCases } from '#machines/sharing/sharing.cases.ts';
import * as all from '#machines/sharing/sharing.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const open = event('share.open', { shared });
const link = { url: 'https://www.example.com/shippingFcl?share=cccc', expiresAt: 1_769_000_000_000 };
const made = [open, resolved('make', link)];
const copying = [...made, event('share.copy')];
const opened = ['share.close', 'share.days'];
const copies = [...opened, 'share.copy'];

const usual = {
  selectScreen: 'made',
  selectIsOpen: true,
  selectUrl: link.url,
  selectExpiry: link.expiresAt,
  selectDays: 7,
  selectTitle: '上海 → 鹿特丹',
  selectCanCopy: true,
  selectService: null,
};
const unmade = { selectScreen: 'making', selectUrl: null, selectExpiry: null, selectCanCopy: false };

stateTable(sharingMachine, sharingCases, { all }, usual, [
  {
    title: 'nothing is shared',
    events: [],
    value: 'closed',
    can: ['share.open'],
    shows: { ...unmade, selectIsOpen: false, selectTitle: '' },
  },
  { title: 'a link is made', events: [open], value: { open: 'making' }, tags: ['open'], can: opened, shows: unmade },
  {
    title: 'a link of another time is made',
    events: [...made, event('share.days', { days: 30 })],
    value: { open: 'making' },
    tags: ['open'],
    can: opened,
    shows: { ...unmade, selectDays: 30 },
  },
  {
    title: '[8.3] a link could not be made',
    events: [open, rejected('make')],
    value: { open: 'failed' },
    tags: ['open'],
    can: [...opened, 'share.retry'],
    shows: { ...unmade, selectScreen: 'failed' },
  },
  {
    title: 'a form is shared',
    events: [event('share.open', { shared: sharedForm })],
    value: { open: 'making' },
    tags: ['open'],
    can: opened,
    shows: { ...unmade, selectService: 'cfs', selectTitle: '' },
  },
  { title: 'a link was made', events: made, value: { open: 'made' }, tags: ['open', 'made'], can: copies },
  {
    title: 'it is copied',
    events: copying,
    value: { open: 'copying' },
    tags: ['open', 'made'],
    can: opened,
    shows: { selectCanCopy: false },
  },
  {
    title: 'it was copied',
    events: [...copying, resolved('copy')],
    value: { open: 'copied' },
    tags: ['open', 'made'],
    can: copies,
    shows: { selectScreen: 'copied' },
  },
  {
    title: 'it could not be copied',
    events: [...copying, rejected('copy')],
    value: { open: 'uncopied' },
    tags: ['open', 'made'],
    can: copies,
    shows: { selectScreen: 'uncopied' },
  },
]);
