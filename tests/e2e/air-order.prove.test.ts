import { describe, expect, test } from 'vitest';
import { airBooking } from '#copy/air/order.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { airOrderAddress } from '#domain/air/order-link.ts';
import { serveJourneys } from '../kit/order-journey.ts';
import { dismiss } from '../kit/sign-in-page.ts';

const { site, openPage } = serveJourneys();

describe('air freight', () => {
  test('[2.5b] signed out the form stands under the login dialog, and a price that no longer exists says where to choose', async () => {
    const page = await openPage(1280);
    const query = 'orgPortCode=PVG&dstPortCode=FRA&unNo=1170';
    await page.goto(`${site.address}${airOrderAddress(query, { priceId: 'AIR-GONE', flightDay: '' })}`);
    await dismiss(page);
    await page.getByText(airBooking.noOffer).waitFor();
    const list = page.getByRole('link', { name: words.backToList });
    expect(await list.getAttribute('href')).toContain('/airLift?orgPortCode=PVG&dstPortCode=FRA&isDanger=Y&unNo=1170');
  });
});
