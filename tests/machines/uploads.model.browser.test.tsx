import { page, userEvent } from 'vitest/browser';
import { uploads as words } from '#copy/dangerous-goods/papers.ts';
import { KIT } from '#copy/kit.ts';
import { UPLOAD_EXTENSIONS } from '#domain/limits.ts';
import { subject } from '#stories/uploads/uploads.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { uploadsModel } from './uploads.model.ts';

const { cancel, remove, retry, waiting, percent } = KIT.files;
const PROGRAM = 'first.exe';
const [FIRST, SECOND] = ['first.pdf', 'second.pdf'] as const;

walkView('[4.31] papers on their way', uploadsModel, subject, ({ press, happens, sees }) => {
  const chooseFiles = (...names: readonly string[]) => {
    const box = page.elementLocator(document.querySelector('input[type=file]') as Element);
    return userEvent.upload(
      box,
      names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
    );
  };
  const choose = () => chooseFiles(FIRST, SECOND);
  let current: string = FIRST;
  const answer = () => resolved('upload', { fileId: `file-${current}`, name: current, size: 8 });
  const arrive = async () => {
    await happens(answer());
    current = SECOND;
  };
  const rows = (first: string | null, second: string | null) => {
    const [there, removed] = [[FIRST, first] as const, [SECOND, second] as const].reduce<[string[], string[]]>(
      ([shown, hidden], [name, button]) => [
        button === null ? shown : [...shown, button],
        button === null ? [...hidden, name] : hidden,
      ],
      [[], []],
    );
    return { shows: { button: there }, lacks: removed };
  };
  const both = sees({ ...rows(cancel(FIRST), cancel(SECOND)), says: [percent(0), waiting] });
  const none = sees(rows(null, null));
  return {
    gestures: {
      'choose two files': choose,
      'choose a program': () => chooseFiles(PROGRAM),
      'choose the same two again': choose,
      'see it move': () =>
        happens(
          event('upload.progressed', { key: SECOND, percent: 90 }),
          event('upload.progressed', { key: FIRST, percent: 50 }),
        ),
      'it arrives': arrive,
      'it is refused': async () => {
        await happens(rejected('upload', new Error('文件已损坏')));
        current = SECOND;
      },
      'cancel it': async () => {
        await press(cancel(FIRST));
        current = SECOND;
      },
      'take out the one that waits': () => press(cancel(SECOND)),
      'try the refused again': () => press(retry(FIRST)),
      'both arrive': async () => {
        await happens(answer());
        current = FIRST;
        await happens(answer());
      },
      'try the refused again and it arrives': async () => {
        await press(retry(FIRST));
        current = FIRST;
        await happens(answer());
      },
      'take out the refused': () => press(remove(FIRST)),
    },
    checks: {
      'nothing chosen': none,
      'shown what is taken': sees({ alert: words.refusedKind(PROGRAM, UPLOAD_EXTENSIONS) }),
      'one on its way, one waits': both,
      'one on its way, one waits still': both,
      'half of it is there': sees({ says: [percent(50), waiting], lacks: [percent(90)] }),
      'the second on its way, the first taken': sees(rows(null, cancel(SECOND))),
      'the second on its way, the first refused': sees({ ...rows(retry(FIRST), cancel(SECOND)), says: ['文件已损坏'] }),
      'the second on its way, the first waits': sees({ ...rows(cancel(FIRST), cancel(SECOND)), says: [waiting] }),
      'the second on its way alone': sees(rows(null, cancel(SECOND))),
      'one on its way alone': sees({ ...rows(cancel(FIRST), null), says: [percent(0)] }),
      'one refused, one taken': sees({ ...rows(remove(FIRST), null), says: ['文件已损坏'] }),
      'one taken': none,
      'the first taken': none,
      'both taken': none,
    },
  };
});
