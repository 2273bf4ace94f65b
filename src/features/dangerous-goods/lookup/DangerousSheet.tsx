import { useSelector } from '@xstate/react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import {
  type DangerousLookupRef,
  selectSheet,
  selectSheetScreen,
  selectUnNo,
} from '#machines/dangerous-lookup/index.ts';
import { defaultTerms, type SearchRef } from '#machines/search/index.ts';
import { carriedQuery } from '#src/features/search/views/lane-href.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { Carriers, Lanes, Neighbours, Warehouses } from './DangerousSheet.links.tsx';
import { Identity, Limits, Papers } from './DangerousSheet.parts.tsx';

interface DangerousSheetProps {
  actor: DangerousLookupRef;
  /** Search of the surrounding page: links to prices reuse its terms. */
  search?: SearchRef | undefined;
}

/** Data sheet of a UN number: class, label, limits, documents and carriers. */
export function DangerousSheet({ actor, search }: DangerousSheetProps) {
  const terms = useSelector(search, (snapshot) => snapshot?.context.terms ?? defaultTerms);
  const screen = useSelector(actor, selectSheetScreen);
  const sheet = useSelector(actor, selectSheet);
  const unNo = useSelector(actor, selectUnNo);
  const close = () => actor.send({ type: 'sheet.close' });

  switch (screen) {
    case 'closed':
      return null;
    case 'reading':
      return <SkeletonText lines={8} />;
    case 'missing':
      return (
        <Empty
          picture="drum"
          title={words.missingTitle}
          actions={<ButtonLink href={`/dgdesk?un=${encodeURIComponent(unNo)}`}>{words.ask}</ButtonLink>}
        >
          {words.missing}
        </Empty>
      );
    case 'failed':
      return (
        <Note
          tone="danger"
          live
          action={
            <Button size={32} onClick={() => actor.send({ type: 'sheet.retry' })}>
              {words.sheetRetry}
            </Button>
          }
        >
          {words.sheetFailed}
        </Note>
      );
    case 'shown':
      if (sheet === null) return null;
      return (
        <div className="grid gap-3">
          <Identity sheet={sheet} />
          <ButtonLink
            href={`/shippingFcl?${carriedQuery(terms, unNo)}`}
            tone="primary"
            icon="search"
            className="md:justify-self-start"
            onClick={close}
          >
            {words.prices}
          </ButtonLink>
          <Limits sheet={sheet} />
          <Neighbours sheet={sheet} />
          <Carriers sheet={sheet} />
          <Lanes sheet={sheet} terms={terms} onLeave={close} />
          <Warehouses sheet={sheet} />
          <Papers sheet={sheet} />
          <p className="text-12 text-ink-3">{words.notice}</p>
        </div>
      );
    default:
      return screen satisfies never;
  }
}
