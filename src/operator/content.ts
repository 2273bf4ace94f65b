import { fromPromise } from 'xstate';
import type { ContentToSave } from '#contract/calls/operator-content.ts';
import type { operatorTable } from '#contract/operator-table.ts';
import { contentOf } from '#domain/content/article-form.ts';
import {
  type Article,
  type AwardRequest,
  type CertificateRequest,
  operatorArticleMachine,
  type PageAddress,
  type PublishRequest,
  type ReadRequest,
  type RecallRequest,
  type SaveRequest,
  type TakenFile,
  type VersionRequest,
} from '#machines/operator-article/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { systemClock } from '#src/browser/clock.ts';
import { heldFile } from '#src/browser/held-files.ts';
import { sameTry } from '#src/browser/idempotency-key.ts';
import { openBlankTab } from '#src/browser/new-tab.ts';

/** Keeps only the form fields that the content kind defines. */
const toSave = ({ form, ...asked }: SaveRequest) => ({ ...asked, ...contentOf(form) }) as ContentToSave;

/** The article of the room as it runs in a browser. */
export function wireArticle(api: ApiOf<typeof operatorTable>) {
  const save = sameTry((asked: SaveRequest, idempotencyKey) =>
    api.operatorContentSave(toSave(asked), { idempotencyKey }),
  );
  return operatorArticleMachine.provide({
    actors: {
      readArticle: fromPromise<Article, ReadRequest>(({ input, signal }) => api.operatorContentRead(input, { signal })),
      save: fromPromise<Article, SaveRequest>(({ input }) => save(input)),
      preview: fromPromise<PageAddress, SaveRequest>(async ({ input, signal }) => {
        const tab = openBlankTab();
        try {
          const page = await api.operatorContentPreview(toSave(input), { signal });
          tab?.go(page.path);
          return page;
        } catch (error) {
          tab?.close();
          throw error;
        }
      }),
      upload: fromPromise<TakenFile, { key: string }>(async ({ input: { key }, signal }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        return api.operatorContentUpload({ file }, { signal });
      }),
      readTime: fromPromise<number, undefined>(async () => systemClock.now()),
      publish: fromPromise<Article, PublishRequest>(({ input: { at, ...asked } }) =>
        api.operatorContentPublish(at === null ? asked : { ...asked, at }),
      ),
      readCertificate: fromPromise<void, CertificateRequest>(async ({ input, signal }) => {
        await api.operatorQuoteCertificate(input, { preview: true, signal });
      }),
      award: fromPromise<Article, AwardRequest>(({ input }) => api.operatorAwardQuote(input)),
      recall: fromPromise<Article, RecallRequest>(({ input }) => api.operatorContentWithdraw(input)),
      withdraw: fromPromise<Article, VersionRequest>(({ input }) => api.operatorContentWithdraw(input)),
    },
  });
}
