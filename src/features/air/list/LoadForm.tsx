import type { AirAnswer } from '#contract/calls/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import { AIR_LOAD_FIELDS, readAirTerms, SHARES, type TypedSizes, typedSizes } from '#domain/air/address.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX } from '#src/features/search/views/QueryFields.tsx';
import { Button } from '#src/ui/parts/Button.tsx';

interface LoadFormProps {
  query: string;
  goods: AirAnswer['goods'];
  load: AirAnswer['load'];
}

const SIZES = ['length', 'width', 'height', 'pieces'] as const satisfies readonly (keyof TypedSizes)[];
const isSize = (name: string) => SIZES.some((size) => size === name);

/** Sizes, share of light goods and package contents; every change goes into the query string. */
export function LoadForm({ query, goods, load }: LoadFormProps) {
  const { perPackage, packingGroup, share, packages } = readAirTerms(query);
  const hasLoad = packages.length > 0 || share > 0 || perPackage !== '' || packingGroup !== '';
  return (
    <OnDemand
      title={words.form.title}
      note={load === null ? undefined : words.loadWords(showMeasure(load.volume), showMeasure(load.chargeableKg))}
      isOpen={hasLoad}
    >
      <AddressForm
        key={query}
        path="/airLift"
        query={query}
        names={AIR_LOAD_FIELDS}
        isColumn={isSize}
        className="grid gap-1.5 rounded border border-line bg-surface p-2"
      >
        <p className="text-12 text-ink-3">{words.form.note}</p>
        {typedSizes(query).map((row) => (
          <SizeRow key={row.id} row={row} />
        ))}
        <div className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-4">
          <label className="grid gap-0.5 text-12 text-ink-2">
            {words.form.share}
            <select name="share" defaultValue={String(share)} className={FIELD_BOX}>
              {SHARES.map((percent) => (
                <option key={percent} value={percent}>
                  {percent === 0 ? words.form.noShare : words.form.sharePercent(percent)}
                </option>
              ))}
            </select>
          </label>
          {goods === null ? null : (
            <>
              <label className="grid gap-0.5 text-12 text-ink-2">
                {words.form.net}
                <input name="net" defaultValue={perPackage} inputMode="decimal" maxLength={10} className={FIELD_BOX} />
              </label>
              <GroupChoice groups={goods.packingGroups} chosen={packingGroup} />
            </>
          )}
          <Button type="submit">{words.form.submit}</Button>
        </div>
      </AddressForm>
    </OnDemand>
  );
}

function GroupChoice({ groups, chosen }: { groups: readonly string[]; chosen: string }) {
  if (groups.length < 2) return null;
  return (
    <label className="grid gap-0.5 text-12 text-ink-2">
      {words.form.group}
      <select name="group" defaultValue={chosen} className={FIELD_BOX}>
        <option value="">{words.form.anyGroup}</option>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </select>
    </label>
  );
}

const SizeRow = ({ row }: { row: TypedSizes }) => (
  <fieldset className="grid grid-cols-4 gap-1">
    <legend className="text-12 text-ink-3">{words.form.row(row.id)}</legend>
    {SIZES.map((name) => (
      <label key={name} className="grid min-w-0 gap-0.5 text-12 text-ink-2">
        {words.form[name]}
        <input name={name} defaultValue={row[name]} inputMode="decimal" maxLength={7} className={FIELD_BOX} />
      </label>
    ))}
  </fieldset>
);
