import { describe, expect, test } from 'vitest';
import { comparedQuery, fclCases, LINK_ID, linkQuery, noOffer, oneOffer, searched } from '#machines/fcl/fcl.cases.ts';
import { searchedOf } from '#machines/fcl/fcl.rules.ts';
import * as selectors from '#machines/fcl/fcl.select.ts';
import { fclMachine } from '#machines/fcl/index.ts';
import { defaultTerms, type SearchSnapshot, selectComparedQuery } from '#machines/search/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const LANE = 'from=CNSHA&to=NLRTM&isDanger=Y&ctnType=20GP';
const path = '/shippingFcl';
const opened = (query: string) => event('page.opened', { path, query });
const asks = (query: string) => ({ type: 'resource.asked', path: '', query });
const serverTime = { type: 'server.timed', now: oneOffer.now };
const tools = resolved('loadTools');
const list = { open: { time: 'known', comparison: {}, sharedLink: {} } };
const lane = { origin: 'CNSHA', destination: 'NLRTM' };
const ends = (offers: unknown, shown: unknown, context: object = {}) => ({
  value: { page: {}, days: {}, recent: {}, offers, list: shown } as never,
  context: { query: '', lane: '', compared: '', answer: null, ...context },
});
const rows = { lane: LANE, answer: oneOffer };
const none = { lane: LANE, answer: noOffer };

const { context: seen, ...searching } = searched.compared.snapshot;
const others = {
  ...searched.compared,
  snapshot: {
    ...searching,
    context: { ...seen, terms: { ...seen.terms, compared: ['FCL-CNSHA-NLRTM-MSCU-2931-DG'] } },
  },
};
const otherQuery = selectComparedQuery(others.snapshot as unknown as SearchSnapshot);

const sampleOpened = event('page.opened', { path: '/shippingFcl', query: '' });
const at = (offers: unknown, list: unknown) => ({ page: {}, days: {}, recent: {}, offers, list }) as never;
const can = ['page.asked', 'page.opened'];
const usual = {
  selectHasLink: false,
  selectOffering: undefined,
  selectIsListSettled: false,
};
const offered = { selectOffering: 'offering' };
const listed = { selectIsListSettled: true };

journeys(fclMachine, { ...fclCases, selectors, usual }, [
  {
    title: '[3.14] the ports, the days and the search begin with the page, the list and its tools not',
    events: [],
    ends: {
      ...ends('held', 'closed'),
      asked: {
        ports: [{ path: '', query: '' }],
        sailings: [{ path: '', query: '' }],
        search: [{ mode: 'list' }],
        offering: [],
        loadTools: [],
      },
      can,
    },
  },
  {
    title: '[3.14] with nothing asked for, lanes are offered, once',
    events: [searched.nothing, searched.nothing],
    ends: {
      ...ends({ open: 'due' }, 'closed'),
      asked: { offering: [{ path: '', query: '' }] },
      sent: { offering: [], sailings: [] },
      can,
      shows: offered,
    },
  },
  {
    title: '[3.14] a lane brings its days and the code of the list, and nothing is offered while its prices come',
    events: [searched.waiting, searched.waiting],
    ends: {
      ...ends('held', 'loading', { lane: LANE }),
      asked: { loadTools: [undefined], offering: [] },
      sent: { sailings: [asks(LANE)] },
      did: { keepLane: [] },
      can,
    },
  },
  {
    title: '[3.14] the lane of an answer is kept, once an answer, and the clock goes by it',
    events: [searched.rows, tools, searched.rows],
    ends: {
      ...ends('held', list, rows),
      asked: {
        link: [{ id: null }],
        trend: [{ path: '', query: '' }],
        month: [{ path: '', query: '' }],
        compared: [{ path: '', query: '' }],
        fees: [{ path: '', query: '' }],
      },
      sent: { clock: [serverTime], compared: [], link: [] },
      did: { keepLane: [{ lane }] },
      can,
      shows: listed,
    },
  },
  {
    title: '[3.14] tools that come before the answer are notified of it when it comes, and of the next',
    events: [searched.waiting, tools, searched.rows, searched.none],
    ends: {
      ...ends({ open: 'due' }, list, none),
      sent: { clock: [serverTime, { type: 'server.timed', now: noOffer.now }] },
      did: { keepLane: [{ lane }, { lane }] },
    },
  },
  {
    title: '[3.14] a lane of which the server knows one end only is not kept',
    events: [searched.unknown],
    ends: {
      ...ends({ open: 'due' }, 'loading', { lane: LANE, answer: { ...noOffer, dst: null } }),
      did: { keepLane: [] },
    },
  },
  {
    title: '[3.14] lanes offered once are offered again when there is no price again',
    events: [searched.nothing, searched.rows, searched.rows, searched.none, searched.none],
    ends: { ...ends({ open: 'due' }, 'loading', none), sent: { offering: [asks('')] } },
  },
  {
    title: '[3.14] with prices on the screen they are past',
    events: [searched.nothing, searched.rows, searched.rows, searched.rows],
    ends: { ...ends({ open: 'past' }, 'loading', rows), sent: { offering: [] }, can, shows: offered },
  },
  {
    title: '[3.5] prices side by side are asked for when they are looked at, and kept when they no longer are',
    events: [searched.rows, tools, searched.compared, searched.compared, searched.rows, searched.compared],
    ends: {
      ...ends('held', list, { ...rows, compared: comparedQuery }),
      sent: { compared: [asks(comparedQuery)] },
    },
  },
  {
    title: '[3.5] others side by side are asked for in their turn',
    events: [searched.rows, tools, searched.compared, others],
    ends: {
      ...ends('held', list, { ...rows, compared: otherQuery }),
      sent: { compared: [asks(comparedQuery), asks(otherQuery)] },
    },
  },
  {
    title: '[3.5] those looked at before the list is there are what it starts with',
    events: [searched.compared, tools],
    ends: {
      ...ends('held', list, { ...rows, compared: comparedQuery }),
      asked: { compared: [{ path: '', query: comparedQuery }] },
      sent: { compared: [] },
    },
  },
  {
    title: '[3.14] a shared link brings the list, which reads it, and no lanes are offered beside it',
    input: { path, query: linkQuery },
    events: [tools, searched.nothing],
    ends: {
      ...ends('held', list, { query: linkQuery }),
      asked: { link: [{ id: LINK_ID }], offering: [] },
      sent: { link: [], clock: [] },
      can,
      shows: { ...listed, selectHasLink: true },
    },
  },
  {
    title: '[3.14] one in the address to which the page is opened again is followed',
    events: [searched.rows, tools, opened(linkQuery), opened('')],
    ends: {
      ...ends('held', list, rows),
      sent: {
        link: [{ type: 'link.followed', id: LINK_ID }],
        search: [{ type: 'search.retry' }, { type: 'search.retry' }],
      },
      can,
      shows: listed,
    },
  },
  {
    title: '[3.14] and brings the list where there was none',
    events: [opened(linkQuery)],
    ends: { ...ends('held', 'loading', { query: linkQuery }), sent: { search: [{ type: 'search.retry' }] } },
  },
  {
    title: '[3.14] once it has left the address, lanes are offered',
    input: { path, query: linkQuery },
    events: [tools, event('page.asked', { path, query: '' }), searched.nothing],
    ends: { ...ends({ open: 'due' }, list), asked: { offering: [{ path: '', query: '' }] } },
  },
  {
    title: '[8.4] a list whose code does not come is lost, and tried again when the page is opened again',
    events: [searched.rows, rejected('loadTools'), searched.rows],
    ends: { ...ends('held', 'lost', rows), asked: { loadTools: [undefined] }, can, shows: listed },
  },
  {
    title: '[8.4] but not where no list is wanted any more',
    events: [searched.rows, rejected('loadTools'), searched.nothing, opened('')],
    ends: { ...ends({ open: 'due' }, 'closed'), asked: { loadTools: [undefined] } },
  },
  {
    title: '[8.4] with another try it comes',
    events: [searched.rows, rejected('loadTools'), opened(''), tools],
    ends: { ...ends('held', list, rows), asked: { loadTools: [undefined, undefined] } },
  },
  {
    title: '[8.4] and is tried again',
    events: [searched.rows, rejected('loadTools'), sampleOpened],
    ends: { value: at('held', 'loading'), can },
  },
]);

describe('[3.14] what the page takes from its search', () => {
  const of = (context: object, query = '') =>
    searchedOf(
      {
        context: { terms: defaultTerms, answer: null, failure: null, ...context },
        matches: () => false,
      } as never as SearchSnapshot,
      query,
    );
  const terms = (change: object) => ({ terms: { ...defaultTerms, ...change } });

  test('no lane without both ends, and none between a port and itself', () => {
    expect(of({}).lane).toBe('');
    expect(of(terms({ orgPortCode: 'CNSHA' })).lane).toBe('');
    expect(of(terms({ dstPortCode: 'CNSHA' })).lane).toBe('');
    expect(of(terms({ orgPortCode: 'CNSHA', dstPortCode: 'CNSHA' })).lane).toBe('');
    expect(of(terms({ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' })).lane).toBe(LANE);
  });

  test('no message is shown of prices before the address is read', () => {
    expect(of({}).isWithoutPrices).toBe(true);
    expect(of({}, '?orgPortCode=CNSHA').isWithoutPrices).toBe(false);
    expect(of({ answer: oneOffer }).isWithoutPrices).toBe(false);
    expect(of({ answer: noOffer }, '?orgPortCode=CNSHA').isWithoutPrices).toBe(true);
  });

  test('the lane of an answer is what the server calls it, where it knows both ends', () => {
    expect(of({ answer: oneOffer }).answered).toEqual(lane);
    expect(of({ answer: { ...oneOffer, org: null } }).answered).toBeNull();
    expect(of({ answer: { ...oneOffer, dst: null } }).answered).toBeNull();
    expect(of({}).answered).toBeNull();
  });
});
