import type { FlexitankAnswer } from '#contract/services/flexitank-prices.ts';
import { flexitank } from '#copy/flexitank/search.ts';
import {
  FLEXITANK_FIELDS,
  type FlexitankAmount,
  isDensityMissing,
  isRefused,
  readFlexitankTyped,
  tankFields,
  wrongAmounts,
} from '#domain/flexitank/address.ts';
import { flexitankGoods } from '#domain/flexitank/goods.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { addressOf } from '#domain/query-text.ts';
import { ChoiceField, NumberField, PlaceField } from '#src/features/search/views/AddressFields.tsx';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Refused } from './Refused.tsx';

const words = flexitank.form;
const LIST = '/fluidBag';
type Port = FlexitankAnswer['lanes'][number]['org'];

const toLocation = ({ code, nameCn, nameEn, pinyin, initials }: Port): LocationOption => ({
  ...{ code, name: nameCn, english: nameEn },
  ...{ pinyin, initials, group: words.ports },
});

/** Distinct ports, in lane order. */
const locationsOf = (ports: readonly Port[]): LocationOption[] => [
  ...new Map(ports.map((port) => [port.code, toLocation(port)])).values(),
];

const GOODS = [
  { value: '', label: words.anyGoods },
  ...flexitankGoods.map(({ code }) => ({ value: code, label: flexitank.goods[code] })),
];

/** Lane, liquid and quantity; every change goes into the URL. */
export function LiquidForm({ query, lanes }: { query: string; lanes: FlexitankAnswer['lanes'] }) {
  const typed = readFlexitankTyped(query);
  const wrong = wrongAmounts(typed);
  const error = (name: FlexitankAmount) => (wrong.includes(name) ? words.wrong[name] : null);
  return (
    <AddressForm
      key={query}
      path={LIST}
      query={query}
      names={[...FLEXITANK_FIELDS, 'weight']}
      title={words.title}
      className="grid gap-1.5 rounded border border-line bg-surface p-2 md:px-3"
    >
      <div className="grid grid-cols-2 items-start gap-1.5 md:grid-cols-4">
        <PlaceField
          name="orgPortCode"
          label={words.origin}
          value={typed.orgPortCode}
          locations={locationsOf(lanes.map(({ org }) => org))}
          className="max-md:col-span-2"
        />
        <PlaceField
          name="dstPortCode"
          label={words.destination}
          value={typed.dstPortCode}
          locations={locationsOf(lanes.map(({ dst }) => dst))}
          className="max-md:col-span-2"
        />
        <ChoiceField name="goods" label={words.goods} value={typed.goods} choices={GOODS} />
        <NumberField name="mass" label={words.mass} value={typed.mass} unit="kg" error={error('mass')} />
        <NumberField
          name="density"
          label={words.density}
          value={typed.density}
          decimals={3}
          unit="kg/L"
          error={error('density')}
          help={words.densityNote}
        />
        <NumberField
          name="viscosity"
          label={words.viscosity}
          value={typed.viscosity}
          decimals={1}
          unit="mPa·s"
          error={error('viscosity')}
        />
        <p className="text-ink-2 max-md:col-span-2 md:mt-4">
          {words.noDangerous}
          <Link
            href={addressOf('/tankIndex', { ...tankFields(typed), isDanger: 'Y' })}
            className="inline-flex min-h-3 items-center text-link"
          >
            {words.seeTanks}
          </Link>
        </p>
        <Button
          type="submit"
          icon="search"
          tone="primary"
          size={48}
          className="max-md:col-span-2 md:mt-2.5 md:justify-self-end"
        >
          {words.submit}
        </Button>
      </div>
      {isDensityMissing(typed) ? (
        <Note tone="warn" live>
          {words.densityMissing}
        </Note>
      ) : null}
      {isRefused(typed) ? <Refused typed={typed} /> : null}
    </AddressForm>
  );
}
