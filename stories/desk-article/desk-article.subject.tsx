import type { AnyMachineSnapshot } from 'xstate';
import { kindOf } from '#domain/content/kinds.ts';
import { sampleFile } from '#machines/desk-article/desk-article.sample.ts';
import {
  type DeskArticleRef,
  type DeskArticleSnapshot,
  selectCanWrite,
  selectForm,
  selectIsShown,
  selectOpen,
  selectSchedule,
} from '#machines/desk-article/index.ts';
import { deskContent as words } from '#src/ui/copy/desk-content.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { DeskArticle } from '#src/views/desk-article/DeskArticle.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const hold = ({ name, size }: File) => ({ ...sampleFile, name, size });

/** What adds a block, and what moves each or takes it out. */
function blockButtons(snapshot: AnyMachineSnapshot): string[] {
  const seen = snapshot as DeskArticleSnapshot;
  const open = selectOpen(seen);
  if (open === null || !selectCanWrite(seen)) return [];
  const adding = kindOf(open.kind).blocks.filter((kind) => kind !== 'picture' && kind !== 'file');
  const { blocks } = selectForm(seen);
  const moving = blocks.flatMap(({ kind }, index) => {
    const name = words.block(index + 1, words.blockKinds[kind]);
    return [
      ...(index === 0 ? [] : [words.up(name)]),
      ...(index === blocks.length - 1 ? [] : [words.down(name)]),
      words.remove(name),
    ];
  });
  return [...adding.map((kind) => words.add(words.blockKinds[kind])), ...moving];
}

export const subject: Subject = {
  entry: entryOf('desk-article'),
  render: (actor) => <DeskArticle actor={actor as DeskArticleRef} hold={hold} toList={nothing} />,
  controls: {
    'article.close': words.close,
    'article.retry': KIT.retry,
    'leave.keep': words.leaveKeep,
    'leave.confirm': words.leaveConfirm,
    'article.save': words.save,
    'preview.open': words.preview,
    'preview.close': words.backToWriting,
    'publish.submit': (snapshot) => {
      const seen = snapshot as DeskArticleSnapshot;
      return selectIsShown(seen) || selectSchedule(seen).when === 'now' ? words.submitNow : words.submitLater;
    },
    'withdraw.ask': words.withdraw,
    'withdraw.keep': words.keep,
    'withdraw.confirm': words.confirm,
    'theirs.take': words.theirs,
    'mine.keep': words.mine,
    'file.cancel': words.cancel,
  },
  besides: blockButtons,
};
