import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { enquiryServices } from '#domain/enquiry/kinds.ts';
import { enquiryForms } from '#domain/enquiry/services.ts';
import type { FieldTable } from '#domain/form/table.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { choicesOf } from '#src/features/enquiry/form/choices.ts';
import { formSections, labelOf } from '#src/features/enquiry/form/sections.ts';
import type { EnquiryDetail } from '#src/features/user-centre/pages/content.ts';
import { EnquiryPage } from '#src/features/user-centre/pages/EnquiryPage.tsx';
import '#src/ui/styles.css';

/** A value of each kind, so that nothing of the form is left empty. */
function filledIn(service: (typeof enquiryServices)[number]): Record<string, unknown> {
  const fields = enquiryForms[service].fields as FieldTable;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const [choice] = choicesOf(service, name as never, field);
      if (field.kind === 'boxes') return [name, [{ ctnType: '20GP', quantity: 3 }]];
      if (field.kind === 'choices') return [name, [choice?.value]];
      if (field.kind === 'files') return [name, []];
      if (field.kind === 'choice') return [name, choice?.value ?? 'Y'];
      if (field.kind === 'location') return [name, 'CNSHA'];
      return [name, field.kind === 'quantity' ? '7' : `值-${name}`];
    }),
  );
}

const answerOf = (service: (typeof enquiryServices)[number], form: Record<string, unknown>): EnquiryDetail => ({
  ...{ enquiryNo: 'ENQ26112800001', service, status: 'waiting', isDanger: 'Y', cargoName: '甲醇', form },
  ...{ org: 'CNSHA', dst: 'NLRTM', orgName: '上海', dstName: '鹿特丹', boxes: [], weight: null, volume: null },
  ...{ optionCount: 0, deadline: 1, createdAt: 1, answeredAt: null, orderNo: null, files: [], options: [], now: 1 },
  reply: null,
});

test.each(enquiryServices)('[1.10b] the detail of one’s own enquiry shows all that was asked: %s', async (service) => {
  const form = filledIn(service);
  const read = fromPromise<ResourceAnswer, ResourceAddress>(async () => ({
    outcome: 'found',
    content: answerOf(service, form),
  }));
  const content = createActor(resourceMachine.provide({ actors: { read } }), {
    input: { path: '', query: '' },
  }).start();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<EnquiryPage content={content} />);
  const asked = formSections[service]
    .flatMap(({ fields }) => fields)
    .filter((name) => (enquiryForms[service].fields as FieldTable)[name]?.kind !== 'files')
    .map((name) => labelOf(service, name));
  await expect.poll(() => host.querySelectorAll('dt').length).toBeGreaterThan(asked.length);
  const terms = [...host.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(asked.filter((label) => !terms.includes(label))).toEqual([]);
  root.unmount();
  host.remove();
});
