import { toastsMachine } from '#machines/toasts/index.ts';
import { toastsCases } from '#machines/toasts/toasts.cases.ts';
import * as all from '#machines/toasts/toasts.select.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const passing = { tone: 'danger', text: '舱位不足' };
const notice = { tone: 'danger', title: '错误', text: '抱歉，服务器繁忙！' };
const say = (toast: object) => event('toast.shown', toast);

stateTable(toastsMachine, toastsCases, { all }, { selectShown: [] }, [
  { title: '[8.1] nothing is said', events: [], value: 'quiet', can: ['region.entered', 'toast.shown'] },
  {
    title: '[8.3] a notification stays and can be closed',
    events: [say(notice)],
    value: 'quiet',
    can: ['region.entered', 'toast.close', 'toast.shown'],
    shows: { selectShown: [{ ...notice, key: '1' }] },
  },
  {
    title: '[8.1] a toast goes by itself and cannot',
    events: [say(passing)],
    value: 'counting',
    can: ['region.entered', 'toast.shown'],
    shows: { selectShown: [{ ...passing, key: '1' }] },
  },
  {
    title: 'nothing goes under the pointer',
    events: [say(passing), say(notice), event('region.entered')],
    value: 'held',
    can: ['region.left', 'toast.close', 'toast.shown'],
    shows: {
      selectShown: [
        { ...passing, key: '1' },
        { ...notice, key: '2' },
      ],
    },
  },
]);
