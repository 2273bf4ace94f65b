import type { AnyStateMachine } from 'xstate';
import { chunkReloadCases } from './chunk-reload/chunk-reload.cases.ts';
import { chunkReloadMachine } from './chunk-reload/index.ts';
import type { MachineCases } from './kit/cases.ts';

export interface CatalogueEntry {
  /** The folder's name and the machine's id. */
  id: string;
  machine: AnyStateMachine;
  /** Name for product people. */
  title: string;
  purpose: string;
  /** Name of the view component, or null for a machine that nobody sees. */
  view: string | null;
  cases: MachineCases;
}

/** Every machine of the product, once: charts, generic tests and generated stories walk this list. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'chunk-reload',
    machine: chunkReloadMachine,
    title: '加载失败恢复',
    purpose: '页面的一部分加载失败时整页刷新一次，60 秒内不再重复，改为显示错误页',
    view: 'ChunkReload',
    cases: chunkReloadCases,
  },
];
