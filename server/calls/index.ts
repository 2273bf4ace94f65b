import { basicCalls } from './basic.ts';
import type { CallHandlers } from './context.ts';
import { platformCalls } from './platform.ts';

/** A handler for every call of the table. */
export const callHandlers: CallHandlers = { ...basicCalls, ...platformCalls };
