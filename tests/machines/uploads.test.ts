import { expect } from 'vitest';
import { uploadsMachine } from '#machines/uploads/index.ts';
import { uploadsCases } from '#machines/uploads/uploads.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const file = (key: string) => ({ key, path: 'cargo.0.sds', name: `${key}.pdf`, size: 1_000 });
const added = event('upload.added', { files: [file('one'), file('two')] });
const answer = { fileId: 'file-1', name: 'one.pdf', size: 1_000 };
const done = resolved('upload', answer);
const at = (value: string, states: string[], taken: object[] = []) => ({
  value,
  context: {
    entries: states.map((state) => expect.objectContaining({ key: state.split(' ')[0], state: state.split(' ')[1] })),
    taken,
  },
});
const taken = { key: 'one', path: 'cargo.0.sds', ...answer };

journeys(uploadsMachine, uploadsCases, [
  {
    title: '[4.31] files go one after the other',
    events: [added],
    ends: at('sending', ['one sending', 'two waiting']),
  },
  {
    title: '[4.31] one that is in makes room for the next',
    events: [added, done],
    ends: at('sending', ['two sending'], [taken]),
  },
  {
    title: '[4.31] one that is refused says why; the next goes on',
    events: [added, rejected('upload', new Error('文件类型不支持'))],
    ends: at('sending', ['one failed', 'two sending']),
  },
  {
    title: '[4.31] and it can be tried again',
    events: [added, rejected('upload'), event('upload.retry', { key: 'one' })],
    ends: at('sending', ['one waiting', 'two sending']),
  },
  {
    title: '[4.31] one under way is taken back at once',
    events: [added, event('upload.remove', { key: 'one' })],
    ends: at('sending', ['two sending']),
  },
  {
    title: '[4.31] progress of another file changes nothing',
    events: [added, event('upload.progressed', { key: 'two', percent: 40 })],
    ends: at('sending', ['one sending', 'two waiting']),
  },
]);
