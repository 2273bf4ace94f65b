import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paperForm as words } from '#copy/orders/order.ts';
import { blankCfsForm } from '#domain/cfs/form.ts';
import type { DraftLine } from '#domain/paper-forms/draft-bill.ts';
import { editPaper, type PaperForm } from '#domain/paper-forms/paper-form.ts';
import { lorriesOf } from '#domain/paper-forms/required-vehicles.ts';
import { blankInstruction, instructionFacts } from '#domain/paper-forms/shipping-instruction.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';
import { incompleteMass, offeredDraft, typedMass } from '#machines/paper-form/paper-form.cases.ts';
import { FilledPaper } from '#src/operator/order/PaperReview.tsx';
import '#src/ui/styles.css';

async function textOf(form: PaperForm): Promise<string> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<FilledPaper form={form} />);
  await expect.poll(() => element.textContent).not.toBe('');
  const text = element.innerText;
  root.unmount();
  element.remove();
  return text;
}

test('[10.12] the operator reads each box of a VGM with its mass, and who signed', async () => {
  await page.viewport(1280, 900);
  const form = Object.entries(typedMass).reduce<PaperForm>(
    (one, [path, value]) => editPaper(one, path, value),
    incompleteMass,
  );
  const text = await textOf(form);
  for (const expectedText of [
    words.box(1, '20GP'),
    'CSQU3054383',
    '18350 kg',
    words.signedBy('ZHANG SAN'),
    '上海外高桥',
  ])
    expect(text).toContain(expectedText);
});

test('[10.12] a box whose mass is not known yet is not reported to weigh nothing', async () => {
  await page.viewport(1280, 900);
  const text = await textOf(incompleteMass);
  expect(text).toContain(words.massMissing);
  expect(text).not.toContain(words.kilograms('0'));
});

test('[10.12] and the shipping instruction: the parties, the goods, TO ORDER where no one is named', async () => {
  await page.viewport(1280, 900);
  const values = { ...blankInstruction(methanolForm), toOrder: true };
  const form: PaperForm = { paper: 'SHIPPING_INSTRUCTION', values, facts: instructionFacts(methanolForm) };
  const text = await textOf(form);
  for (const expectedText of [words.parties.shipper, words.toOrder, words.goods(1), methanolForm.cargo[0]!.cargoNameEn])
    expect(text).toContain(expectedText);
  const named: PaperForm = { ...form, values: { ...values, toOrder: false } };
  expect(await textOf(named)).not.toContain(words.toOrder);
});

test('[10.12] of a draft bill it reads what is asked to be another, and nothing else', async () => {
  await page.viewport(1280, 900);
  const [number, shipper] = offeredDraft.values.lines as [DraftLine, DraftLine];
  const lines = [number, { ...shipper, should: 'SAMPLE CHEM CO' }];
  const text = await textOf({ ...offeredDraft, values: { decision: 'CORRECT', lines } });
  for (const expectedText of [words.corrections(1), 'SAMPLE CHEMICAL', 'SAMPLE CHEM CO'])
    expect(text).toContain(expectedText);
  expect(text).not.toContain(number.text);
  expect(await textOf(offeredDraft)).toContain(words.unanswered);
});

test('[10.12] and of vehicles each with its plate and who drives it', async () => {
  await page.viewport(1280, 900);
  const form = ['plate 沪A12345', 'driver 王师傅'].reduce<PaperForm>((one, typed) => {
    const [key = '', value = ''] = typed.split(' ');
    return editPaper(one, `vehicles.0.${key}`, value);
  }, lorriesOf(blankCfsForm));
  const text = await textOf(form);
  for (const expectedText of [words.vehicle(1), '沪A12345', '王师傅']) expect(text).toContain(expectedText);
});
