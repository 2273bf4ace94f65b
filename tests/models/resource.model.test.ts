import { expect } from 'vitest';
import {
  type ResourceSnapshot,
  resourceMachine,
  selectCanRetry,
  selectContent,
  selectIsRefreshing,
  selectIsStale,
  selectScreen,
} from '#machines/resource/index.ts';
import { resourceCases } from '#machines/resource/resource.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { resourceModel } from './resource.model.ts';

walkModel('[4.27b] a list that is read', resourceModel, () => {
  const { actor, cause, pass, start } = drive(resourceMachine, resourceCases);
  start();
  const snapshot = () => actor.getSnapshot() as ResourceSnapshot;
  const found = (port: string, content: string) => cause(resolved(port, { outcome: 'found', content }));
  const later = async (answer: Promise<void>) => {
    await answer;
    pass(200);
  };
  const shows =
    (screen: string, content: unknown = null, turning = false, stale = false) =>
    () => {
      expect(selectScreen(snapshot())).toBe(screen);
      expect(selectContent(snapshot())).toBe(content);
      expect(selectIsRefreshing(snapshot())).toBe(turning);
      expect(selectIsStale(snapshot())).toBe(stale);
      expect(selectCanRetry(snapshot())).toBe(stale || screen === 'failed');
    };
  return {
    gestures: {
      'rows come at once': () => found('read', 'rows'),
      'wait a moment': () => pass(250),
      'rows come': () => later(found('read', 'rows')),
      'no answer comes': () => later(cause(rejected('read'))),
      'it does not exist': () => later(cause(resolved('read', { outcome: 'missing' }))),
      'turn the page': () => cause(event('resource.asked', { path: '/news', query: '?after=0.1.2.a' })),
      'the page comes': () => found('reread', 'other rows'),
      'the page does not come': () => cause(rejected('reread')),
      'try again': () => cause(event('resource.retry')),
      'try anew': () => cause(event('resource.retry')),
    },
    checks: {
      'nothing yet': shows('blank'),
      bars: shows('skeleton'),
      rows: shows('content', 'rows'),
      'rows while turning': shows('content', 'rows', true),
      'rows with a note': shows('content', 'rows', false, true),
      'other rows': shows('content', 'other rows'),
      error: shows('failed'),
      lost: shows('missing'),
    },
  };
});
