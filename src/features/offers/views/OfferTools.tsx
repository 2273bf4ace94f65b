import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { SPAN_DAYS_AT_MOST } from '#domain/limits.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import {
  type OfferFilesRef,
  type SheetFormat,
  selectCanExport,
  selectRows,
  selectScreen,
} from '#machines/offer-files/index.ts';
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
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { Menu } from '#src/ui/parts/list/Menu.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { sharedList } from './shared.ts';
import { originZone } from './standing.ts';
import type { FclTools } from './tools.ts';

interface ExportMenuProps {
  actor: OfferFilesRef;
  request: SellingRequest;
  /** The list is empty. */
  isEmpty: boolean;
}

/** Exports or prints the list, with progress. */
export function ExportMenu({ actor, request, isEmpty }: ExportMenuProps) {
  const screen = useSelector(actor, selectScreen);
  const canExport = useSelector(actor, selectCanExport);
  const rows = useSelector(actor, selectRows);
  const write = (format: SheetFormat) => actor.send({ type: 'files.sheet', format, request });
  return (
    <>
      <Menu
        label={words.take}
        icon="download"
        size={32}
        entries={[
          {
            key: 'xlsx',
            label: words.xlsx,
            icon: 'grid',
            disabled: !canExport || isEmpty,
            onChoose: () => write('xlsx'),
          },
          { key: 'csv', label: words.csv, icon: 'file', disabled: !canExport || isEmpty, onChoose: () => write('csv') },
          { key: 'print', label: words.print, icon: 'print', onChoose: () => actor.send({ type: 'files.print' }) },
        ]}
      />
      <span role="status" className="inline-flex items-center gap-0.5 text-12 text-ink-3 empty:hidden">
        {screen === 'writing' ? words.taking : screen === 'written' ? words.taken(rows) : null}
        {screen === 'failed' ? (
          <>
            <span className="text-danger">{words.notTaken}</span>
            <Button size={32} tone="quiet" onClick={() => actor.send({ type: 'files.retry' })}>
              {KIT.retry}
            </Button>
          </>
        ) : null}
      </span>
    </>
  );
}

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
