import { fromPromise } from 'xstate';
import type { BookedService } from '#contract/booked-services.ts';
import { type NamedTemplate, orderTemplatesMachine, type TemplatesRead } from '#machines/order-templates/index.ts';
import type { Api } from '#src/api/index.ts';
import type { Directory } from '#src/app/session-of.ts';

async function save(api: Api, { id, name, source }: NamedTemplate): Promise<unknown> {
  if (id !== null) return api.saveTemplate({ name, id });
  if (source?.kind === 'order') return api.saveTemplate({ name, orderNo: source.orderNo });
  const { service, form } = source as { service: BookedService; form: object };
  return api.saveTemplate({ name, service, form: form as Record<string, unknown> });
}

/** Templates of orders, in the user centre and over a form. */
export const wireOrderTemplates = (apiOf: (directory: Directory) => Promise<Api>) =>
  orderTemplatesMachine.provide({
    actors: {
      list: fromPromise<TemplatesRead, undefined>(async ({ signal, system }) =>
        (await apiOf(system)).templateList({}, { signal }),
      ),
      save: fromPromise<unknown, NamedTemplate>(async ({ input, system }) => save(await apiOf(system), input)),
      remove: fromPromise<unknown, { id: string }>(async ({ input, system }) =>
        (await apiOf(system)).removeTemplate(input),
      ),
    },
  });
