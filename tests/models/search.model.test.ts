import { expect } from 'vitest';
import {
  type SearchSnapshot,
  searchMachine,
  selectCanRetry,
  selectError,
  selectIsBusy,
  selectIsOutdated,
  selectScreen,
} from '#machines/search/index.ts';
import { emptyAnswer, oneOffer, searchCases } from '#machines/search/search.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { searchModel } from './search.model.ts';

walkModel('[3.5] search', searchModel, () => {
  const { actor, cause, pass, start } = drive(searchMachine, searchCases);
  start();
  const snapshot = () => actor.getSnapshot() as SearchSnapshot;
  const open = () => cause(event('address.changed', { query: 'orgPortCode=CNSHA&dstPortCode=NLRTM' }));
  const found = () => cause(resolved('search', oneOffer));
  const none = () => cause(resolved('search', emptyAnswer));
  const silent = () => cause(rejected('search', new Error('没有回应')));
  let kilograms = 1_000;
  const edit = async (change: object) => {
    await cause(event('search.edit', { edit: change }));
    pass(300);
  };
  const weigh = () => {
    kilograms += 1;
    return edit({ kind: 'form', change: { weight: String(kilograms) } });
  };
  const choose = (side: string, code: string, name: string) => edit({ kind: 'chosen', side, code, name });
  const shows = (screen: string, total: number, canRetry: boolean) => () => {
    expect(selectScreen(snapshot())).toBe(screen);
    expect(snapshot().context.answer?.total ?? 0).toBe(total);
    expect(selectCanRetry(snapshot())).toBe(canRetry);
    expect(selectIsBusy(snapshot())).toBe(false);
  };
  return {
    gestures: {
      'open a link with both ports': async () => {
        await open();
        await found();
      },
      'open a link to a lane without prices': async () => {
        await open();
        await none();
      },
      'open a link, server silent': async () => {
        await open();
        await silent();
      },
      'type a port without choosing': () => edit({ kind: 'typed', side: 'origin', text: '上海' }),
      'choose both ports': async () => {
        await choose('origin', 'CNSHA', '上海');
        await choose('destination', 'NLRTM', '鹿特丹');
        await found();
      },
      'change the weight': async () => {
        await weigh();
        await found();
      },
      'change the weight, server silent': async () => {
        await weigh();
        await silent();
      },
      'ask for general cargo, none': async () => {
        await edit({ kind: 'form', change: { isDanger: 'N' } });
        await none();
      },
      'try again': async () => {
        await cause(event('search.retry'));
        await found();
      },
    },
    checks: {
      'nothing asked': () => {
        shows('nothing', 0, false)();
        expect(selectError('origin')(snapshot())).toBeNull();
      },
      'port to choose': () => {
        shows('nothing', 0, false)();
        expect(selectError('origin')(snapshot())).toBe('NOT_CHOSEN');
      },
      prices: () => {
        shows('rows', 1, true)();
        expect(selectIsOutdated(snapshot())).toBe(false);
      },
      'old prices': () => {
        shows('rows', 1, true)();
        expect(selectIsOutdated(snapshot())).toBe(true);
        expect(snapshot().context.failure).toBe('没有回应');
      },
      'no prices': shows('empty', 0, true),
      failed: () => {
        shows('failed', 0, true)();
        expect(snapshot().context.failure).toBe('没有回应');
      },
    },
  };
});
