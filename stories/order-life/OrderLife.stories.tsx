import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { statusName } from '#copy/orders/list.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { offeredSteps } from '#machines/order-life/index.ts';
import { placedFacts } from '#machines/order-life/order-life.plans.ts';
import { StepProgress } from '#src/operator/order/MoveForm.tsx';
import { StepBlocks } from '#src/operator/order/StepBlocks.tsx';

export default { title: 'Machines/订单的一生/各项服务' } satisfies Meta;

/** The steps that an order of a service may take as it was placed, with what stands against each. */
const serviceStory = (service: string): StoryObj => {
  const facts = placedFacts(service);
  const offered = offeredSteps(facts);
  const nameOf = (status: OrderStatus) => statusName(service, status, facts.isDanger);
  return {
    render: () => (
      <div className="grid gap-2">
        <StepProgress steps={facts.steps} offered={offered} nameOf={nameOf} />
        <ul className="grid gap-1">
          {offered.map(({ status, blocks }) => (
            <li key={status} className="grid gap-0.5">
              <span className="font-strong">{nameOf(status)}</span>
              {blocks.length === 0 ? null : <StepBlocks blocks={blocks} nameOf={nameOf} />}
            </li>
          ))}
        </ul>
      </div>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getAllByText(nameOf('completed')).length).toBeGreaterThan(0);
      await expect(canvas.getByText(nameOf('rejected'))).toBeVisible();
    },
  };
};

export const Fcl = serviceStory('fcl');
export const Lcl = serviceStory('lcl');
export const Air = serviceStory('air');
export const Rail = serviceStory('rail');
export const Domestic = serviceStory('domestic');
export const Tank = serviceStory('tank');
export const Flexitank = serviceStory('flexitank');
export const Truck = serviceStory('truck');
export const Cfs = serviceStory('cfs');
export const Warehouse = serviceStory('warehouse');
export const Dgdesk = serviceStory('dgdesk');
export const Goods = serviceStory('goods');
