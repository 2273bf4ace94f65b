import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  selectEntries,
  selectIsBusy,
  type UploadAnswer,
  type UploadRequest,
  type UploadsEvent,
  type UploadsTold,
  uploadsMachine,
} from '#machines/uploads/index.ts';
import { listener } from '../kit/listener.ts';
import { walkModel } from '../kit/walk-model.ts';
import { uploadsModel } from './uploads.model.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 2));
const files = ['first', 'second'].map((key) => ({ key, path: 'documents', name: `${key}.pdf`, size: 10 }));

interface UnderWay {
  request: UploadRequest;
  arrive(): void;
  refuse(error: Error): void;
}

walkModel('[4.31] papers on their way', uploadsModel, () => {
  const underWay: UnderWay[] = [];
  let aborted = 0;
  const { parent, told } = listener<UploadsTold>();
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        upload: fromPromise<UploadAnswer, UploadRequest>(
          ({ input: request, signal }) =>
            new Promise((resolve, reject) => {
              signal.addEventListener('abort', () => {
                aborted += 1;
              });
              const answer = { fileId: `file-${request.key}`, name: request.name, size: 10 };
              underWay.push({ request, arrive: () => resolve(answer), refuse: reject });
            }),
        ),
        progress: fromCallback<UploadsEvent, undefined>(() => undefined),
      },
    }),
    { input: { parent } },
  ).start();
  const snapshot = () => actor.getSnapshot();
  const entries = () =>
    selectEntries(snapshot())
      .map(({ key, state }) => `${key} ${state}`)
      .sort();
  const taken = () => told.flatMap((one) => (one.type === 'uploads.taken' ? [one.file.fileId] : []));
  const current = () => underWay.at(-1)!;
  const arrive = async () => {
    current().arrive();
    await settle();
  };
  const shows = (list: string[], files: string[]) => {
    expect(entries()).toEqual(list);
    expect(taken()).toEqual(files);
    expect(told.at(-1)?.areComing ?? false).toBe(list.length > 0);
    expect(selectIsBusy(snapshot())).toBe(list.some((entry) => entry.endsWith('sending')));
  };
  const remove = (key: string) => actor.send({ type: 'upload.remove', key });
  return {
    gestures: {
      'choose two files': () => actor.send({ type: 'upload.added', files }),
      // The page does not send it on.
      'choose a program': () => undefined,
      'choose the same two again': () => actor.send({ type: 'upload.added', files }),
      'see it move': () => {
        actor.send({ type: 'upload.progressed', key: 'second', percent: 90 });
        actor.send({ type: 'upload.progressed', key: 'first', percent: 50 });
      },
      'it arrives': arrive,
      'it is refused': async () => {
        current().refuse(new Error('文件已损坏'));
        await settle();
      },
      'cancel it': () => remove('first'),
      'take out the one that waits': () => remove('second'),
      'try the refused again': () => {
        actor.send({ type: 'upload.retry', key: 'second' });
        actor.send({ type: 'upload.retry', key: 'first' });
      },
      'both arrive': async () => {
        await arrive();
        await arrive();
      },
      'try the refused again and it arrives': async () => {
        actor.send({ type: 'upload.retry', key: 'first' });
        await settle();
        await arrive();
      },
      'take out the refused': () => remove('first'),
    },
    checks: {
      'nothing chosen': () => shows([], []),
      'told what is taken': () => shows([], []),
      'one on its way, one waits': () => {
        shows(['first sending', 'second waiting'], []);
        expect(underWay.map(({ request }) => request)).toEqual([{ key: 'first', name: 'first.pdf' }]);
      },
      'one on its way, one waits still': () => {
        shows(['first sending', 'second waiting'], []);
        expect(underWay).toHaveLength(1);
      },
      'half of it is there': () => expect(selectEntries(snapshot()).map(({ percent }) => percent)).toEqual([50, 0]),
      'the second on its way, the first taken': () => shows(['second sending'], ['file-first']),
      'the second on its way, the first refused': () => {
        shows(['first failed', 'second sending'], []);
        expect(selectEntries(snapshot()).map(({ failure }) => failure)).toEqual(['文件已损坏', null]);
      },
      'the second on its way, the first waits': () => {
        shows(['first waiting', 'second sending'], []);
        expect(selectEntries(snapshot())[0]).toMatchObject({ percent: 0, failure: null });
      },
      'the second on its way alone': () => {
        shows(['second sending'], []);
        expect(aborted).toBe(1);
      },
      'one on its way alone': () => shows(['first sending'], []),
      'one refused, one taken': () => shows(['first failed'], ['file-second']),
      'one taken': () => shows([], ['file-second']),
      'the first taken': () => shows([], ['file-first']),
      'both taken': () => {
        expect(entries()).toEqual([]);
        expect(taken().sort()).toEqual(['file-first', 'file-second']);
      },
    },
  };
});
