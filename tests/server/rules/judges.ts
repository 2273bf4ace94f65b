import { safeParse } from 'valibot';
import { placeEnquiry } from '#contract/calls/ecommerce.ts';
import { enterpriseVerify } from '#contract/calls/enterprise.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import { readFlat } from '#domain/form/flat.ts';
import { errorAt } from '#machines/verification/verification.rules.ts';
import { as } from '../../kit/market-server.ts';
import { withListed } from '../../kit/un-entries.ts';
import { type OrderJudge, pathOf, type Voyage } from './order-judge.ts';
import { changed, type Example, type Fields, valuesOf } from './rule.ts';

/** Findings of one example: refused fields, and fields the form only warns about. */
export interface Verdict {
  form: readonly string[];
  warned: readonly string[];
  /** Null where the server was not asked. */
  server: readonly string[] | null;
}

type ServerOnly = Pick<OrderJudge, 'server'>;
/** The fields that a refusal names; its code where it names none. */
async function refusedBy(call: () => Promise<unknown>): Promise<string[]> {
  try {
    await call();
    return [];
  } catch (error) {
    const { code, data } = error as { code?: string; data?: { fields?: Record<string, string> } | null };
    if (code === undefined) throw error;
    return Object.keys(data?.fields ?? { [code]: '' }).map((path) => path.replace(/^form\./, ''));
  }
}

const asked: Fields = {
  ...{ orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '鹿特丹', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1230' },
  ...{ cargoName: '工业甲醇', boxes: [{ ctnType: '20GP', quantity: 2 }], contact: '顾晓岚', phone: '12000000001' },
};
let sent = 0;

/** As the site sends it where the form finds nothing, else as it was typed, without what is blank. */
async function judgeEnquiry({ server }: ServerOnly, values: Fields, voyage: Voyage): Promise<Verdict> {
  const { form, errors } = readFlat(enquiryForms.fcl, values as never, voyage.today);
  const found = Object.keys(errors);
  const named = new Set(Object.keys(enquiryForms.fcl.fields));
  const typed = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      named.has(name) && value !== ''
        ? [[name, name === 'fileIds' ? (value as { fileId: string }[]).map(({ fileId }) => fileId) : value]]
        : [],
    ),
  );
  sent += 1;
  const request = { service: 'fcl' as const, form: { remark: `第${sent}份`, ...(found.length === 0 ? form : typed) } };
  const parsed = safeParse(placeEnquiry.request, request);
  const refused = parsed.success
    ? await refusedBy(() =>
        as(server, 'user-verified', 'placeEnquiry', request as never, `rule-enquiry-${sent}`.padEnd(24, 'x')),
      )
    : parsed.issues.map(({ path }) => pathOf(path ?? []));
  return { form: found, warned: [], server: refused };
}

/** A company that the register does not know is looked at by a person. */
async function judgeVerification({ server }: ServerOnly, { creditCode }: Fields): Promise<Verdict> {
  const request = { creditCode: String(creditCode), name: '演示化工有限公司' };
  const parsed = safeParse(enterpriseVerify.request, request);
  const refused = parsed.success
    ? await refusedBy(() => as(server, 'user-unverified', 'enterpriseVerify', request as never))
    : parsed.issues.map(({ path }) => pathOf(path ?? []));
  return { form: errorAt(request, 'creditCode') === null ? [] : ['creditCode'], warned: [], server: refused };
}

/** One side of an example, before the form's own check and before the server. */
export async function judge(
  orders: OrderJudge,
  { by, base, buyer }: Pick<Example, 'base' | 'buyer' | 'by'>,
  changes: Example['accepted'],
  voyage: Voyage,
  asksServer = true,
): Promise<Verdict> {
  if (by === 'enquiry') return judgeEnquiry(orders, valuesOf(asked, changes, voyage), voyage);
  if (by === 'verification') return judgeVerification(orders, valuesOf({}, changes, voyage));
  const form = withListed(changed(orders[base], changes, voyage));
  return {
    form: orders.byForm(form, buyer) ?? [],
    warned: orders.warned(form, buyer),
    server: asksServer ? ((await orders.byServer(form, buyer)) ?? []) : null,
  };
}
