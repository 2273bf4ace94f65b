import type { ProcurementItem, ProcurementLine } from '#contract/calls/outdoor.ts';
import type { Warehouse } from '#contract/calls/warehouses.ts';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { ArticleBlock } from '#domain/content/block.ts';
import { minuteAt } from '#domain/content/minutes.ts';
import { tagsOf } from '#domain/content/tags.ts';
import { readSpecifications } from '#domain/enquiry/purchase-fields.ts';
import { storageModes, warehouseWorks } from '#domain/warehouse/kinds.ts';
import { deskContent as words } from '#src/ui/copy/desk-content.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Plate } from '../partners/Plate.tsx';
import { PostFacts } from '../procurement/PostFacts.tsx';
import { PostLines } from '../procurement/PostLines.tsx';
import { WarehouseSheet } from '../warehouse/WarehouseSheet.tsx';

type Shown = { content: ArticleContent };

const names: Readonly<Record<string, string>> = words.choices;
const reader =
  ({ fields }: ArticleContent) =>
  (name: string) =>
    fields[name] ?? '';
const nameOf = (code: string) => names[code] ?? code;

/** The warehouse as its sheet has it; nothing is booked from a preview. */
export function ShownWarehouse({ content }: Shown) {
  return (
    <article className="grid min-w-0 gap-2 rounded border border-line bg-surface px-2 py-3 md:px-4">
      <h4 className="text-20 leading-head font-strong">{reader(content)('title') || words.untitled}</h4>
      <WarehouseSheet store={warehouseOf(content)} onCopy={nothing} bookHref="" />
    </article>
  );
}

const nothing = () => undefined;

const PRICES = { TON: 'pricePerTon', PALLET: 'pricePerPallet', CUBIC_METRE: 'pricePerCubicMetre' } as const;

/** What is not a number yet counts as nothing: a preview checks no field. */
const amount = (typed: string) => (/^\d{1,9}(?:\.\d{1,4})?$/.test(typed) ? typed : '0');

function warehouseOf(content: ArticleContent): Warehouse {
  const text = reader(content);
  const list = (name: string) => tagsOf(text(name));
  const whole = (name: string) => Number(amount(text(name)));
  return {
    ...{ id: 'preview', name: text('title'), district: text('district'), address: text('address') },
    city: { code: text('cityCode'), nameCn: nameOf(text('cityCode')) },
    ...{ kinds: list('kinds'), dgClasses: list('dgClasses') },
    ...{ forbidden: list('forbidden'), equipment: list('equipment') },
    qualifications: content.blocks.flatMap((block) => (block.kind === 'licence' ? [licenceOf(block)] : [])),
    pictures: content.blocks.flatMap((block) =>
      block.kind === 'picture' ? [{ fileId: block.fileId, text: block.text }] : [],
    ),
    ...{ areaTotal: whole('areaTotal'), areaFree: whole('areaFree'), docks: whole('docks') },
    ...{ temperature: text('temperature'), openingHours: text('openingHours'), phone: text('phone') },
    rates: storageModes.flatMap((mode) => {
      const perDay = text(PRICES[mode]);
      return perDay === '' ? [] : [{ mode, perDay: amount(perDay) }];
    }),
    handlingPerTon: amount(text('handlingPerTon')),
    ...{ minimumDays: whole('minimumDays'), minimumQuantity: whole('minimumQuantity'), freeDays: whole('freeDays') },
    port: { code: text('portCode'), nameCn: text('portCode') },
    portKilometres: whole('portKilometres'),
    works: warehouseWorks.filter((work) => list('works').includes(work)),
    ...{ isStuffing: false, fit: 'REFUSED', reasons: [], charge: null },
  };
}

const licenceOf = ({ name, number, expires }: Extract<ArticleBlock, { kind: 'licence' }>) => ({
  name,
  number,
  expires,
});

/** The plate of the home page; what no page shows stands as its line in the list. */
export function ShownSupplier({ content }: Shown) {
  const text = reader(content);
  return (
    <div className="grid gap-1 rounded border border-line bg-surface px-2 py-1.5">
      <p className="text-12 text-ink-3">
        {[nameOf(text('role')), nameOf(text('cityCode'))].filter(Boolean).join('，')}
      </p>
      <ul className="flex flex-wrap gap-1">
        <Plate code={null} name={text('title') || words.untitled} />
      </ul>
    </div>
  );
}

/** The post as its page has it. */
export function ShownPost({ content, now }: Shown & { now: number }) {
  const post = postOf(content, now);
  return (
    <article className="grid min-w-0 gap-2 rounded border border-line bg-surface px-2 py-3 md:px-4">
      <h4 className="text-20 leading-head font-strong">{post.title || words.untitled}</h4>
      <PostFacts post={post} />
      {post.remark === null ? null : <p className="wrap-break-word whitespace-pre-line text-ink-2">{post.remark}</p>}
      <PostLines kind={post.kind} lines={post.lines} isDemo={false} />
    </article>
  );
}

function postOf(content: ArticleContent, now: number): ProcurementItem {
  const text = reader(content);
  const kind = text('postKind') === 'REQUEST' ? ('REQUEST' as const) : ('OFFER' as const);
  const lines = content.blocks.flatMap((block) => (block.kind === 'goods' ? [block] : [])).map(lineOf);
  return {
    ...{ id: 'preview', number: KIT.none, kind, state: 'OPEN', title: text('title'), company: KIT.none },
    goods: lines.map(({ nameCn }) => nameCn),
    ...{ deliveryPlace: text('deliveryPlace'), deliveryDate: text('deliveryDate') },
    deadline: minuteAt(text('deadline')) ?? now,
    ...{ tradeTerm: nameOf(text('trade')), paymentTerm: nameOf(text('payment')), taxIncluded: text('tax') === 'WITH' },
    qualifications: tagsOf(text('qualifications')).map(nameOf),
    ...{ contactName: text('contactName'), contactPhone: text('contactPhone'), excessAllowed: false, isOwn: true },
    ...{ quotes: 0, views: 0, isDemo: false, remark: text('remark') || null, files: [], hasAccessCode: false },
    ...{ awarded: null, ownQuote: null, lines, serverTime: now },
  };
}

const lineOf = (goods: Extract<ArticleBlock, { kind: 'goods' }>, index: number): ProcurementLine => ({
  lineNo: index + 1,
  ...{ nameCn: goods.nameCn, nameEn: goods.nameEn, casNo: goods.casNo || null, unNo: goods.unNo || null },
  ...{ grade: goods.grade, purity: goods.purity, packing: goods.packing, quantity: goods.quantity, unit: goods.unit },
  specifications: readSpecifications(goods.specifications) ?? [],
  price: goods.price || null,
  currency: '1',
  minimumQuantity: goods.minimumQuantity || null,
  classes: [],
  ...{ tiers: [], left: null, batch: null, needsLicence: goods.unNo !== '', needsPermit: false, isOrdered: false },
});
