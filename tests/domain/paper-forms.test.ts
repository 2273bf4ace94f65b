import { describe, expect, test } from 'vitest';
import { draftFacts, draftLines } from '#domain/paper-forms/draft-bill.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import { beginPaper, editPaper, type PaperForm, readPaper, resumePaper } from '#domain/paper-forms/paper-form.ts';
import { blankInstruction } from '#domain/paper-forms/shipping-instruction.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

const instruction = beginPaper('SHIPPING_INSTRUCTION', methanolForm);
const mass = beginPaper('VERIFIED_MASS', methanolForm);
const voyage = { blNo: 'COSU6123456780', vessel: 'COSCO ARIES', voyage: '118W', pol: 'SHANGHAI', pod: 'ROTTERDAM' };
const lines = draftLines(blankInstruction(methanolForm), voyage);
const draft: PaperForm = {
  paper: 'DRAFT_BILL',
  values: { decision: '', lines },
  facts: draftFacts({ decision: '', lines }),
};
const wrong = (form: PaperForm) => readPaper(form).errors.map(({ path, code }) => `${path} ${code}`);

describe('[10.12] a paper that is filled in on the page', () => {
  test.each([
    ['fcl', 'SHIPPING_INSTRUCTION', true],
    ['fcl', 'VERIFIED_MASS', true],
    ['fcl', 'DRAFT_BILL', true],
    ['fcl', 'SDS_CN', false],
    ['lcl', 'VERIFIED_MASS', false],
    ['cfs', 'VEHICLES', true],
    ['truck', 'VEHICLES', true],
    ['fcl', 'VEHICLES', false],
    ['', 'DRAFT_BILL', false],
    ['fcl', '', false],
  ])('%s, %s: %s', (service, paper, isOne) => {
    expect(isFilled(service, paper)).toBe(isOne);
  });

  test('is started from the order as the paper it is', () => {
    expect(mass).toMatchObject({
      paper: 'VERIFIED_MASS',
      values: { signature: '' },
      facts: { boxes: ['20GP', '20GP'] },
    });
    expect(instruction).toMatchObject({
      ...{ paper: 'SHIPPING_INSTRUCTION', facts: { packages: '160' } },
      values: { parties: 'NOW', cargo: [{ cargoNameEn: 'METHANOL' }] },
    });
  });

  test('goes on as it was handed in, masses for the boxes of the order', () => {
    const handed = { ...instruction.values, issuePlace: 'SHANGHAI' };
    expect(resumePaper(instruction, handed)).toEqual({ ...instruction, values: handed });
    const masses = { ...mass.values, signature: 'ZHANG SAN', boxes: [] };
    expect(resumePaper(mass, masses)).toEqual({ ...mass, values: { ...mass.values, signature: 'ZHANG SAN' } });
  });

  test.each<[PaperForm, string, string]>([
    [instruction, 'issuePlace', 'SHANGHAI'],
    [mass, 'signature', 'ZHANG SAN'],
    [draft, 'decision', 'CONFIRM'],
  ])('takes what is typed and keeps the rest: %#', (form, path, value) => {
    const edited = editPaper(form, path, value);
    expect(edited).toEqual({ ...form, values: { ...form.values, [path]: value } });
  });

  test('is read clean, with what is wrong', () => {
    expect(wrong(instruction)).toContain('issuePlace REQUIRED');
    expect(wrong(mass)).toContain('signature REQUIRED');
    expect(wrong(draft)).toEqual(['decision REQUIRED']);
    const cleaned = (form: PaperForm, path: string) => readPaper(editPaper(form, path, ' A B ')).form;
    expect(cleaned(instruction, 'issuePlace')).toMatchObject({
      ...{ paper: 'SHIPPING_INSTRUCTION', facts: instruction.facts },
      values: { issuePlace: 'A B' },
    });
    expect(cleaned(mass, 'weigher')).toMatchObject({
      ...{ paper: 'VERIFIED_MASS', facts: mass.facts },
      values: { weigher: 'A B' },
    });
    const corrected = editPaper(editPaper(draft, 'decision', 'CORRECT'), 'lines.0.should', ' COSU1 ');
    expect(readPaper(corrected).form.values).toMatchObject({ lines: [{ should: 'COSU1' }, ...lines.slice(1)] });
    expect(readPaper(corrected)).toMatchObject({
      form: { paper: 'DRAFT_BILL', facts: draft.facts, values: { decision: 'CORRECT' } },
      errors: [],
    });
  });
});
