import { tank } from '#copy/tank/search.ts';
import { compare } from '#domain/decimal.ts';
import { readFields } from '#domain/query-text.ts';
import { FILL_FIELDS, parseTankQuery } from '#domain/tank/address.ts';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#src/features/search/views/QueryFields.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const words = tank.form;
const LIST = '/tankIndex';
const TYPED = [
  ['d15', words.density15],
  ['d50', words.density50],
  ['ft', words.fillTemp],
] as const;

/** The input is invalid, or the density rises with temperature. */
function isWrong(query: string): boolean {
  const fields = readFields(query);
  const { density15, density50, fillTemp } = parseTankQuery(query);
  const read = { d15: density15, d50: density50, ft: fillTemp };
  const isUnread = TYPED.some(([name]) => (fields.get(name) ?? '') !== '' && read[name] === '');
  return isUnread || (density15 !== '' && density50 !== '' && compare(density50, density15) >= 0);
}

/** Inputs of the filling degree, kept in the URL; each row shows the permitted quantity. */
export function TankFillForm({ query, isDanger }: { query: string; isDanger: boolean }) {
  const fields = readFields(query);
  return (
    <OnDemand title={words.title} isOpen={FILL_FIELDS.some((name) => (fields.get(name) ?? '') !== '')}>
      <AddressForm
        key={query}
        path={LIST}
        query={query}
        names={FILL_FIELDS}
        title={words.title}
        className="grid gap-1 rounded border border-line bg-surface p-2"
      >
        <p className="text-12 text-ink-3">{words.note}</p>
        <div className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
          {isDanger ? (
            <label className={FIELD_LABEL}>
              {words.group}
              <select name="pg" defaultValue={parseTankQuery(query).packingGroup} className={FIELD_BOX}>
                <option value="">{words.anyGroup}</option>
                {['I', 'II', 'III'].map((group) => (
                  <option key={group} value={group}>
                    {group}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {TYPED.map(([name, title]) => (
            <label key={name} className={FIELD_LABEL}>
              {title}
              <input
                name={name}
                defaultValue={(fields.get(name) ?? '').slice(0, 10)}
                inputMode="decimal"
                maxLength={10}
                className={FIELD_BOX}
              />
            </label>
          ))}
          <Button type="submit">{words.submit}</Button>
        </div>
        {isWrong(query) ? <Note tone="warn">{words.wrong}</Note> : null}
      </AddressForm>
    </OnDemand>
  );
}
