import { orders } from '#copy/orders/list.ts';
import { ORDER_KEYWORD_LONGEST } from '#domain/limits.ts';
import { readFields } from '#domain/query-text.ts';
import { AddressForm } from '#src/features/search/views/AddressForm.tsx';
import { FIELD_BOX, FIELD_LABEL } from '#src/features/search/views/QueryFields.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

const words = orders.narrow;
/** `page` is included so that a search restarts at the first page. */
const FIELDS = ['service', 'from', 'to', 'keyword', 'page'] as const;
const NARROWING = ['service', 'status', 'due', 'from', 'to', 'keyword'] as const;

export const isNarrowed = (query: string): boolean => {
  const fields = new URLSearchParams(query);
  return NARROWING.some((name) => (fields.get(name) ?? '') !== '');
};

/** Adds the search to the URL, which keeps the selected status. */
export function OrderSearch({ query }: { query: string }) {
  const fields = readFields(query);
  const day = (name: 'from' | 'to', label: string) => (
    <label className={FIELD_LABEL}>
      {label}
      <input type="date" name={name} defaultValue={fields.get(name) ?? ''} className={FIELD_BOX} />
    </label>
  );
  return (
    <AddressForm key={query} path="" query={query} names={FIELDS} title={words.title} className="grid gap-1">
      <div className="grid grid-cols-2 items-end gap-1 md:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <label className={`${FIELD_LABEL} col-span-2 md:col-span-1`}>
          {words.keyword}
          <input
            type="search"
            name="keyword"
            defaultValue={fields.get('keyword') ?? ''}
            maxLength={ORDER_KEYWORD_LONGEST}
            placeholder={words.keywordHint}
            autoComplete="off"
            className={`${FIELD_BOX} placeholder:text-ink-3 placeholder:opacity-100`}
          />
        </label>
        <label className={`${FIELD_LABEL} col-span-2 md:col-span-1`}>
          {words.service}
          <select name="service" defaultValue={fields.get('service') ?? ''} className={FIELD_BOX}>
            <option value="">{words.everyService}</option>
            {Object.entries(orders.services).map(([service, name]) => (
              <option key={service} value={service}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {day('from', words.from)}
        {day('to', words.to)}
        <Button type="submit" icon="search" className="col-span-2 md:col-span-1">
          {orders.find}
        </Button>
      </div>
      {isNarrowed(query) ? (
        <Link href="?redirect=order" className="justify-self-start text-link">
          {orders.showAll}
        </Link>
      ) : null}
    </AddressForm>
  );
}
