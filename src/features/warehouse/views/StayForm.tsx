import { useState } from 'react';
import { warehouse } from '#copy/warehouse/search.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { isWrong, MOST_GOODS, readWarehouseTerms, type TypedGoods, typedGoods } from '#domain/warehouse/address.ts';
import { FORM_FIELDS, isGoodsColumn } from '#domain/warehouse/address-fields.ts';
import { STORED_DAYS, storageModes, warehouseWorks } from '#domain/warehouse/kinds.ts';
import {
  ChoiceField,
  NumberField,
  SegmentedField,
  TextField,
  TickField,
} from '#src/features/search/views/AddressFields.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const words = warehouse.form;
const LIST = '/warehouseing';

/** Terms of the search card that this form extends. */
export interface StaySearched {
  isDanger: boolean;
  unNo: string;
  weight: string;
  volume: string;
}

const MODES = storageModes.map((mode) => ({ value: mode, label: words.modes[mode] }));
const CLASSES = [
  { value: '', label: words.anyClass },
  ...dgClasses.map(({ code, nameCn }) => ({ value: code, label: `${words.classOption(code)} ${nameCn}` })),
];
const GROUPS = ['', 'I', 'II', 'III'].map((group) => ({ value: group, label: group || words.anyGroup }));

/** Goods, quantities, duration and filters; every change goes into the URL. */
export function StayForm({ query, searched }: { query: string; searched: StaySearched }) {
  const terms = readWarehouseTerms(query);
  return (
    <AddressForm
      key={query}
      path={LIST}
      query={query}
      names={FORM_FIELDS}
      isColumn={isGoodsColumn}
      title={words.title}
      className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3"
    >
      {searched.isDanger ? <GoodsRows query={query} cardNumber={searched.unNo} /> : null}
      <fieldset className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4 xl:grid-cols-6">
        <legend className="mb-0.5 font-strong">{words.load}</legend>
        <SegmentedField name="mode" label={words.mode} value={terms.mode} choices={MODES} className="col-span-2" />
        <NumberField name="weight" label={words.weight} value={searched.weight} decimals={1} unit="kg" />
        <NumberField name="volume" label={words.volume} value={searched.volume} decimals={3} unit="m³" />
        <NumberField name="pallets" label={words.pallets} value={String(terms.pallets ?? '')} />
        <NumberField
          name="days"
          label={words.days}
          value={String(terms.days ?? '')}
          unit={words.dayUnit}
          help={words.daysRange(STORED_DAYS.min, STORED_DAYS.max)}
        />
      </fieldset>
      <fieldset className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4 xl:grid-cols-6">
        <legend className="mb-0.5 font-strong">{words.narrow}</legend>
        <ChoiceField
          name="class"
          label={words.dangerousClass}
          value={terms.dgClass ?? ''}
          choices={CLASSES}
          className="col-span-2"
        />
        <NumberField name="area" label={words.area} value={String(terms.area ?? '')} unit="m²" />
        <NumberField name="km" label={words.km} value={String(terms.km ?? '')} unit="km" />
      </fieldset>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5">
        <fieldset className="flex flex-wrap gap-x-2 gap-y-0.5">
          <legend className="mb-0.5 text-14 text-ink-2">{words.works}</legend>
          {warehouseWorks.map((work) => (
            <TickField
              key={work}
              name="work"
              value={work}
              label={warehouse.works[work]}
              isTicked={terms.works.includes(work)}
            />
          ))}
        </fieldset>
        <Button type="submit" icon="search" className="max-md:w-full">
          {words.submit}
        </Button>
      </div>
    </AddressForm>
  );
}

const nextIdOf = (rows: readonly TypedGoods[]) => Math.max(...rows.map(({ id }) => id)) + 1;

/** Shows one row until another is added. */
function GoodsRows({ query, cardNumber }: { query: string; cardNumber: string }) {
  const [rows, setRows] = useState(() => typedGoods(query, cardNumber));
  const isFull = rows.length >= MOST_GOODS;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-0.5 font-strong">{words.goods}</legend>
      {rows.map((row, index) => (
        <GoodsRow
          key={row.id}
          row={row}
          position={index + 1}
          isOfCard={index === 0 && cardNumber !== ''}
          {...(index > 0 && { onRemove: () => setRows(rows.filter((one) => one !== row)) })}
        />
      ))}
      {rows.some(isWrong) ? <Note tone="warn">{words.wrong}</Note> : null}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Button
          tone="quiet"
          icon="plus"
          disabled={isFull}
          className="-ml-2"
          onClick={() => setRows([...rows, { id: nextIdOf(rows), unNo: '', packingGroup: '', flashPoint: '' }])}
        >
          {words.addGoods}
        </Button>
        <p className="text-12 text-ink-3">{words.goodsNote(MOST_GOODS)}</p>
      </div>
    </fieldset>
  );
}

interface GoodsRowProps {
  row: TypedGoods;
  position: number;
  isOfCard: boolean;
  onRemove?: () => void;
}

/** The number from the search card is read-only here. */
function GoodsRow({ row, position, isOfCard, onRemove }: GoodsRowProps) {
  return (
    <fieldset className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4 xl:grid-cols-6">
      <legend className="sr-only">{words.row(position)}</legend>
      {isOfCard ? (
        <div className="field max-md:col-span-2 xl:col-span-2">
          <p className="min-h-2.5 text-14 text-ink-2">{words.row(position)}</p>
          <p className="min-h-5 content-center font-strong">
            UN {row.unNo}
            <input type="hidden" name="un" value="" />
          </p>
        </div>
      ) : (
        <TextField
          name="un"
          label={words.un}
          value={row.unNo}
          placeholder={words.unExample}
          className="max-md:col-span-2 xl:col-span-2"
        />
      )}
      <ChoiceField name="pg" label={words.group} value={row.packingGroup} choices={GROUPS} />
      <NumberField name="fp" label={words.flash} value={row.flashPoint} decimals={1} negative unit="℃" />
      {onRemove === undefined ? null : (
        <Button icon="trash" iconOnly className="md:mt-3.25" onClick={onRemove}>
          {words.removeGoods(position)}
        </Button>
      )}
    </fieldset>
  );
}
