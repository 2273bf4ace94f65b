import { useState } from 'react';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { waybillCheckDigit } from '#domain/air/waybill.ts';
import { casCheckDigit } from '#domain/identity/cas-number.ts';
import { shipCheckDigit } from '#domain/identity/ship-number.ts';
import { cleanCode } from '#domain/text.ts';
import { CheckedNumber } from '#src/ui/parts/CheckedNumber.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { ToolAnswer, ToolHint, Verdict } from './ToolAnswer.tsx';

const words = deskTools.numbers;
const checks = { cas: casCheckDigit, ship: shipCheckDigit, waybill: waybillCheckDigit } as const;
const kinds = ['cas', 'ship', 'waybill'] as const;

function Answer({ number }: { number: string }) {
  const kind = kinds.find((one) => checks[one](number) !== null);
  if (kind === undefined) return <ToolHint>{words.shape}</ToolHint>;
  const digit = String(checks[kind](number));
  if (!number.endsWith(digit)) return <Verdict tone="no">{words.wrong(words.kinds[kind], digit)}</Verdict>;
  return (
    <>
      <Verdict tone="yes">{words.good(words.kinds[kind])}</Verdict>
      {kind === 'cas' ? (
        <Link href={`/dgdesk?${new URLSearchParams({ keyword: number })}`} className="text-link">
          {words.find}
        </Link>
      ) : null}
    </>
  );
}

/** Checks a UN, ship or waybill number; links UN numbers to the list. */
export function NumberCheck() {
  const [typed, setTyped] = useState('108-88-3');
  return (
    <div className="grid gap-1.5">
      <CheckedNumber words={words} value={typed} onChange={setTyped} />
      <ToolAnswer>
        <Answer number={cleanCode(typed)} />
      </ToolAnswer>
    </div>
  );
}
