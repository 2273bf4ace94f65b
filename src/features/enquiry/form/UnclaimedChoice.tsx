import { useSelector } from '@xstate/react';
import { unclaimedDraft as words } from '#copy/enquiry/form.ts';
import { type EnquiryRef, selectStrayGoods, selectStrayRoute } from '#machines/enquiry/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

/** The text may have been typed by another visitor before the sign-in: asks the user to confirm that it is theirs. */
export function UnclaimedChoice({ actor }: { actor: EnquiryRef }) {
  const route = useSelector(actor, selectStrayRoute);
  const goods = useSelector(actor, selectStrayGoods);
  const rows: [term: string, text: string][] = [
    [words.route, route],
    [words.goods, goods],
  ];
  return (
    <section
      aria-labelledby="enquiry-unclaimed"
      className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div role="status" className="grid gap-0.5">
        <h2 id="enquiry-unclaimed" className="font-strong text-20 leading-head">
          {words.title}
        </h2>
        <p className="text-ink-2">{words.lead}</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5">
        {rows.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="wrap-anywhere">{text === '' ? words.blank : text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-1 max-md:*:grow">
        <Button tone="primary" onClick={() => actor.send({ type: 'unclaimed.taken' })}>
          {words.take}
        </Button>
        <Button onClick={() => actor.send({ type: 'unclaimed.dropped' })}>{words.drop}</Button>
      </div>
    </section>
  );
}
