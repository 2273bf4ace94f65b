import { ownPostMachine } from '#machines/own-post/index.ts';
import { changedQuote, ownPostCases } from '#machines/own-post/own-post.cases.ts';
import * as selectors from '#machines/own-post/own-post.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { postId: 'request-of-the-tests' };
const award = { kind: 'award', quoteNo: 'PRC26100700001', updatedAt: 7 };
const choose = event('post.award', { quoteNo: award.quoteNo, updatedAt: 7 });
const revoke = event('post.revoke');
const confirm = event('post.confirm');
const standing = (more: object = {}) => ({ postId: input.postId, decision: null, failure: null, ...more });

const decision = { kind: 'revoke' };
const asked = ['post.confirm', 'post.keep'];
const usual = { selectIsAsking: true, selectIsDeciding: false, selectDecision: decision, selectFailure: null };

journeys(ownPostMachine, { ...ownPostCases, selectors, usual }, [
  {
    title: '[1.11] a quote is chosen only after it was asked about',
    input,
    events: [choose],
    ends: { value: 'asking', context: standing({ decision: award }), asked: { decide: [] } },
  },
  {
    title: '[1.11] confirmed, it is awarded',
    input,
    events: [choose, confirm],
    ends: {
      value: 'deciding',
      context: standing({ decision: award }),
      asked: { decide: [{ postId: input.postId, decision: award }] },
    },
  },
  {
    title: '[1.11] awarded, the page reads what stands now',
    input,
    events: [choose, confirm, resolved('decide', null)],
    ends: { value: 'idle', context: standing(), did: { reread: [undefined] } },
  },
  {
    title: '[1.11] a request is withdrawn the same way',
    input,
    events: [revoke, confirm],
    ends: {
      value: 'deciding',
      context: standing({ decision: { kind: 'revoke' } }),
      asked: { decide: [{ postId: input.postId, decision: { kind: 'revoke' } }] },
      tags: ['busy', 'open'],
      can: [],
      shows: { selectIsDeciding: true },
    },
  },
  {
    title: '[1.11] kept, nothing happens',
    input,
    events: [revoke, event('post.keep')],
    ends: { value: 'idle', context: standing(), asked: { decide: [] } },
  },
  {
    title: '[1.11] what failed says why, and may be tried again',
    input,
    events: [revoke, confirm, rejected('decide', new Error('没有网络'))],
    ends: {
      value: 'asking',
      context: standing({ decision: { kind: 'revoke' }, failure: '没有网络' }),
      tags: ['open'],
      can: asked,
      shows: { selectFailure: '没有网络' },
    },
  },
  {
    title: '[1.11] or be left, and no message is shown of it any more',
    input,
    events: [revoke, confirm, rejected('decide', new Error('没有网络')), event('post.keep')],
    ends: { value: 'idle', context: standing() },
  },
  {
    title: '[1.11] a quote that its supplier changed meanwhile is not taken: the page is read again, and why is shown',
    input,
    events: [choose, confirm, rejected('decide', changedQuote)],
    ends: {
      value: 'idle',
      context: standing({ failure: '报价刚改过' }),
      did: { reread: [undefined] },
      can: ['post.award', 'post.revoke'],
      shows: { selectIsAsking: false, selectDecision: null, selectFailure: '报价刚改过' },
    },
  },
  {
    title: '[1.11] what was shown goes with the next decision',
    input,
    events: [choose, confirm, rejected('decide', changedQuote), revoke],
    ends: { value: 'asking', context: standing({ decision: { kind: 'revoke' } }), tags: ['open'], can: asked },
  },
  {
    title: '[1.11] nothing is decided',
    events: [],
    ends: { value: 'idle', can: ['post.award', 'post.revoke'], shows: { selectIsAsking: false, selectDecision: null } },
  },
]);
