import { useState } from 'react';
import type { FlexitankAnswer } from '#contract/calls/flexitank-prices.ts';
import {
  FLEXITANK_FIELDS,
  isDensityMissing,
  isRefused,
  readFlexitankTyped,
  wrongAmounts,
} from '#domain/booking/services/flexitank/address.ts';
import { flexitankGoods } from '#domain/flexitank/goods.ts';
import { flexitank } from '#src/ui/copy/flexitank.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { AddressForm } from '../search/AddressForm.tsx';
import { Chosen, FIELD_BOX, FIELD_LABEL, Typed } from '../search/QueryFields.tsx';
import { Refused } from './Refused.tsx';

const words = flexitank.form;
const LIST = '/fluidBag';
type Ends = FlexitankAnswer['lanes'][number]['org'];

const optionsOf = (ends: readonly Ends[]) => [
  ['', words.any] as const,
  ...new Map(ends.map(({ code, nameCn }) => [code, nameCn])),
];
const GOODS = [
  ['', words.anyGoods] as const,
  ...flexitankGoods.map(({ code }) => [code, flexitank.goods[code]] as const),
];

/** The lane, the liquid and how much of it: what is typed becomes the address. Dangerous goods are told at once where to go. */
export function LiquidForm({ query, lanes }: { query: string; lanes: FlexitankAnswer['lanes'] }) {
  const typed = readFlexitankTyped(query);
  const [kind, setKind] = useState<{ isDanger: boolean; unNo: string }>(typed);
  const wrong = wrongAmounts(typed);
  return (
    <AddressForm
      path={LIST}
      query={query}
      names={[...FLEXITANK_FIELDS, 'weight']}
      title={words.title}
      className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 className="font-strong text-16 leading-head">{words.title}</h2>
      <div className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4">
        <Chosen
          name="orgPortCode"
          title={words.origin}
          value={typed.orgPortCode}
          options={optionsOf(lanes.map(({ org }) => org))}
        />
        <Chosen
          name="dstPortCode"
          title={words.destination}
          value={typed.dstPortCode}
          options={optionsOf(lanes.map(({ dst }) => dst))}
        />
        <Chosen name="goods" title={words.goods} value={typed.goods} options={GOODS} />
        <Typed name="mass" title={words.mass} value={typed.mass} isWrong={wrong.includes('mass')} />
        <Typed
          name="density"
          title={words.density}
          value={typed.density}
          isWrong={wrong.includes('density')}
          note={words.densityNote}
        />
        <Typed name="viscosity" title={words.viscosity} value={typed.viscosity} isWrong={wrong.includes('viscosity')} />
        <fieldset className="grid content-start gap-0.5">
          <legend className="mb-0.5 text-12 text-ink-2">{words.kind}</legend>
          <span className="flex min-h-5 flex-wrap items-center gap-x-1.5">
            {(['N', 'Y'] as const).map((code) => (
              <label key={code} className="inline-flex min-h-4 items-center gap-0.5">
                <input
                  type="radio"
                  name="isDanger"
                  value={code}
                  checked={kind.isDanger === (code === 'Y')}
                  onChange={() => setKind({ ...kind, isDanger: code === 'Y' })}
                />
                {code === 'Y' ? words.dangerous : words.general}
              </label>
            ))}
          </span>
        </fieldset>
        <label className={FIELD_LABEL}>
          {words.unNo}
          <input
            name="unNo"
            value={kind.unNo}
            maxLength={10}
            className={FIELD_BOX}
            onChange={({ target }) => setKind({ ...kind, unNo: target.value })}
          />
        </label>
      </div>
      {wrong.length === 0 ? null : (
        <Note tone="warn" live>
          {words.wrongLead(wrong.map((name) => words.wrong[name]))}
        </Note>
      )}
      {isDensityMissing(typed) ? (
        <Note tone="warn" live>
          {words.densityMissing}
        </Note>
      ) : null}
      {isRefused({ ...kind, unNo: kind.unNo.trim() }) ? <Refused typed={{ ...typed, ...kind }} /> : null}
      <div>
        <Button type="submit" icon="search" tone="primary">
          {words.submit}
        </Button>
      </div>
    </AddressForm>
  );
}
