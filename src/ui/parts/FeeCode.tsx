import { feeTerms } from '../copy/fee-terms.ts';
import { Term } from './Term.tsx';

/** The code after the name of a fee; what it means, where the name is a word of the trade. */
export function FeeCode({ code }: { code: string }) {
  const name = feeTerms[code];
  return <span className="text-12 text-ink-3">{name === undefined ? code : <Term name={name} word={code} />}</span>;
}
