import { describe, expect, test } from 'vitest';
import { draftPaper, isBillNumber } from '#domain/orders/draft-bill.ts';
import { correctionsOf, type DraftForm, draftFacts, draftLines, readDraft } from '#domain/paper-forms/draft-bill.ts';
import { blankInstruction } from '#domain/paper-forms/shipping-instruction.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

const voyage = { blNo: 'COSU6123456780', vessel: '', voyage: '118W', pol: 'SHANGHAI', pod: 'ROTTERDAM' };
const instruction = blankInstruction(methanolForm);
const lines = draftLines(instruction, voyage);
const named = (name: string) => lines.find((line) => line.name === name)?.text;
const answer = (decision: string, should = ''): DraftForm => ({
  decision,
  lines: lines.map((line, index) => (index === 0 ? { ...line, should } : line)),
});
const facts = draftFacts({ decision: '', lines });
const codes = (form: DraftForm) => readDraft(form, facts).errors.map(({ path, code }) => [path, code]);

describe('[10.12] the draft of a bill', () => {
  test('says the voyage and the instruction, and nothing that is empty', () => {
    expect(named('bill.blNo')).toBe('COSU6123456780');
    expect(named('cargo.0.cargoNameEn')).toBe(methanolForm.cargo[0]?.cargoNameEn);
    expect(lines.some(({ name, text }) => name === 'bill.vessel' || text === '')).toBe(false);
    const other = draftLines({ ...instruction, toOrder: true, notifySame: true }, voyage);
    const parties = other.filter(({ name }) => /^(?:consignee|notify)\./.test(name)).map(({ text }) => text);
    expect(parties).toEqual(['TO ORDER', 'SAME AS CONSIGNEE']);
  });

  test('says every word of the instruction by the name of its field', () => {
    const party = {
      ...{
        companyNameEn: 'SAMPLE CHEMICAL',
        addressEn: '1 SAMPLE ROAD',
        countryCode: 'CN',
        taxNo: '91350100M000100Y43',
      },
      ...{ contact: 'ZHANG SAN', phone: '+862150000119', email: 'zhang@example.com' },
    };
    const goods = {
      ...{ marks: 'N/M', cargoNameEn: 'METHANOL', hsCode: '2905110000', packageType: '1A1' },
      ...{ packages: '160', grossWeight: '30400', volume: '40.5' },
    };
    const terms = { blType: 'ORIGINAL', blCopies: '3', issuePlace: 'SHANGHAI', payTerm: 'PRE' };
    const written = draftLines({ ...instruction, ...terms, shipper: party, cargo: [goods, goods] }, voyage);
    const under = (path: string, fields: object) =>
      Object.entries(fields).map(([name, text]) => ({ name: `${path}${name}`, text, should: '' }));
    expect(written.filter(({ name }) => !/^(?:bill|consignee|notify)\./.test(name))).toEqual([
      ...under('shipper.', party),
      ...under('cargo.0.', goods),
      ...under('cargo.1.', goods),
      ...under('', terms),
    ]);
  });

  test('is answered by one of two, corrections by at least one', () => {
    expect(codes(answer(''))).toEqual([['decision', 'REQUIRED']]);
    expect(codes(answer('CORRECT'))).toEqual([['lines', 'REQUIRED']]);
    expect(codes(answer('CORRECT', '  '))).toEqual([['lines', 'REQUIRED']]);
    expect(codes(answer('CORRECT', 'COSU6123456781'))).toEqual([]);
    expect(codes(answer('CONFIRM'))).toEqual([]);
  });

  test('a confirmed one keeps no corrections', () => {
    const { form } = readDraft(answer('CONFIRM', 'COSU6123456781'), facts);
    expect(form.lines.every(({ should }) => should === '')).toBe(true);
    expect(correctionsOf(answer('CONFIRM', 'x'))).toEqual([]);
    expect(correctionsOf(answer('CORRECT', 'x')).map(({ name }) => name)).toEqual(['bill.blNo']);
  });

  test('an answer to another draft is none to this one', () => {
    const form = answer('CONFIRM');
    expect(codes({ ...form, lines: form.lines.slice(1) })).toEqual([['lines', 'REQUIRED']]);
    expect(codes({ ...form, lines: form.lines.map((line) => ({ ...line, text: 'X' })) })).toEqual([
      ['lines', 'REQUIRED'],
    ]);
    const lastOther = form.lines.map((line, index) => (index === lines.length - 1 ? { ...line, text: 'X' } : line));
    expect(codes({ ...form, lines: lastOther })).toEqual([['lines', 'REQUIRED']]);
    expect(codes({ ...form, lines: form.lines.toReversed() })).toEqual([['lines', 'REQUIRED']]);
  });

  test('is outstanding from when it is made until it is answered, late from the cut-off on', () => {
    const statusOf = (state: Parameters<typeof draftPaper>[0], now: number) => draftPaper(state, 100, now)?.status;
    expect([undefined, 'returned' as const].map((state) => draftPaper(state, 100, 0))).toEqual([null, null]);
    expect([statusOf('offered', 99), statusOf('offered', 100)]).toEqual(['MISSING', 'OVERDUE']);
    expect([statusOf('submitted', 100), statusOf('accepted', 100)]).toEqual(['IN_REVIEW', 'READY']);
    expect(draftPaper('offered', null, 100)).toMatchObject({ dueAt: null, status: 'MISSING' });
  });

  test.each([
    ['COSU6123456780', true],
    ['COSUCOSU', false],
    ['COSU612', false],
    ['cosu6123456780', false],
    ['1'.repeat(21), false],
  ])('%s is a number of a bill: %s', (text, isOne) => {
    expect(isBillNumber(text)).toBe(isOne);
  });
});
