import { ownPostMachine } from '#machines/own-post/index.ts';
import { changedQuote, ownPostCases } from '#machines/own-post/own-post.cases.ts';
import * as all from '#machines/own-post/own-post.select.ts';
import { event, rejected } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const revoke = event('post.revoke');
const confirm = event('post.confirm');
const decision = { kind: 'revoke' };
const asked = ['post.confirm', 'post.keep'];
const usual = { selectIsAsking: true, selectIsDeciding: false, selectDecision: decision, selectFailure: null };

stateTable(ownPostMachine, ownPostCases, { all }, usual, [
  {
    title: '[1.11] nothing is decided',
    events: [],
    value: 'idle',
    can: ['post.award', 'post.revoke'],
    shows: { selectIsAsking: false, selectDecision: null },
  },
  { title: '[1.11] it is asked', events: [revoke], value: 'asking', tags: ['open'], can: asked },
  {
    title: '[1.11] it is being done',
    events: [revoke, confirm],
    value: 'deciding',
    tags: ['busy', 'open'],
    can: [],
    shows: { selectIsDeciding: true },
  },
  {
    title: '[1.11] it failed',
    events: [revoke, confirm, rejected('decide', new Error('没有网络'))],
    value: 'asking',
    tags: ['open'],
    can: asked,
    shows: { selectFailure: '没有网络' },
  },
  {
    title: '[1.11] it was changed elsewhere',
    events: [revoke, confirm, rejected('decide', changedQuote)],
    value: 'idle',
    can: ['post.award', 'post.revoke'],
    shows: { selectIsAsking: false, selectDecision: null, selectFailure: '报价刚改过' },
  },
]);
