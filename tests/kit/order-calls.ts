import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import type { FclForm } from '#domain/fcl/form.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { methanol, partOf } from './booking.ts';
import { licencePicture } from './licence-picture.ts';

interface Answered {
  code: string;
  message: string;
  data: unknown;
}

/** Speaks to the server as the person signed in in this browser. */
export function callerOf(context: BrowserContext, address: string) {
  return async (
    path: string,
    body: object | null,
    options: { key?: string; isForm?: boolean } = {},
  ): Promise<unknown> => {
    const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
    const headers = {
      Authorization: token,
      appCode: 'echem',
      appDriver: '101',
      ...(options.key === undefined ? {} : { 'Idempotency-Key': options.key }),
    };
    const sent = options.isForm === true ? { multipart: body as never } : { data: body };
    const { request } = context;
    const reply =
      body === null ? request.get(address + path, { headers }) : request.post(address + path, { headers, ...sent });
    const answer = (await (await reply).json()) as Answered;
    if (answer.code !== '00000000') throw new Error(`${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  };
}

const sheet = { name: 'sds.png', mimeType: 'image/png', buffer: licencePicture(null) };

/** The id of a safety sheet of the person signed in in this browser. */
export async function uploadSheet(context: BrowserContext, address: string): Promise<string> {
  const sent = { file: sheet, purpose: 'order' };
  const stored = await callerOf(context, address)('/api-common-oss/files', sent, { isForm: true });
  return (stored as { fileId: string }).fileId;
}

/** Two boxes of methanol from Shanghai to Rotterdam with nothing missing. */
export async function wholeForm(context: BrowserContext, address: string): Promise<FclForm> {
  const call = callerOf(context, address);
  const { items } = (await call('/api-item/price/selling', {
    orgPortCode: 'CNSHA',
    dstPortCode: 'NLRTM',
    isDanger: 'Y',
    carriers: ['COSU'],
    boxes: [{ ctnType: '20GP', quantity: 2 }],
    onlyBookable: true,
    sort: 'etd',
  })) as { items: { priceId: string; scheduleId: string }[] };
  const [offer] = items;
  if (offer === undefined) throw new Error('no sailing to book');
  const fileId = await uploadSheet(context, address);
  const plain = methanol(offer, Date.now());
  return {
    ...plain,
    cargo: plain.cargo.map((line) => ({
      ...line,
      sds: [{ fileId, name: 'sds.png', size: sheet.buffer.length, language: 'CN', day: '2025-06-01' }],
    })),
  };
}

/** The same, and the protocol is agreed to. */
export async function readyForm(context: BrowserContext, address: string): Promise<FclForm> {
  const call = callerOf(context, address);
  const info = (await call('/api-user/user/info', {})) as {
    protocolAgreed: boolean;
    enterpriseResp: { basicEntId: string } | null;
  };
  const enterprise = info.enterpriseResp === null ? {} : { basicEntId: info.enterpriseResp.basicEntId };
  if (!info.protocolAgreed)
    await call('/api-user/enterprise/agree-protocol', { ...enterprise, protocol: PROTOCOL_VERSION });
  return wholeForm(context, address);
}

/** The id of a quote for a form, asked by the person signed in in this browser. */
export async function quoteOf(context: BrowserContext, address: string, form: FclForm): Promise<string> {
  const part = { service: 'fcl', part: partOf(form) };
  return ((await callerOf(context, address)('/api-ecommerce/quote', part)) as { quoteId: string }).quoteId;
}

/** Booked over HTTP; the form has tests of its own. */
export async function placeOrder(context: BrowserContext, address: string, key: string): Promise<string> {
  const call = callerOf(context, address);
  const form = await readyForm(context, address);
  const quoteId = await quoteOf(context, address, form);
  const { orderNo } = (await call(
    '/api-ecommerce/orders',
    { service: 'fcl', quoteId, form },
    { key: key.padEnd(20, '0') },
  )) as { orderNo: string };
  return orderNo;
}

/** An enquiry for the same goods, as soon as the operator has answered it with an option. */
export async function answeredEnquiry(context: BrowserContext, address: string, key: string) {
  const call = callerOf(context, address);
  const form = {
    ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230', cargoName: '工业甲醇' },
    ...{ boxes: [{ ctnType: '20GP', quantity: 2 }], contact: '顾晓岚', phone: '13800138001', remark: key },
  };
  const placed = { service: 'fcl', form };
  const { enquiryNo } = (await call('/api-ecommerce/enquiries', placed, { key: key.padEnd(20, '0') })) as {
    enquiryNo: string;
  };
  let option: { optionId: string; totals: { currency: string; amount: string }[] } | undefined;
  const isAnswered = async () => {
    const { options } = (await call(`/api-ecommerce/enquiries/${enquiryNo}`, null)) as {
      options: NonNullable<typeof option>[];
    };
    option = options[0];
    return option !== undefined;
  };
  await expect.poll(isAnswered, { message: 'the answer of the operator', interval: 250 }).toBe(true);
  return { enquiryNo, ...option! };
}

/** How many orders the person signed in in this browser has. */
export async function countOrders(context: BrowserContext, address: string): Promise<number> {
  const { total } = (await callerOf(context, address)('/api-ecommerce/orders/query', {})) as { total: number };
  return total;
}

/** Gives the space of an order back. */
export const cancelOrder = (context: BrowserContext, address: string, orderNo: string) =>
  callerOf(context, address)(`/api-ecommerce/orders/${orderNo}/cancel`, {});
