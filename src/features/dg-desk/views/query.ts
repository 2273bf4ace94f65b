import { dangerousDesk } from '#copy/dg-desk/page.ts';
import { KIT } from '#copy/kit.ts';
import { LOOKUP_LETTERS } from '#domain/limits.ts';
import { listedClasses } from '#domain/reference/dangerous-classes.ts';
import { readPlacard } from '#src/ui/placard/classes.ts';

const MOST_PAGES = 10_000;

export interface Query {
  keyword: string;
  dgClass: string | null;
  page: number;
}

/** Parses the query; older links call the keyword `un`. */
export function queryOf(query: string): Query {
  const fields = new URLSearchParams(query);
  const text = (name: string) => (fields.get(name) ?? '').trim().slice(0, LOOKUP_LETTERS);
  const dgClass = text('dgClass');
  const isClass = listedClasses.includes(dgClass);
  const page = text('page');
  return {
    // An unknown class becomes a keyword without matches.
    keyword: text('keyword') || text('un') || (isClass ? '' : dgClass),
    dgClass: isClass ? dgClass : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1,
  };
}

/** Describes the search; empty without one. */
export function queryText({ keyword, dgClass }: Query): string {
  const name = dgClass === null ? '' : dangerousDesk.className(dgClass, readPlacard(dgClass)?.name ?? KIT.none);
  return [keyword, name].filter((part) => part !== '').join('，');
}
