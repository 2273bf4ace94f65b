import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';

export type DeskSheet = AnswerOf<Table['dgDetail']>;
