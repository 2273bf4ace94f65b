import { expect, test } from 'vitest';
import { valuesOfQuery } from '#src/app/pages/enquiry/draft.ts';

test('a class in the address is chosen in the form, and a number typed before gives way to it', () => {
  expect(valuesOfQuery('dgClass=6.2')).toEqual({ isDanger: 'Y', dgClass: '6.2', unNo: '' });
  expect(valuesOfQuery('dgClass=7&orgPort=上海&orgPortCode=CNSHA')).toMatchObject({
    dgClass: '7',
    orgPortCode: 'CNSHA',
    isDanger: 'Y',
  });
});

test('a class there is not is none', () => {
  for (const query of ['', 'dgClass=', 'dgClass=1', 'dgClass=12', 'dgClass=<b>'])
    expect(valuesOfQuery(query)).toEqual({});
});
