import { pageLoadingMachine } from '#machines/page-loading/index.ts';
import { pageLoadingCases } from '#machines/page-loading/page-loading.cases.ts';
import * as all from '#machines/page-loading/page-loading.select.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const started = event('loading.started');
const finished = event('loading.finished');
const begun = ['loading.started'];
const ended = ['loading.finished'];
const shown = [started, { after: 200 }];
const showing = (minimum: string, progress: string) => ({ showing: { minimum, progress } });

stateTable(pageLoadingMachine, pageLoadingCases, { all }, { selectVariant: 'hidden' }, [
  { title: '[4.27] nothing is on its way', events: [], value: 'idle', can: begun },
  { title: '[4.27] a page has been asked for', events: [started], value: 'throttled', can: ended },
  {
    title: '[4.27] the bar has just come',
    events: shown,
    value: showing('running', 'filling'),
    tags: ['visible'],
    can: ended,
    shows: { selectVariant: 'filling' },
  },
  {
    title: '[4.27b] the page comes right after it',
    events: [...shown, finished],
    value: showing('running', 'arrived'),
    tags: ['visible'],
    can: [],
    shows: { selectVariant: 'full' },
  },
  {
    title: '[4.27] the bar fills',
    events: [...shown, { after: 200 }],
    value: showing('over', 'filling'),
    tags: ['visible'],
    can: ended,
    shows: { selectVariant: 'filling' },
  },
  {
    title: '[4.27] the bar is full',
    events: [...shown, { after: 5_000 }],
    value: showing('over', 'full'),
    tags: ['visible'],
    can: ended,
    shows: { selectVariant: 'full' },
  },
  {
    title: '[4.27] the page is there',
    events: [...shown, { after: 200 }, finished],
    value: 'completing',
    tags: ['visible'],
    can: begun,
    shows: { selectVariant: 'completing' },
  },
]);
