import { fromPromise } from 'xstate';
import { type ExportRequest, type ExportWritten, orderExportMachine } from '#machines/order-export/index.ts';
import type { SignInServices } from '#src/app/services.ts';

/** The list of orders as a file; what writes it comes with the first one. */
export const wireOrderExport = ({ api, site }: Pick<SignInServices, 'api' | 'site'>) =>
  orderExportMachine.provide({
    actors: {
      writeOrders: fromPromise<ExportWritten, { asked: ExportRequest | null }>(async ({ input: { asked }, signal }) => {
        if (asked === null) throw new Error('no list was asked for');
        const { writeOrders } = await import('./order-sheet.ts');
        return writeOrders(await api(), asked, site().demo.on, signal);
      }),
    },
  });
