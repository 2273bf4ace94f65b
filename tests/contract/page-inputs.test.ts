import { describe, expect, test } from 'vitest';
import { changesOf, inputsOf } from '#contract/page-inputs.ts';
import { type CallName, table } from '#contract/table.ts';

const names = Object.keys(table) as CallName[];
const changing = names.filter((name) => changesOf(name).length > 0);

describe('what calls change of pages', () => {
  test('is nothing for a call that reads, and for what is of one person alone', () => {
    expect(changing.filter((name) => table[name].method === 'GET')).toEqual([]);
    for (const name of [
      'orderList',
      'quote',
      'saveDraft',
      'placeEnquiry',
      'upload',
      'leads',
      'deskOrderQueue',
    ] as const)
      expect([name, changesOf(name)]).toEqual([name, []]);
  });

  test('is shown by every write that is offered, published or decided: prices, space, posts, articles, the company', () => {
    expect(changing.toSorted()).toEqual([
      'acceptCancellation',
      'acceptEnquiry',
      'awardQuote',
      'cancelOrder',
      'closeAccount',
      'deskAmendmentDecision',
      'deskAwardQuote',
      'deskCancellationAnswer',
      'deskCodeSave',
      'deskCompanySave',
      'deskContentPublish',
      'deskContentWithdraw',
      'deskOrderUndo',
      'deskOrders',
      'deskRatesPublish',
      'deskRatesRollback',
      'deskRatesWithdraw',
      'deskRestrictionEnd',
      'deskRestrictionSave',
      'deskSchedulesPublish',
      'deskSchedulesRollback',
      'deskSchedulesWithdraw',
      'deskVerifications',
      'placeOrder',
      'procurementOrder',
      'publishRequest',
      'revokePost',
      'supplierQuote',
    ]);
  });

  test('no public call that needs no captcha, code or key of a form ends a page', () => {
    expect(changing.filter((name) => table[name].auth === 'public')).toEqual(['supplierQuote']);
  });
});

test('a page hangs on the company and on what its calls answer; an unknown call on everything', () => {
  expect([...inputsOf([])]).toEqual(['company']);
  expect([...inputsOf(['newsQuery', 'statistics'])]).toEqual(['company', 'content']);
  expect([...inputsOf(['newsQuery', 'toBeWritten'])].toSorted()).toEqual(['company', 'content', 'offers', 'purchases']);
});
