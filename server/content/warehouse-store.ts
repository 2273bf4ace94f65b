import { eq, notInArray, sql } from 'drizzle-orm';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { ArticleBlock } from '#domain/content/block.ts';
import { tagsOf } from '#domain/content/tags.ts';
import { fromFen } from '#domain/money.ts';
import { warehouses } from '../data/schema/market.ts';
import { suppliers } from '../data/schema/reference.ts';
import { fenOf } from '../rates/market-rows.ts';
import { type ArticleStore, field } from './store.ts';

const LISTED = '、';
const joined = (items: readonly string[]) => items.join(LISTED);
const priced = (fen: number | null) => (fen === null ? '' : fromFen(fen));

function warehouseColumns(content: ArticleContent) {
  const text = (name: string) => field(content, name);
  const list = (name: string) => tagsOf(text(name));
  const whole = (name: string) => Number(text(name));
  const perDay = (name: string) => (text(name) === '' ? null : fenOf(text(name)));
  return {
    ...{ name: text('title'), cityCode: text('cityCode'), district: text('district'), address: text('address') },
    ...{ kinds: list('kinds'), dgClasses: list('dgClasses'), works: list('works') },
    // Entries may contain spaces, so lists are split only at commas.
    ...{ forbidden: phrasesOf(text('forbidden')), equipment: phrasesOf(text('equipment')) },
    ...{ areaTotal: whole('areaTotal'), areaFree: whole('areaFree'), docks: whole('docks') },
    ...{ temperature: text('temperature'), openingHours: text('openingHours'), phone: text('phone') },
    ...{ pricePerTon: perDay('pricePerTon'), pricePerPallet: perDay('pricePerPallet') },
    ...{ pricePerCubicMetre: perDay('pricePerCubicMetre'), handlingPerTon: fenOf(text('handlingPerTon')) },
    ...{ minimumDays: whole('minimumDays'), minimumQuantity: whole('minimumQuantity'), freeDays: whole('freeDays') },
    ...{ portCode: text('portCode'), portKilometres: whole('portKilometres'), sort: whole('sort') },
    qualifications: content.blocks.flatMap((block) => (block.kind === 'licence' ? [licenceOf(block)] : [])),
    pictures: content.blocks.flatMap((block) => (block.kind === 'picture' ? [pictureOf(block)] : [])),
  };
}

const phrasesOf = (typed: string) =>
  typed
    .split(/[、,，]+/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const licenceOf = ({ name, number, expires }: Extract<ArticleBlock, { kind: 'licence' }>) => ({
  name,
  number,
  expires,
});
const pictureOf = ({ fileId, text }: Extract<ArticleBlock, { kind: 'picture' }>) => ({ fileId, text });

function contentOfWarehouse(row: typeof warehouses.$inferSelect): ArticleContent {
  const { name, cityCode, district, address, portCode, temperature, openingHours, phone } = row;
  const { pricePerTon, pricePerPallet, pricePerCubicMetre, handlingPerTon } = row;
  const counts = {
    ...{ areaTotal: row.areaTotal, areaFree: row.areaFree, docks: row.docks, portKilometres: row.portKilometres },
    ...{ minimumDays: row.minimumDays, minimumQuantity: row.minimumQuantity, freeDays: row.freeDays, sort: row.sort },
  };
  return {
    fields: {
      ...{ title: name, cityCode, district, address, portCode, temperature, openingHours, phone },
      ...{ kinds: joined(row.kinds), dgClasses: joined(row.dgClasses), works: joined(row.works) },
      ...{ forbidden: joined(row.forbidden), equipment: joined(row.equipment) },
      ...{ pricePerTon: priced(pricePerTon), pricePerPallet: priced(pricePerPallet) },
      ...{ pricePerCubicMetre: priced(pricePerCubicMetre), handlingPerTon: priced(handlingPerTon) },
      ...Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, String(count)])),
    },
    blocks: [
      ...row.qualifications.map((licence) => ({ kind: 'licence' as const, ...licence })),
      ...row.pictures.map((picture) => ({ kind: 'picture' as const, ...picture })),
    ],
  };
}

export const warehouseStore: ArticleStore = {
  table: warehouses,
  title: warehouses.name,
  madeAt: sql`to_timestamp(0)`,
  async lock(tx, id) {
    const [row] = await tx.select().from(warehouses).where(eq(warehouses.id, id)).for('update');
    return row === undefined ? null : { ...row, title: row.name, content: contentOfWarehouse(row) };
  },
  insert: (tx, id, content, change) =>
    tx.insert(warehouses).values({ id, ...warehouseColumns(content), ...change, demo: false }),
  update: (tx, id, change, content) =>
    tx
      .update(warehouses)
      .set({ ...change, ...(content && warehouseColumns(content)) })
      .where(eq(warehouses.id, id)),
};

const supplierColumns = (content: ArticleContent) => ({
  name: field(content, 'title'),
  role: field(content, 'role'),
  cityCode: field(content, 'cityCode') || null,
  sort: Number(field(content, 'sort')),
});

/** Options that are shipping lines and airlines. */
const CARRIERS = ['CARRIER', 'AIRLINE'];

export const supplierStore: ArticleStore = {
  table: suppliers,
  title: suppliers.name,
  listed: notInArray(suppliers.role, CARRIERS),
  madeAt: sql`to_timestamp(0)`,
  async lock(tx, id) {
    const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
    if (row === undefined || CARRIERS.includes(row.role)) return null;
    const { name, role, cityCode, sort } = row;
    const fields = { title: name, role, cityCode: cityCode ?? '', sort: String(sort) };
    return { ...row, title: name, content: { fields, blocks: [] } };
  },
  insert: (tx, id, content, change) =>
    tx.insert(suppliers).values({ id, ...supplierColumns(content), ...change, carrierCode: null, demo: false }),
  update: (tx, id, change, content) =>
    tx
      .update(suppliers)
      .set({ ...change, ...(content && supplierColumns(content)) })
      .where(eq(suppliers.id, id)),
};
