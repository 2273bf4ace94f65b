import type { ProcurementItem, SupplierQuotes } from '#contract/calls/outdoor.ts';
import type { OwnPostRef } from '#machines/own-post/index.ts';
import { Award, OwnPost } from '#src/views/own-post/OwnPost.tsx';
import { ReceivedQuotes } from '#src/views/procurement/ReceivedQuotes.tsx';
import { QuoteComparison } from './QuoteComparison.tsx';

interface OwnRequestProps {
  actor: OwnPostRef;
  post: ProcurementItem;
  received: SupplierQuotes;
  url: string;
  onCopy: (text: string) => void;
}

/** One's own request: its link to hand out, what suppliers quoted side by side, and whom it goes to. */
export function OwnRequest({ actor, post, received, url, onCopy }: OwnRequestProps) {
  const isUndecided = post.state !== 'AWARDED';
  return (
    <div className="grid gap-3">
      <OwnPost
        {...{ actor, url, isUndecided, onCopy }}
        hasAccessCode={post.hasAccessCode}
        views={post.views}
        quotes={received.length}
      />
      <ReceivedQuotes
        quotes={received}
        lines={post.lines}
        awarded={post.awarded}
        decide={
          isUndecided
            ? ({ quoteNo, company }) => <Award actor={actor} quoteNo={quoteNo} company={company} />
            : undefined
        }
      />
      {received.length > 1 ? <QuoteComparison quotes={received} lines={post.lines} /> : null}
    </div>
  );
}
