import type { ReactNode } from 'react';
import type { Warehouse } from '#contract/services/warehouse-list.ts';
import { warehouse } from '#copy/warehouse/search.ts';
import { articleFilePath } from '#domain/content/file-path.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { stuffingAddress } from '#domain/warehouse/order-link.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { MapLink } from '#src/ui/parts/MapLink.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

const words = warehouse.sheet;
const YUAN = '1';

type Rows = readonly (readonly [term: string, text: ReactNode])[];

const Facts = ({ rows }: { rows: Rows }) => (
  <dl>
    {rows.map(([term, text]) => (
      <div key={term} className="grid grid-cols-[80px_1fr] gap-x-1 border-line border-b py-0.75">
        <dt className="text-ink-3">{term}</dt>
        <dd className="wrap-break-word min-w-0">{text}</dd>
      </div>
    ))}
  </dl>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-0.5">
    <h3 className="font-strong">{title}</h3>
    {children}
  </section>
);

const list = (items: readonly string[]) => items.join('、') || words.none;

interface WarehouseSheetProps {
  store: Warehouse;
  onCopy: (text: string) => void;
  /** Order form of the warehouse. */
  bookHref: string;
}

/** Full details of a warehouse: location, permitted goods, opening hours and prices. */
export function WarehouseSheet({ store, onCopy, bookHref }: WarehouseSheetProps) {
  const address = `${store.city.nameCn}${store.address}`;
  return (
    <div className="grid gap-3">
      {store.fit === 'REFUSED' ? null : (
        <ButtonLink tone="primary" href={bookHref}>
          {warehouse.order.book}
        </ButtonLink>
      )}
      {store.isStuffing && store.fit !== 'REFUSED' ? (
        <ButtonLink href={stuffingAddress(store.id)}>{warehouse.stuff}</ButtonLink>
      ) : null}
      <Facts
        rows={[
          [
            words.address,
            <span key="address" className="flex flex-wrap items-center gap-x-1">
              {address}
              <MapLink location={address} />
              <Button size={32} tone="quiet" icon="copy" onClick={() => onCopy(address)}>
                {words.copy}
              </Button>
            </span>,
          ],
          [words.phone, <Hotline key="phone" number={store.phone} className="text-link" />],
          [words.hours, store.openingHours],
          [words.distance, warehouse.distance(store.port.nameCn, store.portKilometres)],
          [words.built, list(store.kinds)],
          [words.takes, <PlacardRow key="takes" values={store.dgClasses} />],
          [words.forbidden, list(store.forbidden)],
          [words.area, warehouse.area(showMeasure(String(store.areaFree)), showMeasure(String(store.areaTotal)))],
          [words.temperature, store.temperature],
          [words.docks, warehouse.docks(store.docks)],
        ]}
      />
      <Part title={words.qualifications}>
        <ul>
          {store.qualifications.map(({ name, number, expires }) => (
            <li key={number} className="border-line border-b py-0.75">
              {name} <span className="text-ink-2">{number}</span>
              <span className="block text-12 text-ink-3">{words.expires(expires)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.fees}>
        <Facts
          rows={[
            ...store.rates.map(
              ({ mode, perDay }) =>
                [warehouse.form.modes[mode], warehouse.rate(formatMoney(perDay, YUAN), warehouse.modes[mode])] as const,
            ),
            [words.feeRows.handling, words.perTon(formatMoney(store.handlingPerTon, YUAN))],
            [words.feeRows.free, warehouse.free(store.freeDays)],
            [words.feeRows.least, warehouse.least(store.minimumDays, store.minimumQuantity)],
            [words.works, `${list(store.works.map((work) => warehouse.works[work]))}（${words.worksNote}）`],
          ]}
        />
        <p className="text-12 text-ink-3">
          <DemoMark /> {warehouse.unit}
        </p>
      </Part>
      <Part title={words.equipment}>
        <p>{list(store.equipment)}</p>
      </Part>
      {store.pictures.map(({ fileId, text }) => (
        <img
          key={fileId}
          src={articleFilePath(fileId)}
          alt={text}
          loading="lazy"
          className="max-w-full rounded border border-line"
        />
      ))}
      <p className="text-12 text-ink-3">{warehouse.verdict}</p>
    </div>
  );
}
