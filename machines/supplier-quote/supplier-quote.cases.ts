import type { MachineCases } from '../kit/cases.ts';
import { methanolRequest, typedCertificate, typedQuote } from './supplier-quote.example.ts';
import { supplierQuoteWords } from './supplier-quote.words.ts';

export const supplierQuoteCases: MachineCases = {
  words: supplierQuoteWords,
  input: { ...methanolRequest, lines: methanolRequest.lines.slice(0, 1) },
  events: {
    'quote.edit': Object.entries(typedQuote)
      .filter(([path]) => !path.startsWith('lines.1'))
      .map(([path, value]) => ({ type: 'quote.edit', path, value })),
    'uploads.pending': [
      { type: 'uploads.pending', arePending: true },
      { type: 'uploads.pending', arePending: false },
    ],
    'uploads.taken': [{ type: 'uploads.taken', file: typedCertificate, arePending: false }],
    'quote.codeRequested': [{ type: 'quote.codeRequested' }],
    'quote.submit': [{ type: 'quote.submit' }],
    'quote.change': [{ type: 'quote.change' }],
    'xstate.done.actor.makeKey': [{ type: 'xstate.done.actor.makeKey', output: 'quote-key-one' }],
    'xstate.error.actor.makeKey': [{ type: 'xstate.error.actor.makeKey', error: new Error('no chance') }],
    'xstate.done.actor.send': [
      { type: 'xstate.done.actor.send', output: { quoteNo: 'PRC26100700001', isReplaced: false } },
    ],
    'xstate.error.actor.send': [{ type: 'xstate.error.actor.send', error: new Error('no answer') }],
    'xstate.done.actor.deadline': [{ type: 'xstate.done.actor.deadline' }],
  },
  delays: {},
};
