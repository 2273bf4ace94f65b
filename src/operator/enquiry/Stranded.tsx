import { useSelector } from '@xstate/react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import { type EnquirySheet, type OperatorEnquiryRef, selectStranded } from '#machines/operator-enquiry/index.ts';

type Draft = NonNullable<ReturnType<typeof selectStranded>>;

/** The unsent answer, beside the one another operator sent. */
export function Stranded({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const draft = useSelector(actor, selectStranded);
  if (draft === null || draft.way === null) return null;
  return (
    <section aria-labelledby="stranded" className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="stranded" className="font-strong text-16">
        {words.stranded}
      </h3>
      <p>{words.ways[draft.way]}</p>
      <ul className="grid gap-0.5">
        {rowsOf(draft, sheet).map((row) => (
          <li key={row} className="wrap-break-word text-ink-2">
            {row}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowsOf({ way, priceIds, lines, texts }: Draft, { offers, fees }: EnquirySheet): string[] {
  if (way === 'DECLINE') return [texts.reason].filter((text) => text !== '');
  const feeName = (code: string) => fees.find((fee) => fee.code === code)?.nameCn ?? code;
  const priced =
    way === 'OFFERS'
      ? offers
          .filter(({ priceId }) => priceIds.includes(priceId))
          .map(({ carrier }) => words.offer(carrier?.nameCn ?? ''))
      : lines
          .filter(({ feeCode }) => feeCode !== '')
          .map((line) => [feeName(line.feeCode), line.unitPrice, line.currency, line.ctnType, `× ${line.quantity}`])
          .map((texts) => texts.filter((text) => text !== '').join(' '));
  return [...priced, ...(texts.remark === '' ? [] : [`${words.remark}：${texts.remark}`])];
}
