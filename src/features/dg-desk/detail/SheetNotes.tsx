import type { ReactNode } from 'react';
import { controlNoticeText } from '#copy/dangerous-goods/papers.ts';
import { emergencyAdviceOf, emsText } from '#copy/dangerous-goods/verdicts.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { controlNotices } from '#domain/dangerous-goods/control-tags.ts';
import { storeAnswer } from '#domain/dangerous-goods/store-category.ts';
import { addressOf } from '#domain/query-text.ts';
import { Lanes } from '#src/features/dangerous-goods/lookup/DangerousSheet.links.tsx';
import { Papers } from '#src/features/dangerous-goods/lookup/DangerousSheet.parts.tsx';
import { goodsHref } from '#src/features/search/views/lane-href.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Points } from '#src/ui/parts/common/Sheet.tsx';
import type { DeskSheet } from './sheet-rows.tsx';

interface SheetNotesProps {
  sheet: DeskSheet;
  /** Selected packing group; null for none. */
  group?: string | null;
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid content-start gap-1">
    <h2 className="font-strong text-20 leading-head">{title}</h2>
    {children}
  </section>
);

const line = 'grid grid-cols-[48px_minmax(0,1fr)] gap-1 border-line border-b py-0.75';

/** EmS schedules of all packing groups; empty when unknown. */
const schedulesOf = ({ provisions }: DeskSheet): string[] => [
  ...new Set(provisions.flatMap(({ ems }) => (ems === null ? [] : [ems]))),
];

function Emergency({ sheet }: { sheet: DeskSheet }) {
  const words = dangerousPage.emergency;
  const advice = emergencyAdviceOf(sheet.mainClass);
  if (advice === undefined) return null;
  const schedules = schedulesOf(sheet).map(emsText).join('；');
  const rows = [
    ...(['fire', 'spill', 'firstAid'] as const).map((step) => [words[step], advice[step]]),
    [words.ems, schedules],
    [words.phone, words.phones],
  ];
  return (
    <Block title={words.title}>
      <dl className="grid gap-0.75">
        {rows.map(
          ([term, text]) =>
            text && (
              <div key={term} className={line}>
                <dt className="text-ink-2">{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-12 text-ink-3">{words.note}</p>
    </Block>
  );
}

/** Special provisions that require action; the table lists all numbers by packing group. */
function Worded({ sheet: { wordedProvisions } }: { sheet: DeskSheet }) {
  if (wordedProvisions.length === 0) return null;
  return (
    <Block title={dangerousPage.worded}>
      <dl className="grid gap-x-3 md:grid-cols-2">
        {wordedProvisions.map(({ code, text }) => (
          <div key={code} className="grid grid-cols-[60px_minmax(0,1fr)] gap-1 border-line border-b py-0.75">
            <dt className="font-strong">{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

/** Control lists that name the goods, with the permit each requires. */
function Controls({ controls }: { controls: readonly string[] }) {
  const words = dangerousPage.controls;
  const notices = controlNotices(controls);
  return (
    <Block title={words.title}>
      {notices.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <Points points={notices.map(controlNoticeText)} />
      )}
    </Block>
  );
}

const isStored = (sheet: DeskSheet) =>
  sheet.warehouses.some(
    ({ takes, kinds }) =>
      takes && sheet.provisions.some(({ fireCategories }) => storeAnswer(kinds, fireCategories) !== 'REFUSED'),
  );

/** Services that accept the goods in general; each decides by sailing or warehouse. */
function serviceLinks(sheet: DeskSheet, group: string) {
  const { limits, unNo, nameCn } = sheet;
  const names = dangerousPage.next.links;
  const isFlown = limits.some(({ passenger, cargo }) => cargo !== 'X' || passenger !== 'X');
  const to = (path: string, more: Readonly<Record<string, string>> = {}) => goodsHref(path, unNo, more);
  return [
    ...(limits.some(({ lcl }) => lcl !== 'REFUSED') ? [{ label: names.lcl, href: to('/shippingLcl') }] : []),
    ...(isFlown ? [{ label: names.air, href: to('/airLift', { group }) }] : []),
    ...(limits.some(({ tank }) => tank !== null) ? [{ label: names.tank, href: to('/tankIndex', { pg: group }) }] : []),
    ...(isStored(sheet) ? [{ label: names.warehouse, href: to('/warehouseing', { pg: group }) }] : []),
    { label: names.stuffing, href: to('/builtIn/addOrder', { pg: group }) },
    { label: names.domestic, href: to('/domesticTrade') },
    { label: names.rail, href: to('/railWayIndex') },
    { label: names.road, href: to('/brand/freight', { group }) },
    { label: names.goods, href: addressOf('/procurement/share', { keyword: nameCn }) },
    { label: names.enquiry, href: to('/enquiryFcl', { group }) },
  ];
}

function PapersAndLanes({ sheet, group = null }: SheetNotesProps) {
  const words = dangerousPage.next;
  return (
    <Block title={words.title}>
      <div className="grid gap-3 md:grid-cols-2">
        <Papers sheet={sheet} />
        <div className="grid content-start gap-3">
          <Lanes sheet={sheet} />
          <section aria-label={words.services}>
            <h3 className="mb-1 font-strong text-16 leading-head">{words.services}</h3>
            <ul className="flex flex-wrap gap-1">
              {serviceLinks(sheet, group ?? '').map(({ label, href }) => (
                <li key={href}>
                  <ButtonLink href={href} size={32}>
                    {label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Block>
  );
}

/** Sections after the tables: emergency, permits, documents and links. */
export default function SheetNotes({ sheet, group = null }: SheetNotesProps) {
  return (
    <>
      <Worded sheet={sheet} />
      <div className="grid gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Emergency sheet={sheet} />
        <Controls controls={sheet.controls} />
      </div>
      <PapersAndLanes sheet={sheet} group={group} />
    </>
  );
}
