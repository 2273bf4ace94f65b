import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../domain');
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const SERVICES = files
  .filter((file) => file.endsWith('/service.ts'))
  .map(dirname)
  .join('|');
const PARTS = [
  ...['add-on-fields', 'attachment', 'bag', 'box-limit', 'cargo', 'cargo-fields', 'checks', 'context', 'declaration'],
  ...['facts', 'fields', 'finish', 'follow', 'form', 'goods-fields', 'initial-form', 'moments', 'papers', 'quote'],
  ...['rules', 'sailing-fields', 'service', 'shipped', 'stay', 'work-fields', 'works'],
];
/** Files of a service's order form, which is loaded with the page that shows it; links to a form are followed without it. */
const orderForms = new RegExp(
  `^(?:(?:${SERVICES})/(?:${PARTS.join('|')})|fcl/terms|(?:flexitank|warehouse)/address|tank/tank|truck/.*|(?:domestic|flexitank|rail|tank)/order-link)\\.ts$`,
);
/** Loaded with pages of their own, or read by the server alone. */
const withOwnPages =
  /^(?:reference|booking|content|documents|enquiry|imports|invoices|order-file|paper-forms|rates|schedules|shipment\/(?!number-kinds)|form\/flat|air\/flight-row|\w+\/rate-columns)/;
const rules = files.filter((file) => !withOwnPages.test(file) && !orderForms.test(file));

/** Runtime imports only; type imports are erased. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gm)].map((match) => {
    expect(match[1], file).toMatch(/^\.{1,2}\//);
    return relative(ROOT, resolve(ROOT, dirname(file), match[1]!));
  });
}

function reach(file: string, seen = new Set<string>()): Set<string> {
  for (const next of importsOf(file)) {
    if (seen.has(next)) continue;
    seen.add(next);
    reach(next, seen);
  }
  return seen;
}

describe('the rules of domain', () => {
  it('imports nothing from outside', () => {
    expect(rules.length).toBeGreaterThan(35);
    for (const file of files) for (const next of importsOf(file)) expect(files, `${file} → ${next}`).toContain(next);
  });

  it('uses only the tables of segregation, classes and container types in queries', () => {
    const pulled = rules.flatMap((file) =>
      [...reach(file)].filter((next) => next.startsWith('reference')).map((next) => `${file} → ${next}`),
    );
    const tables = new Set(pulled.map((line) => line.split(' → ')[1]));
    const known = ['container-codes', 'dangerous-classes', 'segregation-table'].map((name) => `reference/${name}.ts`);
    expect([...tables].sort()).toEqual(known);
    const isKnown =
      /segregation|^(?:orders\/\S+|\S+\/order-link\.ts) → reference\/container-codes|(entry|sheet)\.ts → reference\/dangerous-classes/;
    expect(pulled.filter((line) => !isKnown.test(line))).toEqual([]);
  });

  it('imports at most six other modules each', () => {
    const wide = rules.map((file) => [file, reach(file).size] as const).filter(([, size]) => size > 6);
    expect(wide).toEqual([]);
  });

  it('uses no clock and no randomness', () => {
    const impure = files.filter((file) =>
      /Date\.now|Math\.random|new Date\(\)|setTimeout|setInterval|process\.|globalThis/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    );
    expect(impure).toEqual([]);
  });
});
