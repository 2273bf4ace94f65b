import { useSelector } from '@xstate/react';
import { operatorContent as words } from '#copy/operator/content.ts';
import { type ArticleKind, articleKindNames } from '#domain/content/kinds.ts';
import { type OperatorArticleRef, selectCanOpen, selectOpen } from '#machines/operator-article/index.ts';
import { type ArticleRow, type OperatorQueueRef, selectFilters } from '#machines/operator-queue/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { BesideQueue } from '../queue/BesideQueue.tsx';
import { Queue } from '../queue/Queue.tsx';
import type { FilterChoice } from '../queue/QueueFilters.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { ArticleStatus } from './ArticleStatus.tsx';
import { OperatorArticle } from './OperatorArticle.tsx';

const STATUSES = (['DRAFT', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN'] as const).map((value) => ({
  value,
  label: words.statuses[value],
}));

const FILTERS: readonly FilterChoice[] = [
  {
    field: 'service',
    label: words.kind,
    choices: articleKindNames.map((value) => ({ value: value === 'NEWS' ? '' : value, label: words.kinds[value] })),
  },
  { field: 'status', label: words.status, choices: [{ value: '', label: words.all }, ...STATUSES] },
];

interface OperatorContentProps {
  queue: OperatorQueueRef;
  article: OperatorArticleRef;
  hold: HoldFile;
}

/** Published content, one kind at a time, with the open article beside it. */
export function OperatorContent({ queue, article, hold }: OperatorContentProps) {
  const open = useSelector(article, selectOpen);
  const canOpen = useSelector(article, selectCanOpen);
  const kind = useSelector(queue, chosenKind);
  return (
    <BesideQueue
      queue={
        <Queue
          actor={queue}
          own={words}
          filters={FILTERS}
          openId={open?.id ?? null}
          canOpen={canOpen}
          onOpen={(id) => article.send({ type: 'article.open', kind, id })}
          titleOf={(row) => (row.kind === 'article' ? row.article.title : row.id)}
          renderRow={(row) => (row.kind === 'article' ? <Row row={row} /> : null)}
          begin={
            <Button
              size={32}
              tone="primary"
              icon="plus"
              disabled={!canOpen}
              onClick={() => article.send({ type: 'article.open', kind, id: null })}
            >
              {words.begin(words.kinds[kind])}
            </Button>
          }
        />
      }
      renderOpen={(toList) => <OperatorArticle actor={article} hold={hold} toList={toList} />}
    />
  );
}

const chosenKind = (snapshot: Parameters<typeof selectFilters>[0]): ArticleKind => {
  const { service } = selectFilters(snapshot);
  return articleKindNames.find((kind) => kind === service) ?? 'NEWS';
};

const Row = ({ row: { article } }: { row: ArticleRow }) => (
  <>
    <span className="flex flex-wrap items-center gap-0.5">
      <ArticleStatus row={article} />
    </span>
    <Edited row={article} />
  </>
);

export function Edited({ row: { editedBy, editedAt } }: { row: ArticleRow['article'] }) {
  return (
    <span className="text-12 text-ink-3">
      {editedAt === null ? (
        words.untouched
      ) : (
        <>
          {words.edited(editedBy ?? '')} <DateTime instant={editedAt} zone={HOUSE_ZONE} />
        </>
      )}
    </span>
  );
}
