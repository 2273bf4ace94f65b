import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { airBooking as words } from '#copy/air/order.ts';
import { air } from '#copy/air/search.ts';
import { stepName } from '#copy/booking/dictionary.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking } from '#copy/booking/frame.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { stepWords } from '#copy/booking/steps.ts';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { type BookingRef, selectIsPlacedNotified } from '#machines/booking/index.ts';
import { AirBooking } from '#src/features/air/order-page.tsx';
import { type GivenAir, openAir } from '#tests/features/air/form.ts';
import { noFiles } from '#tests/kit/no-files.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

export default { title: '页面/空运订舱' } satisfies Meta;

const nothing = () => undefined;
const noBook = () => {
  throw new Error('no address book here');
};

const at = (step: string, given: GivenAir, play: StoryObj['play']): StoryObj => ({
  loaders: [async () => ({ actor: (await openAir(step, given)).actor })],
  render: (_, { loaded }) => (
    <AirBooking
      actor={loaded.actor as BookingRef}
      title={<h1 className="font-strong text-28">{words.flight}</h1>}
      fileAccess={noFiles}
      addressBook={noBook}
      onView={nothing}
      onCopy={nothing}
    />
  ),
  ...(play === undefined ? {} : { play }),
});

const shows =
  (...texts: readonly (string | RegExp)[]): StoryObj['play'] =>
  async ({ canvas }) => {
    for (const text of texts) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };

/** Leaving the step shows its errors. */
const says =
  (...errors: readonly string[]): StoryObj['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: booking.next(stepName('handIn')) }));
    const [first] = await canvas.findAllByRole('alert');
    const summary = within(first!);
    for (const error of errors) await expect((await summary.findAllByText(error, { exact: false }))[0]).toBeVisible();
  };

const error = (path: string, code: Parameters<typeof errorText>[0]['code'], values: Record<string, string> = {}) =>
  errorText({ path, code, values });

const aircraft = (type: 'CAO' | 'PAX') => ({ aircraft: type });

export const Cargo: StoryObj = {
  name: '航班与货物：全货机可走，靠级更省',
  ...at('cargo', {}, shows(words.aircraft.label, air.saved('100', '¥107.50'), stepWords.papers.title)),
};

export const Passenger: StoryObj = {
  name: '客机每件超量：写明怎样改',
  ...at(
    'cargo',
    { offer: aircraft('PAX') },
    says(error('cargo.0.perPackage', 'AIR_OVER_LIMIT', { aircraft: 'PAX', limit: '5 L' })),
  ),
};

export const CargoOnly: StoryObj = {
  name: '客机禁运：换全货机',
  ...at(
    'cargo',
    {
      offer: aircraft('PAX'),
      dg: { unNo: '1089', entry: unEntryOf('1089'), packingGroup: 'I', psnCn: '乙醛', psnEn: 'ACETALDEHYDE' },
    },
    says(error('cargo.0.dg.unNo', 'AIR_CARGO_ONLY', { unNo: '1089' })),
  ),
};

export const Forbidden: StoryObj = {
  name: '客机与全货机都禁运',
  ...at(
    'cargo',
    {
      dg: { unNo: '1017', entry: unEntryOf('1017'), dgClass: '2.3', packingGroup: '', psnCn: '氯', psnEn: 'CHLORINE' },
    },
    says(error('cargo.0.dg.unNo', 'AIR_FORBIDDEN', { unNo: '1017' })),
  ),
};

export const Light: StoryObj = {
  name: '泡货：可以选分泡',
  ...at(
    'cargo',
    { form: { share: '50' }, line: { grossWeight: '50' } },
    shows(air.steps.shared(50), air.density.LIGHT),
  ),
};

export const Lithium: StoryObj = {
  name: '锂离子电池：额定能量与 PI 965',
  ...at(
    'cargo',
    {
      line: { packingInstruction: '', perPackage: '35' },
      dg: {
        unNo: '3480',
        entry: unEntryOf('3480'),
        dgClass: '9',
        packingGroup: '',
        psnCn: '锂离子电池组',
        psnEn: 'LITHIUM ION BATTERIES',
      },
    },
    shows(fieldLabel('cargo.0.wattHours'), paperText.BATTERY_TEST),
  ),
};

export const DryIce: StoryObj = {
  name: '干冰：限量表里没有，看航司答复',
  ...at(
    'cargo',
    {
      line: { packingInstruction: '954', dryIce: '900' },
      dg: { unNo: '1845', dgClass: '9', packingGroup: '', psnCn: '干冰', psnEn: 'DRY ICE', subRisk1: '' },
    },
    says(error('cargo.0.dryIce', 'DRY_ICE_PACKAGE', { limit: '200' })),
  ),
};

export const OldReport: StoryObj = {
  name: '鉴定报告不是航班当年的',
  ...at('cargo', { line: { reportYear: '2025' } }, says(error('cargo.0.reportYear', 'REPORT_YEAR', { year: '2026' }))),
};

export const FlightClosed: StoryObj = {
  name: '航班已截止订舱：改选日期',
  ...at('cargo', { form: { flightDay: '2026-10-09' } }, says(error('flightDay', 'FLIGHT_CLOSED'))),
};

export const WithoutPrice: StoryObj = {
  name: '没有价格：回列表选航班',
  ...at('cargo', { offer: null, form: { priceId: '' } }, shows(words.noOffer, booking.backToList)),
};

export const General: StoryObj = {
  name: '普货：含锂电池要另外申报',
  ...at(
    'cargo',
    { offer: { isDanger: false }, line: { isDanger: false, lithium: true } },
    says(error('cargo.0.lithium', 'LITHIUM_DECLARED')),
  ),
};

export const HandIn: StoryObj = {
  name: '进仓与联系人：自己填申报单',
  ...at('handIn', {}, shows(words.declarationNote, fieldLabel('declarationFiles'), fieldLabel('warehouse'))),
};

export const Entrusted: StoryObj = {
  name: '委托代填、上门提货、派送与保险',
  ...at(
    'handIn',
    {
      form: {
        ...{ declaration: 'ENTRUST', handIn: 'PICKUP', arrival: 'DELIVERY' },
        insurance: { wanted: true, cargoValue: '10000', currency: '1' },
      },
    },
    shows(fieldLabel('pickupAddress'), fieldLabel('arrivalAddress'), fieldLabel('insurance.cargoValue')),
  ),
};

/** The order is read once more when everything is filled in. */
const confirming: StoryObj['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: booking.next(stepName('confirm')) }));
  await canvas.findByText(stepWords.confirm.sheet);
};

export const Confirm: StoryObj = {
  name: '确认：航班、货物与费用再读一遍',
  ...at('handIn', {}, async (context) => {
    await confirming?.(context);
    await expect(context.canvas.getByText('汉莎 LH8000，运单 020')).toBeVisible();
  }),
};

export const Placed: StoryObj = {
  name: '下单成功：入仓号与接下来的事',
  ...at('handIn', {}, async (context) => {
    const { canvas, userEvent, canvasElement } = context;
    await confirming?.(context);
    const submit = await canvas.findByRole('button', { name: booking.submit });
    // The price is asked for once more before it may be pressed.
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    const actor = context.loaded.actor as BookingRef;
    await waitFor(() => expect(selectIsPlacedNotified(actor.getSnapshot())).toBe(true));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: orderSuccess.title }));
    await waitFor(() => expect(dialog.getByText(words.number)).toBeVisible());
    await expect(dialog.getByText('10-16 周五')).toBeVisible();
    await expect(dialog.getByRole('button', { name: orderSuccess.viewOrders })).toBeEnabled();
  }),
};
