import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { SPAN_DAYS_AT_MOST } from '#domain/limits.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import {
  daysQuery,
  requestOf,
  type SearchRef,
  type SearchSnapshot,
  selectAnswered,
  USUAL_BOX,
} from '#machines/search/index.ts';
import { selectMayBook } from '#machines/session/index.ts';
import { selectIsOpen } from '#machines/sharing/index.ts';
import { Missing } from '#src/features/header/views/Missing.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { sharedList } from './shared.ts';
import type { FclTools } from './tools.ts';
import { originZone } from './zones.ts';

const lost = () => ({ default: Missing });
const SailingMonth = lazy(() => import('./SailingMonth.tsx').catch(lost));
const TrendDialog = lazy(() => import('./TrendDialog.tsx').catch(lost));
const ShareDialog = lazy(() => import('./ShareDialog.tsx').catch(lost));

const selectTerms = ({ context }: SearchSnapshot) => context.terms;
const FIRST_DAYS = '30';
const DAYS_AHEAD = SPAN_DAYS_AT_MOST - 1;

interface OfferToolsProps {
  actor: SearchRef;
  answer: SellingAnswer;
  tools: FclTools;
}

/** Tools of the list; each dialog loads on demand. */
export function OfferTools({ actor, answer, tools }: OfferToolsProps) {
  const { compared, isComparing, etdFrom, etdTo } = useSelector(actor, selectTerms);
  const terms = useSelector(actor, selectAnswered);
  const mayShare = useSelector(tools.session, selectMayBook);
  const isSharing = useSelector(tools.sharing, selectIsOpen);
  const [open, setOpen] = useState<'month' | 'trend' | null>(null);
  const { orgPortCode: from, dstPortCode: to, isDanger } = terms;
  const asked = terms.boxes.map(({ ctnType }) => ctnType as string);
  const types = [...new Set([...asked, ...answer.ctnTypes])];
  const today = portTime(answer.now, originZone(answer)).date;
  const askTrend = (ctnType: string, days: string) =>
    tools.trend.send({
      type: 'resource.asked',
      path: '',
      query: `${new URLSearchParams({ from, to, isDanger, ctnType, days })}`,
    });
  const openMonth = () => {
    const query = new URLSearchParams(daysQuery(terms));
    query.set('until', dayAfter(today, DAYS_AHEAD));
    tools.month.send({ type: 'resource.asked', path: '', query: `${query}` });
    setOpen('month');
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-1 max-md:[&>button>span]:sr-only print:hidden">
      <legend className="sr-only">{words.tools}</legend>
      <Button size={32} icon="cal" {...loadOnApproach} onClick={openMonth}>
        {words.month}
      </Button>
      <Button
        size={32}
        icon="sort"
        {...loadOnApproach}
        onClick={() => {
          askTrend(types[0] ?? USUAL_BOX, FIRST_DAYS);
          setOpen('trend');
        }}
      >
        {words.trend}
      </Button>
      {mayShare ? (
        <Button
          size={32}
          icon="share"
          {...loadOnApproach}
          onClick={() =>
            tools.sharing.send({ type: 'share.open', shared: sharedList({ ...terms, compared, isComparing }, answer) })
          }
        >
          {words.share}
        </Button>
      ) : null}
      <ExportMenu actor={tools.files} request={requestOf(terms)} isEmpty={answer.total === 0} />
      <Suspense>
        {open === 'month' ? (
          <SailingMonth
            month={tools.month}
            today={today}
            chosen={etdFrom !== null && etdFrom === etdTo ? etdFrom : null}
            onChoose={(day) =>
              actor.send({ type: 'search.edit', edit: { kind: 'form', change: { etdFrom: day, etdTo: day } } })
            }
            onClose={() => setOpen(null)}
          />
        ) : null}
        {open === 'trend' ? (
          <TrendDialog
            trend={tools.trend}
            from={answer.org?.nameCn ?? from}
            to={answer.dst?.nameCn ?? to}
            types={types}
            onAsk={askTrend}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {isSharing ? <ShareDialog actor={tools.sharing} /> : null}
      </Suspense>
    </fieldset>
  );
}
