import { tankFleet } from '#copy/tank/fleet.ts';
import { readFields } from '#domain/query-text.ts';
import { FIND_FIELDS, FIND_TAB } from '#domain/tank/address.ts';
import { parseTankSearch } from '#domain/tank/search-query.ts';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#src/features/search/views/QueryFields.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import type { TankSailingChoice } from './content.ts';

const words = tankFleet.find;
const LIST = '/tankIndex';
/** Tank number, goods and sailing, kept in the URL. */
export function TankFindForm({ query, sailings }: { query: string; sailings: readonly TankSailingChoice[] }) {
  const fields = readFields(query);
  const { priceId, arrival } = parseTankSearch(query);
  return (
    <AddressForm
      key={query}
      path={LIST}
      query={query}
      names={FIND_FIELDS}
      title={words.title}
      className="grid gap-1 rounded border border-line bg-surface p-2"
    >
      <h2 className="font-strong">{words.title}</h2>
      <p className="text-12 text-ink-3">{words.note}</p>
      <input type="hidden" name="tab" value={FIND_TAB} />
      <div className="grid items-end gap-1.5 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        <label className={FIELD_LABEL}>
          {words.number}
          <input
            name="no"
            defaultValue={(fields.get('no') ?? '').slice(0, 20)}
            required
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className={FIELD_BOX}
          />
        </label>
        <label className={FIELD_LABEL}>
          {words.unNo}
          <input
            name="unNo"
            defaultValue={(fields.get('unNo') ?? '').slice(0, 8)}
            maxLength={8}
            inputMode="numeric"
            autoComplete="off"
            className={FIELD_BOX}
          />
        </label>
        <label className={FIELD_LABEL}>
          {words.sailing}
          <select
            name="sailing"
            defaultValue={sailings.some((one) => one.priceId === priceId) ? priceId : ''}
            className={FIELD_BOX}
          >
            <option value="">{words.noSailing}</option>
            {sailings.map(({ priceId: id, from, to, etdDay, etaDay }) => (
              <option key={id} value={id}>
                {words.sailingOf(from, to, etdDay, etaDay)}
              </option>
            ))}
          </select>
        </label>
        <label className={FIELD_LABEL}>
          {words.arrival}
          <input type="date" name="arrive" defaultValue={arrival} className={FIELD_BOX} />
        </label>
        <Button type="submit">{words.submit}</Button>
      </div>
    </AddressForm>
  );
}
