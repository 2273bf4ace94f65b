import { basicCalls } from './basic.ts';
import { cmsCalls } from './cms.ts';
import type { CallHandlers } from './context.ts';
import { outdoorCalls } from './outdoor.ts';
import { platformCalls } from './platform.ts';

/** A handler for every call of the table. */
export const callHandlers: CallHandlers = { ...basicCalls, ...cmsCalls, ...outdoorCalls, ...platformCalls };
