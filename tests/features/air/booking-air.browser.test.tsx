import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { airBooking as words } from '#copy/air/order.ts';
import { air } from '#copy/air/search.ts';
import { booking } from '#copy/booking/frame.ts';
import { AirBooking } from '#src/features/air/order-page.tsx';
import { noFiles } from '../../kit/no-files.ts';
import { stepShown } from '../../kit/step-shown.ts';
import { type GivenAir, openAir } from './form.ts';

let close: () => void = () => undefined;
afterEach(() => close());

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function show(step: string, given?: GivenAir) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { actor, form } = await openAir(step, given);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <AirBooking
        actor={actor}
        title={null}
        fileAccess={noFiles}
        addressBook={() => {
          throw new Error('no address book here');
        }}
      />,
    ),
  );
  await stepShown(host);
  close = () => {
    act(() => root.unmount());
    host.remove();
    actor.stop();
  };
  const set = (path: string, value: unknown) => act(async () => form.send({ type: 'form.set', path, value }));
  return { host, form, set, field: (path: string) => host.querySelector(`#field-${path.replaceAll('.', '-')}`) };
}

test('[5.9] the break charged is worked out beside the form, and follows the weight once the typing rests', async () => {
  const { host, set } = await show('cargo');
  expect(textOf(host)).toContain(air.saved('100', '¥107.50'));
  await set('cargo.0.grossWeight', '5');
  await set('cargo.0.volume', '0.01');
  await expect.poll(() => textOf(host)).toContain(air.steps.least('¥320.00'));
  await set('cargo.0.grossWeight', '');
  await expect.poll(() => textOf(host)).toContain(words.charge.empty);
});

test('[4.31] a share is asked of light goods alone, and the work says what it saves', async () => {
  const { host, field, set } = await show('cargo');
  expect(field('share')).toBeNull();
  await set('cargo.0.grossWeight', '50');
  await expect.poll(() => field('share')).not.toBeNull();
  await set('share', '50');
  await expect.poll(() => textOf(host)).toContain(air.steps.shared(50));
});

test('[4.31] each aircraft says whether it takes the packages, and which of them flies here', async () => {
  const { host, set } = await show('cargo', { offer: { aircraft: 'PAX' } });
  const rows = () =>
    [...host.querySelectorAll('li > span')].map(textOf).filter((text) => /^(?:客机|全货机) (?:PAX|CAO)/.test(text));
  expect(rows()).toEqual([
    `${air.aircraft.PAX}${air.goods.limit('5', 'L')}${words.aircraft.refused}${words.aircraft.booked}`,
    `${air.aircraft.CAO}${air.goods.limit('60', 'L')}${words.aircraft.taken}`,
  ]);
  await set('cargo.0.perPackage', '5');
  await expect.poll(() => rows()[0]).toContain(words.aircraft.taken);
});

test('[4.31] what only batteries, dry ice and dangerous goods have is asked of them alone', async () => {
  const { field, set } = await show('cargo');
  const asked = () =>
    ['wattHours', 'lithiumGrams', 'dryIce', 'packingInstruction', 'lithium', 'reportNo'].filter(
      (key) => field(`cargo.0.${key}`) !== null,
    );
  expect(asked()).toEqual(['dryIce', 'packingInstruction', 'reportNo']);
  await set('cargo.0.dg.unNo', '3481');
  expect(asked()).toContain('wattHours');
  await set('cargo.0.dg.unNo', '3091');
  expect(asked()).toContain('lithiumGrams');
  await set('cargo.0.isDanger', false);
  expect(asked()).toEqual(['lithium']);
  await set('cargo.0.casNo', '64-17-5');
  expect(asked()).toEqual(['lithium', 'reportNo']);
});

test('[4.31] a signed declaration is handed in by who writes it, and the day of the flight names the last moment', async () => {
  const { host, field, set } = await show('handIn');
  expect(field('declarationFiles')).not.toBeNull();
  expect(textOf(host)).toContain(words.deliverNote('10-14 12:00'));
  await set('declaration', 'ENTRUST');
  expect(field('declarationFiles')).toBeNull();
});

test('[4.31] without a price the form stands, and says where one is chosen', async () => {
  const { host } = await show('cargo', { offer: null, form: { priceId: '' } });
  expect(textOf(host)).toContain(words.noOffer);
  const link = [...host.querySelectorAll('a')].find((one) => textOf(one) === booking.backToList);
  expect(link?.getAttribute('href')).toContain('/airLift?orgPortCode=PVG&dstPortCode=FRA');
});
