import { useState } from 'react';
import { casCheckDigit, isCasNumber } from '#domain/identity/cas-number.ts';
import { cleanCode } from '#domain/text.ts';
import { deskTools } from '#src/ui/copy/desk-tools.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { ToolAnswer, ToolHint, Verdict } from './ToolAnswer.tsx';

const words = deskTools.cas;

function Answer({ number }: { number: string }) {
  const digit = casCheckDigit(number);
  if (digit === null) return <ToolHint>{words.shape}</ToolHint>;
  if (!isCasNumber(number)) return <Verdict tone="no">{words.wrong(String(digit))}</Verdict>;
  return (
    <>
      <Verdict tone="yes">{words.good}</Verdict>
      <Link href={`/dgdesk?${new URLSearchParams({ keyword: number })}`} className="text-link">
        {words.find}
      </Link>
    </>
  );
}

/** Is this a CAS number; if it is, the list knows more. */
export function CasNumber() {
  const [typed, setTyped] = useState('108-88-3');
  return (
    <div className="grid gap-1.5">
      <Field label={words.number}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            onChange={setTyped}
            placeholder={words.placeholder}
            autoComplete="off"
            maxLength={20}
          />
        )}
      </Field>
      <ToolAnswer>
        <Answer number={cleanCode(typed)} />
      </ToolAnswer>
    </div>
  );
}
