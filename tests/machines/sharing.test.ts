import { sharingMachine } from '#machines/sharing/index.ts';
import { shared, sharingCases } from '#machines/sharing/sharing.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = event('share.open', { shared });
const link = { url: 'https://www.example.com/shippingFcl?share=bbbb', expiresAt: 1 };
const made = resolved('make', link);
const failure = 'refused';

journeys(sharingMachine, sharingCases, [
  {
    title: 'opened, a link for seven days is made at once',
    events: [open, made],
    ends: { value: { open: 'made' }, context: { shared, days: 7, link, failure: null } },
  },
  {
    title: 'another time makes another link',
    events: [open, made, event('share.days', { days: 1 })],
    ends: { value: { open: 'making' }, context: { shared, days: 1, link: null, failure: null } },
  },
  {
    title: 'copied',
    events: [open, made, event('share.copy'), resolved('copy')],
    ends: { value: { open: 'copied' } },
  },
  {
    title: 'a browser that does not let us copy leaves the link to be copied by hand',
    events: [open, made, event('share.copy'), rejected('copy')],
    ends: { value: { open: 'uncopied' } },
  },
  {
    title: '[8.3] a link that could not be made is tried again',
    events: [open, rejected('make')],
    ends: { value: { open: 'failed' }, context: { shared, days: 7, link: null, failure } },
  },
  {
    title: '[8.3] by its button',
    events: [open, rejected('make'), event('share.retry')],
    ends: { value: { open: 'making' } },
  },
  {
    title: 'closed, the link is forgotten and the time that was chosen is kept',
    events: [open, event('share.days', { days: 30 }), made, event('share.close')],
    ends: { value: 'closed', context: { shared: null, days: 30, link: null, failure: null } },
  },
]);
