import { describe, expect, test } from 'vitest';
import { warehouse } from '#copy/warehouse/search.ts';
import { serveJourneys } from '../kit/order-journey.ts';

const { site, openPage } = serveJourneys();

describe('the booking of a warehouse', () => {
  test('[4.31] a visitor fills the form of an unknown warehouse, and sees that it no longer exists', async () => {
    const page = await openPage(360);
    await page.goto(`${site.address}/warehouseing?warehouseId=warehouse-99`);
    await page.getByText(warehouse.missing).waitFor();
    await page.getByRole('link', { name: warehouse.order.close }).click();
    await page.getByRole('table', { name: warehouse.list }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('warehouseId')).toBeNull();
  });
});
