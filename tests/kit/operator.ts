import type { FclEnquiryForm } from '#contract/calls/ecommerce.ts';
import { bookingKey } from './booking.ts';
import { as } from './market-server.ts';
import type { TestServer } from './server.ts';

export const deskToken = 'token-of-the-desk-1';
export const askingUser = 'user-verified';

/** Enquiry for two boxes on the sample lane; methanol unless named otherwise. */
const asked: FclEnquiryForm = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'NLRTM',
  isDanger: 'Y',
  unNo: '1230',
  cargoName: '甲醇',
  boxes: [{ ctnType: '20GP', quantity: 2 }],
  contact: '顾晓岚',
  phone: '12000000001',
};

/** Asks about goods of a name; the number of the enquiry. */
export async function enquire(
  server: TestServer,
  cargoName: string,
  key: string,
  more: Partial<FclEnquiryForm> = {},
): Promise<string> {
  const request = { service: 'fcl' as const, form: { ...asked, cargoName, ...more } };
  return (await as(server, askingUser, 'placeEnquiry', request, bookingKey(key))).enquiryNo;
}
