import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';

const SIZES = { 14: 'text-14', 16: 'text-16', 20: 'text-20 leading-head', 28: 'text-28 leading-head' } as const;

export interface MoneyProps {
  symbol: '¥' | '$';
  /** Formatted amount without symbol; null when unknown. A minus sign or parentheses make it negative. */
  amount: string | null;
  size?: keyof typeof SIZES;
  /** No longer valid. */
  old?: boolean;
}

/** Symbol in a weak colour, amount in a strong one; negative amounts in parentheses. */
export function Money({ symbol, amount, size = 14, old }: MoneyProps) {
  if (amount === null) return <span className={classes('text-ink-3', SIZES[size])}>{KIT.none}</span>;
  const negative = /^[-(]/.test(amount);
  const plain = amount.replace(/[-()]/g, '');
  const Tag = old ? 's' : 'span';
  return (
    <Tag className={classes('wrap-break-word', SIZES[size], old ? 'font-normal text-ink-3' : 'font-strong')}>
      {negative && '('}
      <span className="mr-px font-normal text-ink-3">{symbol}</span>
      {plain}
      {negative && ')'}
    </Tag>
  );
}
