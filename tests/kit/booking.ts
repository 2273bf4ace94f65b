import type { FclForm } from '#domain/fcl/form.ts';
import { type FclQuotePart, fclQuotePart } from '#domain/fcl/quote.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { users } from '#server/data/schema/accounts.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { PROTOCOL_VERSION } from '#server/texts/agreements.ts';
import { as, ask } from './market-server.ts';
import type { TestServer } from './server.ts';

const DAY = 86_400_000;

/** The offer of the lane whose prices are known, on the first sailing that dangerous goods may still take. */
export async function goldenOffer(server: TestServer, isDanger: 'N' | 'Y' = 'Y') {
  const { items } = await ask(server, 'sellingPrices', {
    orgPortCode: 'CNSHA',
    dstPortCode: 'NLRTM',
    isDanger,
    carriers: ['COSU'],
    boxes: [{ ctnType: '20GP', quantity: 2 }],
    onlyBookable: true,
    sort: 'etd',
  });
  const [offer] = items;
  if (offer === undefined) throw new Error('no sailing to book');
  return offer;
}

const sheetOf = (userId: string) => `safety-sheet-${userId}`;

/** A safety data sheet for every user there is, as if each had uploaded one. */
export async function giveSheets({ database: { db }, clock }: Pick<TestServer, 'database' | 'clock'>): Promise<void> {
  const everybody = await db.select({ id: users.id }).from(users);
  await db
    .insert(uploads)
    .values(
      everybody.map(({ id }) => ({
        id: sheetOf(id),
        userId: id,
        purpose: 'order',
        name: 'sds.pdf',
        mediaType: 'application/pdf',
        bytes: 1_000,
        sha256: '0'.repeat(64),
        createdAt: new Date(clock.now()),
      })),
    )
    .onConflictDoNothing();
}

/** The form with the user's own sheet in it. */
export const formOf = (form: FclForm, userId: string): FclForm => ({
  ...form,
  cargo: form.cargo.map((line) => ({
    ...line,
    sds: [{ fileId: sheetOf(userId), name: 'sds.pdf', size: 1_000, language: 'CN', day: '2025-06-01' }],
  })),
});

/** Two twenty-foot boxes of methanol, complete with the sheet of the verified user. */
export function methanol(
  offer: { priceId: string; scheduleId: string },
  now: number,
  more: Partial<FclForm> = {},
): FclForm {
  const form: FclForm = {
    ...methanolForm,
    priceId: offer.priceId,
    scheduleId: offer.scheduleId,
    cargoReadyDate: localDay(now + DAY, 'Asia/Shanghai'),
    ...more,
  };
  return formOf(form, 'user-verified');
}

export function partOf(form: FclForm): FclQuotePart {
  const part = fclQuotePart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}

export const bookingKey = (name: string) => `booking-key-${name}-`.padEnd(24, 'x');

/** Agrees to the protocol of dangerous goods, for the user's enterprise or the person. */
export async function agree(server: TestServer, userId: string): Promise<void> {
  const { protocolAgreed, enterpriseResp } = await as(server, userId, 'getUserInfo', {});
  if (protocolAgreed) return;
  const enterprise = enterpriseResp === null ? {} : { basicEntId: enterpriseResp.basicEntId };
  await as(server, userId, 'agreeProtocol', { ...enterprise, protocol: PROTOCOL_VERSION });
}

export interface Refused {
  code: string;
  message: string;
  data: { fields?: Record<string, string>; totals?: unknown };
}

/** The refusal of a call; null where it is not refused. */
export const refusal = (answer: Promise<unknown>): Promise<Refused | null> =>
  answer.then(
    () => null,
    (thrown: Refused) => thrown,
  );

/** Quotes and places as the site does, agreeing to the protocol first. */
export async function book(server: TestServer, userId: string, form: FclForm, name: string) {
  await agree(server, userId);
  const { quoteId } = await as(server, userId, 'quote', { service: 'fcl', part: partOf(form) as never });
  return as(server, userId, 'placeOrder', { service: 'fcl', quoteId, form: formOf(form, userId) }, bookingKey(name));
}
