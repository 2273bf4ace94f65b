import { expect, test } from 'vitest';
import { withoutUnseenErrors } from '#domain/booking/unseen-errors.ts';
import { type AnyField, type FormDescription, section } from '#domain/form/field.ts';

interface Line {
  isReported: boolean;
  report: string;
  day: string;
  kind: string;
  note: string;
}
interface Form {
  isLong: boolean;
  lines: readonly Line[];
}

const shown: AnyField<Form, null>['shown'] = ({ scope }) => (scope as Line).isReported;
const description: FormDescription<Form, null> = {
  sections: [
    section<Form, Line, null>({
      at: 'lines.*',
      step: 'goods',
      fields: {
        report: { kind: 'text', most: 4, shown },
        day: { kind: 'day', shown },
        kind: { kind: 'text', choices: ['A'], shown },
        note: { kind: 'text', most: 3 },
      },
    }),
  ],
  checks: [],
};
const line: Line = { isReported: false, report: 'R-12', day: '2026-12-01', kind: 'A', note: 'abc' };
const sent = (changes: Partial<Line>, rest: readonly Line[] = []) =>
  withoutUnseenErrors(description, { isLong: true, lines: [...rest, { ...line, ...changes }] }, null).lines.at(-1);

test('[4.31] invalid values of hidden fields are not sent', () => {
  expect(sent({ report: 'R-123' })).toEqual({ ...line, report: '' });
  expect(sent({ day: '2026-02-30' }, [line])).toEqual({ ...line, day: '' });
});

test('[4.31] valid, visible and selected values stay', () => {
  expect(sent({})).toEqual(line);
  expect(sent({ isReported: true, report: 'R-123' })).toEqual({ ...line, isReported: true, report: 'R-123' });
  expect(sent({ note: 'abcd' })).toEqual({ ...line, note: 'abcd' });
  expect(sent({ kind: 'B' })).toEqual({ ...line, kind: 'B' });
});
