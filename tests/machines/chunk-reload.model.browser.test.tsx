import { errors, shell } from '#copy/shell.ts';
import { subject } from '#stories/chunk-reload/chunk-reload.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { chunkReloadModel } from './chunk-reload.model.ts';

const NOW = 70_000;

walkView('[4.28] a lost part', chunkReloadModel, subject, ({ press, happens, sees }) => {
  const lost = (...answers: ReturnType<typeof event>[]) => happens(event('chunk.failed'), ...answers);
  const guard = (lastReloadAt: number | null) => resolved('readGuard', { lastReloadAt, now: NOW });
  return {
    gestures: {
      'a part is lost, first time': () => lost(guard(null), resolved('writeGuard')),
      'a part is lost, just after a reload': () => lost(guard(NOW - 59_999)),
      'a part is lost, nothing can be remembered': () => lost(rejected('readGuard')),
      'press retry': () => press(errors.reload),
      'the reload does not happen': () => happens({ after: 5_000 }),
    },
    checks: {
      reading: sees({ alert: '', status: '', lacks: [errors.chunkFailed] }),
      'asked to retry': sees({
        shows: { heading: [errors.chunkFailed], button: [errors.reload] },
        says: [errors.chunkFailedHint],
        links: { [errors.backHome]: '/' },
        status: '',
      }),
      'page reloads': sees({ alert: '', status: shell.loading }),
    },
  };
});
