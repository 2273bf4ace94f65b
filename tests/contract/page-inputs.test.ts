import { describe, expect, test } from 'vitest';
import { changesOf, inputsOf } from '#contract/page-inputs.ts';
import { type CallName, table } from '#contract/table.ts';

const names = Object.keys(table) as CallName[];
const changing = names.filter((name) => changesOf(name).length > 0);

describe('inputs changed by calls', () => {
  test('are empty for reading calls, and for data of a single user', () => {
    expect(changing.filter((name) => table[name].method === 'GET')).toEqual([]);
    for (const name of [
      'orderList',
      'quote',
      'saveDraft',
      'placeEnquiry',
      'upload',
      'leads',
      'operatorOrderQueue',
    ] as const)
      expect([name, changesOf(name)]).toEqual([name, []]);
  });

  test('are listed for every write that offers, publishes or decides: prices, space, posts, articles, the company', () => {
    expect(changing.toSorted()).toEqual([
      'acceptCancellation',
      'acceptEnquiry',
      'awardQuote',
      'cancelOrder',
      'closeAccount',
      'operatorAmendmentDecision',
      'operatorAwardQuote',
      'operatorCancellationAnswer',
      'operatorCodeSave',
      'operatorCompanySave',
      'operatorContentPublish',
      'operatorContentWithdraw',
      'operatorImportPublish',
      'operatorImportRollback',
      'operatorImportWithdraw',
      'operatorOrderUndo',
      'operatorOrders',
      'operatorRestrictionEnd',
      'operatorRestrictionSave',
      'operatorVerifications',
      'placeOrder',
      'procurementOrder',
      'publishRequest',
      'revokePost',
      'supplierQuote',
    ]);
  });

  test('public calls without captcha, code or form key change no page', () => {
    expect(changing.filter((name) => table[name].auth === 'public')).toEqual(['supplierQuote']);
  });
});

test('a page depends on the company and on the inputs of its calls; an unknown call depends on everything', () => {
  expect([...inputsOf([])]).toEqual(['company']);
  expect([...inputsOf(['newsQuery', 'statistics'])]).toEqual(['company', 'content']);
  expect([...inputsOf(['newsQuery', 'toBeWritten'])].toSorted()).toEqual(['company', 'content', 'offers', 'purchases']);
});
