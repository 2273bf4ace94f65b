import { expect } from 'vitest';
import { type PageLoadingSnapshot, pageLoadingMachine, selectVariant } from '#machines/page-loading/index.ts';
import { pageLoadingCases } from '#machines/page-loading/page-loading.cases.ts';
import { drive } from '../kit/drive.ts';
import { event } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { pageLoadingModel } from './page-loading.model.ts';

walkModel('[4.27] the progress bar', pageLoadingModel, () => {
  const { actor, cause, pass, start } = drive(pageLoadingMachine, pageLoadingCases);
  start();
  const variant = () => selectVariant(actor.getSnapshot() as PageLoadingSnapshot);
  const click = () => cause(event('loading.started'));
  const arrive = () => cause(event('loading.finished'));
  return {
    gestures: {
      'click a link, page comes at once': async () => {
        await click();
        pass(150);
        expect(variant()).toBe('hidden');
        await arrive();
      },
      'click a link, page is slow': async () => {
        await click();
        pass(300);
      },
      'click another link': click,
      'wait very long': () => pass(30_000),
      'page comes': async () => {
        await arrive();
        pass(100);
        expect(variant()).not.toBe('hidden');
        pass(400);
      },
    },
    checks: {
      nothing: () => expect(variant()).toBe('hidden'),
      bar: () => expect(variant()).toBe('filling'),
      'full bar': () => expect(variant()).toBe('full'),
    },
  };
});
