import { compare } from '../decimal.ts';

interface QuotedLine {
  lineNo: number;
  price: string;
  currency: string;
  taxIncluded: boolean;
}

export interface ComparedLine<Quote extends { lines: readonly QuotedLine[] }> {
  quote: Quote;
  line: Quote['lines'][number];
  /** Lowest price in this currency and tax treatment. */
  isLowest: boolean;
}

/** Quotes for one request line, lowest price first; currencies are not compared with each other. */
export function compareQuotes<Quote extends { lines: readonly QuotedLine[] }>(
  quotes: readonly Quote[],
  lineNo: number,
): ComparedLine<Quote>[] {
  const asked = quotes.flatMap((quote) =>
    quote.lines
      .filter((line): line is Quote['lines'][number] => line.lineNo === lineNo)
      .map((line) => ({ quote, line })),
  );
  const isBeside = (one: QuotedLine, other: QuotedLine) =>
    one.currency === other.currency && one.taxIncluded === other.taxIncluded;
  return [...asked]
    .sort((a, b) => a.line.currency.localeCompare(b.line.currency) || compare(a.line.price, b.line.price))
    .map(({ quote, line }) => ({
      quote,
      line,
      isLowest: asked.every((other) => !isBeside(other.line, line) || compare(other.line.price, line.price) >= 0),
    }));
}
