import { basicCalls } from './basic.ts';
import { cmsCalls } from './cms.ts';
import type { CallHandlers } from './context.ts';
import { ecommerceCalls } from './ecommerce.ts';
import { itemCalls } from './item.ts';
import { outdoorCalls } from './outdoor.ts';
import { placesCalls } from './places.ts';
import { platformCalls } from './platform.ts';
import { pudsCalls } from './puds.ts';

/** A handler for every call of the table. */
export const callHandlers: CallHandlers = {
  ...basicCalls,
  ...cmsCalls,
  ...ecommerceCalls,
  ...itemCalls,
  ...outdoorCalls,
  ...placesCalls,
  ...platformCalls,
  ...pudsCalls,
};
