import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import type { BookedService } from '#contract/booked-services.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { airService } from '#domain/air/service.ts';
import type { BookingForm, BookingService } from '#domain/booking/service.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { railService } from '#domain/rail/service.ts';
import { tankService } from '#domain/tank/service.ts';
import { truckService } from '#domain/truck/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { checkoutInput } from '#machines/checkout/checkout.cases.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { initialContext } from '#machines/checkout/checkout.rules.ts';
import { Failures } from '#src/features/booking/form/Failures.tsx';
import { DESK_NOW, everyWork } from '../../kit/desk-order.ts';
import { methanolForm } from '../../kit/document-order.ts';
import { ethanolForm } from '../air/order.ts';
import { stuffedPaint } from '../cfs/order.ts';
import { tolueneForm } from '../domestic/order.ts';
import { flexitankGlycerine } from '../flexitank/order.ts';
import { paintForm } from '../lcl/order.ts';
import { acetoneForm } from '../procurement/order.ts';
import { railGlycerine } from '../rail/order.ts';
import { methanolTanks } from '../tank/order.ts';
import { roadForm } from '../truck/order.ts';
import { storedForm } from '../warehouse/order.ts';

interface Subject {
  service: Pick<BookingService, 'agreements' | 'code' | 'links' | 'priced'>;
  form: BookingForm;
  /** Where else the goods may go, by the words of the link. */
  ways: Readonly<Record<string, string>>;
}

/** A form is only ever read by its own service. */
const subjectOf = <Form extends BookingForm>(
  service: { [Key in keyof BookingService]: BookingService<Form, never, never>[Key] },
  form: Form,
  ways: Subject['ways'],
): Subject => ({ service: service as unknown as Subject['service'], form, ways });

const SAILING = '选择下一航次';
const ENQUIRE = '提交询价';

const subjects: Readonly<Record<BookedService, Subject>> = {
  fcl: subjectOf(fclService as never, methanolForm, { [SAILING]: '/shippingFcl', [ENQUIRE]: '/enquiryFcl' }),
  lcl: subjectOf(lclService as never, paintForm, { [SAILING]: '/shippingLcl', [ENQUIRE]: '/brand/consolidation' }),
  air: subjectOf(airService as never, ethanolForm, { 选择其他航班: '/airLift', [ENQUIRE]: '/enquiryFcl' }),
  rail: subjectOf(railService as never, railGlycerine, { 选择下一班列: '/railWayIndex', [ENQUIRE]: '/enquiryFcl' }),
  domestic: subjectOf(domesticService as never, tolueneForm, { [SAILING]: '/domesticTrade', [ENQUIRE]: '/enquiryFcl' }),
  tank: subjectOf(tankService as never, methanolTanks, { 选择其他罐箱: '/tankIndex', [ENQUIRE]: '/enquiryFcl' }),
  flexitank: subjectOf(flexitankService as never, flexitankGlycerine, {
    [SAILING]: '/fluidBag',
    [ENQUIRE]: '/enquiryFcl',
  }),
  warehouse: subjectOf(warehouseService as never, storedForm, {
    选择其他仓库: '/warehouseing',
    [ENQUIRE]: '/enquiryFcl',
  }),
  goods: subjectOf(goodsService as never, acetoneForm, { 看其他货源: '/procurement/share' }),
  truck: subjectOf(truckService as never, roadForm, { [ENQUIRE]: '/brand/freight' }),
  // The stores and the works are chosen in the form.
  cfs: subjectOf(cfsService as never, stuffedPaint, { [ENQUIRE]: '/enquiryFcl' }),
  dgdesk: subjectOf(deskService as never, everyWork(DESK_NOW), { [ENQUIRE]: '/enquiryFcl' }),
};

const services = Object.keys(subjects) as BookedService[];

const host = document.body.appendChild(document.createElement('div'));
let root = createRoot(host);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(host);
});

async function show(
  { service, form }: Subject,
  value: StateValueFrom<typeof checkoutMachine>,
  refusal: { code: string; message: string } | null,
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const input = { ...checkoutInput, service, completed: { form, price: null } };
  const snapshot = checkoutMachine.resolveState({ value, context: { ...initialContext(input), refusal } });
  const actor = createActor(checkoutMachine, { snapshot, input }).start();
  await act(async () => root.render(<Failures actor={actor} />));
}

const buttons = () => [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
const ways = () =>
  Object.fromEntries(
    [...host.querySelectorAll('a')].map((link) => [
      link.textContent ?? '',
      new URL(link.href, location.origin).pathname,
    ]),
  );

describe.each(services)('what is in the way of an order of %s', (code) => {
  const subject = subjects[code];

  test.each([
    ['10005001', '价格已失效'],
    ['10005003', '舱位不足'],
    ['10005004', '已过截单时间'],
    ['10005005', '不接收所选类别'],
  ])('[4.31] %s is shown, and leads where the service has something else', async (refusal, message) => {
    await show(subject, 'refused', { code: refusal, message });
    expect(host.querySelector('[role="alert"]')?.textContent).toContain(message);
    expect(ways()).toEqual(subject.ways);
    expect(buttons()).toEqual([words.failure.refused.retry, words.mend]);
  });

  test('[4.31] goods that may not lie together, too heavy or without a certificate lead back into the form', async () => {
    for (const refusal of ['10005006', '10005007', '10005009']) {
      await show(subject, 'refused', { code: refusal, message: '请改好' });
      expect(ways()).toEqual({});
      expect(buttons()).toContain(words.mend);
    }
  });

  test.each([
    ['lapsed', words.failure.lapsed],
    ['offline', words.failure.offline],
    ['unanswered', words.failure.unanswered],
    ['signedOut', words.failure.signedOut],
  ] as const)(
    '[4.31][4.10] %j has its own words and its own button, and nothing is lost',
    async (value, expectedText) => {
      await show(subject, value as never, null);
      expect(host.textContent).toContain(expectedText.title);
      expect(host.textContent).toContain(expectedText.text);
      expect(buttons()).toEqual([expectedText.retry]);
      expect(ways()).toEqual({});
    },
  );

  test('[4.31] an agreement that does not come is asked for again, or the form is returned to', async () => {
    await show(subject, { agreeing: 'unavailable' }, null);
    expect(host.textContent).toContain(words.failure.agreement.title);
    expect(buttons()).toEqual([words.failure.agreement.retry, words.mend]);
  });
});
