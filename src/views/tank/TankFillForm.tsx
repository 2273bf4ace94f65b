import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { compare } from '#domain/decimal.ts';
import { readFields } from '#domain/query-text.ts';
import { FILL_FIELDS, readTankAsked } from '#domain/tank/address.ts';
import { tank } from '#src/ui/copy/tank.ts';
import { withFormFields } from '#src/ui/form-query.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

const words = tank.form;
const LIST = '/tankIndex';
const box = 'min-h-5 w-full min-w-0 rounded border border-line-field bg-surface px-1 text-ink';
const label = 'grid min-w-0 gap-0.5 text-12 text-ink-2';
const TYPED = [
  ['d15', words.density15],
  ['d50', words.density50],
  ['ft', words.fillTemp],
] as const;

const isColumn = () => false;

/** What was typed makes no sense, or is heavier warm than cold. */
function isWrong(query: string): boolean {
  const fields = readFields(query);
  const { density15, density50, fillTemp } = readTankAsked(query);
  const read = { d15: density15, d50: density50, ft: fillTemp };
  const isUnread = TYPED.some(([name]) => (fields.get(name) ?? '') !== '' && read[name] === '');
  return isUnread || (density15 !== '' && density50 !== '' && compare(density50, density15) >= 0);
}

/** What a tank's filling follows from: what is typed becomes part of the address, and each row says how much goes in. */
export function TankFillForm({ query, isDanger }: { query: string; isDanger: boolean }) {
  const [, openAddress] = useLocation();
  const fields = readFields(query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    openAddress(`${LIST}?${withFormFields(query, event.currentTarget, FILL_FIELDS, isColumn)}`);
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
      <div className="grid grid-cols-2 items-end gap-1.5 md:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        {isDanger ? (
          <label className={label}>
            {words.group}
            <select name="pg" defaultValue={readTankAsked(query).packingGroup} className={box}>
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
          <label key={name} className={label}>
            {title}
            <input
              name={name}
              defaultValue={(fields.get(name) ?? '').slice(0, 10)}
              inputMode="decimal"
              maxLength={10}
              className={box}
            />
          </label>
        ))}
        <Button type="submit">{words.submit}</Button>
      </div>
      {isWrong(query) ? <Note tone="warn">{words.wrong}</Note> : null}
    </form>
  );
}
