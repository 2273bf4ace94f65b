import { describe, expect, test } from 'vitest';
import { bookedService } from '#contract/fields/booked-service.ts';
import { blockText, stepReplies } from '#copy/operator/orders.ts';
import { orders, statusName } from '#copy/orders/list.ts';
import type { OrderFacts } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { canTake, type OfferedStep, offeredCancellation, offeredSteps } from '#machines/order-life/index.ts';
import { placedFacts, plans } from '#machines/order-life/order-life.plans.ts';

const HEAD = `# The steps of an order

One chart, \`machines/order-life\`, decides which steps an order may take: the operator room offers them, the server refuses the
rest. Each table lists the steps of a dangerous order that was just placed and lacks the booking note, with the text that stands
against each step. A planned step is taken although something is missing as a deviation: a reason of at least ten characters,
a second confirmation, a mark for the customer. A step can be undone for 24 hours, completion by an administrator afterwards.
The second table of each service says how its customer cancels or amends the order at each step: freely, by request at a fee, or
not any more. One request is open at a time, and an amendment that waits holds the order.
\`tests/copy/order-steps.test.ts\` writes this page (\`-u\`) and fails where it differs.
`;

function rowOf({ status, blocks, papersToExplain }: OfferedStep, nameOf: (status: OrderStatus) => string): string {
  const texts = [
    ...blocks.map((block) => blockText(block, nameOf)),
    ...(papersToExplain.length > 0 ? [stepReplies.explainPapers(papersToExplain)] : []),
    ...(status === 'rejected' ? ['写明原因'] : []),
  ];
  const otherwise = blocks.length > 0 ? '偏离' : '—';
  return `| \`${status}\` | ${nameOf(status)} | ${texts.join('；') || '—'} | ${otherwise} |`;
}

function tableOf(service: string): string {
  const facts = placedFacts(service);
  const nameOf = (status: OrderStatus) => statusName(service, status, facts.isDanger);
  const way = facts.steps.map(({ node }) => nameOf(node)).join('、');
  const rows = offeredSteps(facts).map((step) => rowOf(step, nameOf));
  const head = ['| 一步 | 名称 | 要先齐的 | 缺了 |', '|---|---|---|---|'];
  const title = `\n## ${orders.services[service as keyof typeof orders.services]}\n`;
  return [title, `${way}。\n`, ...head, ...rows, '', ...requestsOf(facts, nameOf)].join('\n');
}

const cancelTexts = { free: '直接取消，不收费', ask: '申请取消，按收费协议答复费用', none: '不能取消' } as const;

/** How the customer cancels and amends the order at each step of its plan. */
function requestsOf(placed: OrderFacts, nameOf: (status: OrderStatus) => string): readonly string[] {
  const rows = placed.steps.map(({ node: status }, index) => {
    const steps = placed.steps.map((step, nth) => ({ ...step, actualAt: nth <= index ? placed.now : null }));
    const facts = { ...placed, status, steps };
    const amends = canTake(facts, { type: 'amendment.ask' }) ? '可以申请' : '—';
    return `| \`${status}\` | ${nameOf(status)} | ${cancelTexts[offeredCancellation(facts)]} | ${amends} |`;
  });
  return ['| 走到 | 名称 | 客户取消 | 客户变更 |', '|---|---|---|---|', ...rows];
}

describe('[11.1] the steps of an order', () => {
  test('docs/orders.md lists them for each service', async () => {
    const page = `${HEAD}${Object.keys(plans).map(tableOf).join('\n')}\n`;
    await expect(page).toMatchFileSnapshot('../../docs/orders.md');
  });

  test('no service is left out', () => {
    expect(Object.keys(plans).sort()).toEqual([...bookedService.options].sort());
  });

  test.each([
    [{ code: 'FUTURE' } as const, '时间不能在将来'],
    [
      { code: 'BEFORE_LAST_STEP', at: Date.parse('2026-10-12T06:00:00+08:00') } as const,
      '不能早于前一步的 10月12日 06:00',
    ],
    [{ code: 'DANGEROUS_REJECTED' } as const, '危险品被拒'],
    [
      { code: 'BEFORE_PLAN', plannedAt: Date.parse('2026-10-12T06:00:00+08:00') } as const,
      '计划 10月12日 06:00，早了一天以上',
    ],
  ])('$code reads so', (block, text) => {
    expect(blockText(block, (status) => orders.statuses[status])).toBe(text);
  });
});
