import { expect, test } from 'vitest';
import { sharedPageServices } from '#domain/enquiry/kinds.ts';
import { serviceLines } from '#src/features/header/views/links.ts';
import { plainSite } from '../../kit/plain-frame.ts';

const marked = (page: Parameters<typeof serviceLines>[1], query = '') =>
  serviceLines(plainSite, page, query).flatMap(({ label, isHere }) => (isHere ? [label] : []));

test('[2.2] an enquiry is marked under the service it asks about', () => {
  expect(sharedPageServices.map((service) => marked('enquiryFcl', `service=${service}&unNo=1230`))).toEqual(
    ['整箱', '空运', '铁路', '内贸', '液袋', '罐箱', '仓储', '危品服务台', '内装'].map((label) => [label]),
  );
  expect([marked('enquiryFcl'), marked('enquiryFcl', 'service=__proto__')]).toEqual([['整箱'], ['整箱']]);
  expect([marked('brandFreight'), marked('brandConsolidation'), marked('procurementMobile')]).toEqual([
    ['陆运'],
    ['拼箱'],
    ['采购'],
  ]);
});

test('[2.2] pages of an order are marked under its service, and a page of none under none', () => {
  expect([marked('railWayAddOrder'), marked('home'), marked(null)]).toEqual([['铁路'], [], []]);
});
