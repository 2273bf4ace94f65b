import { feeTerms } from '#copy/search/terms.ts';
import { Term } from './Term.tsx';

/** Fee code after its name; technical terms get an explanation. */
export function FeeCode({ code }: { code: string }) {
  const name = feeTerms[code];
  return <span className="text-12 text-ink-3">{name === undefined ? code : <Term name={name} word={code} />}</span>;
}
