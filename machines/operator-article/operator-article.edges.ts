import { leavingOf } from '../kit/leave.ts';
import type { Article, ArticleChoice, OperatorArticleContext } from './operator-article.types.ts';

export type Failure = { error: unknown };
export type Loaded = { output: Article };

/** Transitions that leave the article where no edit can be lost. */
export function leaveEvents() {
  return {
    'article.open': {
      target: '#operator-article.going',
      actions: { type: 'storeNext', params: ({ event }: { event: ArticleChoice }) => event },
    },
    'article.close': '#operator-article.going',
  } as const;
}

/** Tells other operators that the article is no longer open here. */
export function leaveAction() {
  return leavingOf(({ article }: OperatorArticleContext) => article?.row.id ?? null);
}

/** Stores the article after it was loaded or saved. */
export function storeActions() {
  return [
    { type: 'storeArticle', params: ({ event }: { event: Loaded }) => event },
    { type: 'tellQueue', params: ({ event }: { event: Loaded }) => event },
  ] as const;
}

/** A conflict reloads the article. No edit is lost: only saved versions are published or withdrawn. */
export function onFailure() {
  return [
    {
      guard: { type: 'isOutdated', params: ({ event }: { event: Failure }) => event },
      target: 'opening',
      actions: { type: 'storeRefusal', params: ({ event }: { event: Failure }) => event },
      description: '别人先改了，或不能这样做：说明原因，重新读',
    },
    {
      target: 'writing',
      actions: { type: 'storeRefusal', params: ({ event }: { event: Failure }) => event },
    },
  ] as const;
}
