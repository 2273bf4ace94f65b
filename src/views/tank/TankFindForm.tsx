import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { readFields } from '#domain/query-text.ts';
import { FIND_FIELDS, FIND_TAB } from '#domain/tank/address.ts';
import { readTankSought } from '#domain/tank/sought.ts';
import { tankFleet } from '#src/ui/copy/tank-fleet.ts';
import { withFormFields } from '#src/ui/form-query.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import type { TankSailingChoice } from './content.ts';

const words = tankFleet.find;
const LIST = '/tankIndex';
const box = 'min-h-5 w-full min-w-0 rounded border border-line-field bg-surface px-1 text-ink';
const label = 'grid min-w-0 gap-0.5 text-12 text-ink-2';
const isColumn = () => false;

/** The number of a tank, the goods and the sailing: what is typed becomes the address, and the page answers. */
export function TankFindForm({ query, sailings }: { query: string; sailings: readonly TankSailingChoice[] }) {
  const [, openAddress] = useLocation();
  const fields = readFields(query);
  const { priceId, arrival } = readTankSought(query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openAddress(`${LIST}?${withFormFields(query, event.currentTarget, FIND_FIELDS, isColumn)}`);
  };
  return (
    <form
      key={query}
      method="get"
      action={LIST}
      onSubmit={submit}
      aria-label={words.title}
      className="grid gap-1 rounded border border-line bg-surface p-2"
    >
      <h2 className="font-strong">{words.title}</h2>
      <p className="text-12 text-ink-3">{words.note}</p>
      <input type="hidden" name="tab" value={FIND_TAB} />
      <div className="grid items-end gap-1.5 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        <label className={label}>
          {words.number}
          <input
            name="no"
            defaultValue={(fields.get('no') ?? '').slice(0, 20)}
            required
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className={box}
          />
        </label>
        <label className={label}>
          {words.unNo}
          <input
            name="unNo"
            defaultValue={(fields.get('unNo') ?? '').slice(0, 8)}
            maxLength={8}
            inputMode="numeric"
            autoComplete="off"
            className={box}
          />
        </label>
        <label className={label}>
          {words.sailing}
          <select
            name="sailing"
            defaultValue={sailings.some((one) => one.priceId === priceId) ? priceId : ''}
            className={box}
          >
            <option value="">{words.noSailing}</option>
            {sailings.map(({ priceId: id, from, to, etdDay, etaDay }) => (
              <option key={id} value={id}>
                {words.sailingOf(from, to, etdDay, etaDay)}
              </option>
            ))}
          </select>
        </label>
        <label className={label}>
          {words.arrival}
          <input type="date" name="arrive" defaultValue={arrival} className={box} />
        </label>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
