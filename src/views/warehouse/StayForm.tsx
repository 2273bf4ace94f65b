import {
  isWrong,
  readWarehouseTerms,
  type TypedGoods,
  typedGoods,
} from '#domain/booking/services/warehouse/address.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { FORM_FIELDS, isGoodsColumn } from '#domain/warehouse/address-fields.ts';
import { STORED_DAYS, storageModes, warehouseWorks } from '#domain/warehouse/kinds.ts';
import { warehouse } from '#src/ui/copy/warehouse.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { AddressForm } from '../search/AddressForm.tsx';
import { FIELD_BOX, FIELD_LABEL } from '../search/QueryFields.tsx';

const words = warehouse.form;
const LIST = '/warehouseing';

/** What the search card says that this form goes on from. */
export interface StaySearched {
  isDanger: boolean;
  unNo: string;
  weight: string;
  volume: string;
}

/** The goods, how much of them for how long, and what narrows the list: what is typed becomes part of the address. */
export function StayForm({ query, searched }: { query: string; searched: StaySearched }) {
  const terms = readWarehouseTerms(query);
  const rows = searched.isDanger ? typedGoods(query, searched.unNo) : [];
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
      {rows.length === 0 ? null : (
        <fieldset className="grid max-w-80 gap-0.75">
          <legend className="font-strong">{words.goods}</legend>
          <p className="text-12 text-ink-3">{words.goodsNote}</p>
          {rows.map((row) => (
            <GoodsRow key={row.id} row={row} isOfCard={row.id === 1 && searched.unNo !== ''} />
          ))}
          {rows.some(isWrong) ? <Note tone="warn">{words.wrong}</Note> : null}
        </fieldset>
      )}
      <div className="grid items-start gap-x-4 gap-y-2 lg:grid-cols-2">
        <fieldset className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-5">
          <legend className="mb-0.5 font-strong">{words.load}</legend>
          <Chosen name="mode" title={words.mode} value={terms.mode} options={MODES} />
          <Typed name="weight" title={words.weight} value={searched.weight} />
          <Typed name="volume" title={words.volume} value={searched.volume} />
          <Typed name="pallets" title={words.pallets} value={String(terms.pallets ?? '')} />
          <Typed
            name="days"
            title={`${words.days} ${STORED_DAYS.min}–${STORED_DAYS.max}`}
            value={String(terms.days ?? '')}
          />
        </fieldset>
        <fieldset className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-3">
          <legend className="mb-0.5 font-strong">{words.narrow}</legend>
          <Chosen name="class" title={words.dangerousClass} value={terms.dgClass ?? ''} options={CLASSES} />
          <Typed name="area" title={words.area} value={String(terms.area ?? '')} />
          <Typed name="km" title={words.km} value={String(terms.km ?? '')} />
        </fieldset>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <fieldset className="flex flex-wrap gap-x-2 gap-y-0.5">
          <legend className="mb-0.5 text-12 text-ink-2">{words.works}</legend>
          {warehouseWorks.map((work) => (
            <label key={work} className="inline-flex min-h-4 items-center gap-0.5">
              <input type="checkbox" name="work" value={work} defaultChecked={terms.works.includes(work)} />
              {warehouse.works[work]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" icon="search">
          {words.submit}
        </Button>
      </div>
    </AddressForm>
  );
}

interface TypedProps {
  name: string;
  title: string;
  value: string;
  /** Said by the first of several rows for those below it. */
  isRepeated?: boolean;
}

const titleClass = (isRepeated: boolean) => (isRepeated ? 'md:sr-only' : undefined);

const Typed = ({ name, title, value, isRepeated = false }: TypedProps) => (
  <label className={FIELD_LABEL}>
    <span className={titleClass(isRepeated)}>{title}</span>
    <input name={name} defaultValue={value} inputMode="decimal" maxLength={10} className={FIELD_BOX} />
  </label>
);

interface ChosenProps extends TypedProps {
  options: readonly (readonly [value: string, text: string])[];
}

const Chosen = ({ name, title, value, options, isRepeated = false }: ChosenProps) => (
  <label className={FIELD_LABEL}>
    <span className={titleClass(isRepeated)}>{title}</span>
    <select name={name} defaultValue={value} className={FIELD_BOX}>
      {options.map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const GROUPS = [['', words.anyGroup], ...['I', 'II', 'III'].map((group) => [group, group] as const)] as const;
const MODES = storageModes.map((mode) => [mode, words.modes[mode]] as const);
const CLASSES = [
  ['', words.anyClass],
  ...dgClasses.map(({ code, nameCn }) => [code, `${words.classOption(code)} ${nameCn}`] as const),
] as const;

/** The number of the search card stands as it is: it is changed there. */
function GoodsRow({ row, isOfCard }: { row: TypedGoods; isOfCard: boolean }) {
  const isRepeated = row.id > 1;
  return (
    <fieldset className="grid grid-cols-3 items-end gap-1">
      <legend className="text-12 text-ink-3 md:sr-only">{words.row(row.id)}</legend>
      {isOfCard ? (
        <div className={FIELD_LABEL}>
          {words.un}
          <p className="min-h-5 content-center font-strong text-14 text-ink">
            UN {row.unNo}
            <input type="hidden" name="un" value="" />
          </p>
        </div>
      ) : (
        <Typed name="un" title={words.un} value={row.unNo} isRepeated={isRepeated} />
      )}
      <Chosen name="pg" title={words.group} value={row.packingGroup} options={GROUPS} isRepeated={isRepeated} />
      <Typed name="fp" title={words.flash} value={row.flashPoint} isRepeated={isRepeated} />
    </fieldset>
  );
}
