import { useLocation } from 'wouter';
import type { WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import { warehouse, warehouse as words } from '#copy/warehouse/search.ts';
import { addressOf } from '#domain/query-text.ts';
import { readWarehouseTerms } from '#domain/warehouse/address.ts';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { NoOffers } from '#src/features/offers/views/NoOffers.tsx';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterMenu } from '#src/features/page-parts/views/FilterMenu.tsx';
import { PageLinks } from '#src/features/page-parts/views/PageLinks.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Drawer } from '#src/ui/parts/Dialog.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { FireScale } from './FireScale.tsx';
import { StayForm, type StaySearched } from './StayForm.tsx';
import { WarehouseSheet } from './WarehouseSheet.tsx';
import { WarehouseTable } from './WarehouseTable.tsx';

const roomsWords = warehouse.rooms;

type Pair = WarehouseAnswer['pairs'][number];

const TONES: Record<Pair['apart'], BadgeTone> = { PASSAGE: 'ok', WALL: 'warn', BUILDING: 'track' };
const ORDER: readonly Pair['apart'][] = ['BUILDING', 'WALL', 'PASSAGE'];

/** Goods that share a room, and why others may not. */
export function Rooms({ answer: { goods, pairs, rooms } }: { answer: WarehouseAnswer }) {
  if (goods.length < 2) return null;
  const strictFirst = pairs.toSorted((one, other) => ORDER.indexOf(one.apart) - ORDER.indexOf(other.apart));
  return (
    <section
      aria-label={roomsWords.title(goods.length, rooms.length)}
      className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 className="font-strong text-16">{roomsWords.title(goods.length, rooms.length)}</h2>
      <ol className="grid gap-1 md:grid-cols-2">
        {rooms.map((room, index) => (
          <li key={room.join(' ')} className="grid content-start gap-0.5 border-line border-t pt-1">
            <span className="text-12 text-ink-3">{roomsWords.room(index + 1)}</span>
            {room.map((at) => {
              const one = goods[at];
              return one === undefined ? null : (
                <span key={at} className="flex flex-wrap items-center gap-x-1">
                  <PlacardRow values={one.classes} />
                  {warehouse.goodsName(one)}
                </span>
              );
            })}
          </li>
        ))}
      </ol>
      <details open={rooms.length > 1}>
        <summary className="min-h-4 cursor-pointer py-0.5 text-link">{roomsWords.pairs}</summary>
        <ul className="grid gap-0.75 pt-0.5">
          {strictFirst.map(({ a, b, apart, reason }) => (
            <li key={`${a} ${b}`} className="grid justify-items-start gap-0.25">
              <Badge tone={TONES[apart]}>{roomsWords.apart[apart]}</Badge>
              <span className="text-ink-2">{reason}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-12 text-ink-3">{roomsWords.note}</p>
    </section>
  );
}

/** Result of a query, with the terms of the search card. */
export interface WarehouseContent {
  answer: WarehouseAnswer;
  searched: StaySearched & { cityCode: string; startDate: string | null };
}

const LIST = '/warehouseing';

/** Order form of a warehouse with the searched goods and duration. */
const bookHrefIn = (query: string) => (id: string) => `${LIST}${withQuery(query, { store: null, warehouseId: id })}`;

type Results = WarehouseContent & { query: string };

/** Enquiry with the searched goods and duration. */
function enquiryHrefOf({ answer: { goods, cities, startDate }, searched, query }: Results): string {
  const { mode, days, pallets, works } = readWarehouseTerms(query);
  const { isDanger, unNo, weight, volume, cityCode } = searched;
  const [first] = goods;
  return addressOf('/enquiryFcl', {
    ...{ service: 'warehouse', storagePlace: cities.find(({ code }) => code === cityCode)?.nameCn ?? '' },
    ...{ isDanger: isDanger ? 'Y' : 'N', unNo: first?.unNo ?? unNo, group: first?.packingGroup ?? '', weight, volume },
    ...{ storageMode: mode, storageDays: String(days ?? ''), pallets: String(pallets ?? '') },
    ...{ storageWorks: works.join(','), startDay: searched.startDate === null ? '' : startDate },
  });
}

/** Goods and rooms, warehouses, and the one open over them. */
export function WarehouseResults({ answer, searched, query, onCopy }: Results & { onCopy: (text: string) => void }) {
  const { goods, items, total, fitting, startDate, page, pageSize } = answer;
  const { mode, days } = readWarehouseTerms(query);
  const enquiryHref = enquiryHrefOf({ answer, searched, query });
  return (
    <div className="grid gap-1.5">
      <Notes answer={answer} searched={searched} query={query} enquiryHref={enquiryHref} />
      <section aria-label={words.list} className="grid gap-1">
        <ListBar
          title={words.found(fitting, total, goods.length > 0)}
          note={`${words.from(startDate, days)}，${words.unit}`}
        >
          <Filters answer={answer} searched={searched} query={query} />
          <OnDemand title={words.form.title}>
            <StayForm query={query} searched={searched} />
          </OnDemand>
        </ListBar>
        {items.length === 0 ? (
          <NoOffers
            picture="warehouse"
            title={words.emptyTitle}
            links={[
              [words.enquire, enquiryHref],
              [words.clear, LIST],
            ]}
          >
            {words.empty}
          </NoOffers>
        ) : (
          <WarehouseTable
            answer={answer}
            mode={mode}
            openHref={(id) => `${LIST}${withQuery(query, { store: id })}`}
            bookHref={bookHrefIn(query)}
            enquiryHref={enquiryHref}
          />
        )}
        <PageLinks page={page} pageSize={pageSize} total={total} query={query} />
        <p className="text-12 text-ink-3">
          <DemoMark /> {words.verdict}
        </p>
      </section>
      {goods.length === 0 ? null : (
        <div className="grid items-start gap-x-4 gap-y-2 rounded border border-line bg-surface p-2 md:p-3 lg:grid-cols-2">
          <FireScale goods={goods} />
          <Rooms answer={answer} />
        </div>
      )}
      <Opened answer={answer} query={query} onCopy={onCopy} />
    </div>
  );
}

interface NotesProps extends Results {
  enquiryHref: string;
}

function Notes({ answer, searched, query, enquiryHref }: NotesProps) {
  const { cities, opened, startDate, goods, fitting, total } = answer;
  const isKnownCity = searched.cityCode === '' || cities.some(({ code }) => code === searched.cityCode);
  const isMoved = searched.startDate !== null && searched.startDate !== startDate;
  return (
    <>
      {isKnownCity ? null : <Note tone="warn">{words.noCity}</Note>}
      {goods.length > 0 && fitting === 0 && total > 0 ? (
        <Note
          tone="warn"
          action={
            <ButtonLink size={32} href={enquiryHref}>
              {words.enquire}
            </ButtonLink>
          }
        >
          {words.noneTakesAll}
        </Note>
      ) : null}
      {isMoved ? <Note tone="warn">{words.startMoved(startDate)}</Note> : null}
      {readWarehouseTerms(query).store !== '' && opened === null ? <Note tone="warn">{words.missing}</Note> : null}
    </>
  );
}

function Filters({ answer: { cities }, searched, query }: Results) {
  const { kind } = readWarehouseTerms(query);
  const to = (changes: Readonly<Record<string, string | null>>) =>
    `${LIST}${withQuery(query, { ...changes, page: null, store: null })}`;
  const cityLinks = [
    {
      label: words.filters.anyCity,
      to: to({ orgPort: null, orgPortCode: null }),
      isCurrent: searched.cityCode === '',
    },
    ...cities.map(({ code, nameCn, warehouses }) => ({
      label: nameCn,
      to: to({ orgPort: nameCn, orgPortCode: code }),
      isCurrent: code === searched.cityCode,
      count: warehouses,
    })),
  ];
  const kinds = [...new Set(cities.flatMap((city) => city.kinds))];
  const kindLinks = [
    { label: words.filters.anyKind, to: to({ kind: null }), isCurrent: kind === null },
    ...kinds.map((one) => ({ label: one, to: to({ kind: one }), isCurrent: one === kind })),
  ];
  return (
    <>
      <FilterMenu label={words.filters.city} links={cityLinks} />
      <FilterMenu label={words.filters.kind} links={kindLinks} />
    </>
  );
}

/** Open state is in the URL, so that it can be shared and left with the back button. */
function Opened({
  answer: { opened },
  query,
  onCopy,
}: Pick<Results, 'answer' | 'query'> & { onCopy: (text: string) => void }) {
  const [, openAddress] = useLocation();
  const isOpen = opened !== null && readWarehouseTerms(query).store === opened.id;
  return (
    <Drawer
      open={isOpen}
      title={opened?.name ?? ''}
      onClose={() => openAddress(`${LIST}${withQuery(query, { store: null })}`)}
    >
      {opened === null ? null : (
        <WarehouseSheet store={opened} onCopy={onCopy} bookHref={bookHrefIn(query)(opened.id)} />
      )}
    </Drawer>
  );
}
