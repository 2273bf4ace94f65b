import type { ProcurementItem, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { CHINA, clockTime, localDay } from '#domain/schedule/zone.ts';
import type { OwnPostRef } from '#machines/own-post/index.ts';
import { Award, OwnPost } from './OwnPost.tsx';
import { QuoteComparison } from './QuoteComparison.tsx';
import { ReceivedQuotes } from './ReceivedQuotes.tsx';
import { WonGoods } from './WonGoods.tsx';

interface OwnRequestProps {
  actor: OwnPostRef;
  /** Address of the list. */
  base: string;
  post: ProcurementItem;
  received: SupplierQuotes;
  url: string;
  onCopy: (text: string) => void;
  onCertificate: (quoteNo: string, lineNo: number) => void;
}

/** The user's own request: link for suppliers, quotes side by side, and the award. */
export function OwnRequest({ actor, base, post, received, url, onCopy, onCertificate }: OwnRequestProps) {
  const isUndecided = post.state !== 'AWARDED';
  const mayDecide = post.own?.mayDecide === true;
  return (
    <div className="grid gap-3">
      <OwnPost
        {...{ actor, url, isUndecided, mayDecide, onCopy }}
        made={post.own}
        hasAccessCode={post.hasAccessCode}
        codeWaitUntil={post.codeWaitUntil === null ? null : clockTime(post.codeWaitUntil, CHINA)}
        views={post.views}
        quotes={received.length}
      />
      <ReceivedQuotes
        quotes={received}
        lines={post.lines}
        awarded={post.awarded}
        onCertificate={onCertificate}
        decide={
          isUndecided && mayDecide
            ? (quote) => <Award {...{ actor, quote }} today={localDay(post.serverTime, CHINA)} />
            : undefined
        }
      />
      <WonGoods base={base} post={post} />
      {received.length > 1 ? <QuoteComparison quotes={received} lines={post.lines} /> : null}
    </div>
  );
}
