import type { OrderAnswer } from '#contract/calls/orders.ts';
import { type WordedDocument, type WordedSection, wordSections } from '#copy/documents/words.ts';
import { shell } from '#copy/shell.ts';
import { contractDocuments as words } from '#copy/user-centre/enterprise.ts';
import { type ContractKind, type ContractMethod, contractKinds } from '#domain/contracts/contract.ts';
import { contractSections } from '#domain/documents/contract.ts';
import { minuteText } from '#domain/documents/values.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { Settings } from '#src/config/settings.ts';
import type { Letterhead } from '../documents/job.ts';
import type { DocumentMaker } from '../documents/maker.ts';
import { orderServices } from '../orders/services.ts';
import { forwarderOf } from '../site-config.ts';
import { readAgreement } from '../texts/agreements.ts';
import { serviceContract } from '../texts/service-contract.ts';

export interface Conclusion {
  method: ContractMethod;
  /** Null when agreed by signing the document itself. */
  name: string | null;
  at: number;
}

type Contracted = Pick<OrderAnswer, 'customer' | 'service'>;
type Named = Pick<Settings, 'seed' | 'site'>;

/** Returns the current texts with both parties' names. */
export function contractTexts({ customer, service }: Contracted, settings: Named) {
  const named = { ...settings, party: customer ?? '' };
  return {
    'service-contract': readAgreement(serviceContract, named),
    'charge-agreement': readAgreement(orderServices[service].charges, named),
  };
}

const rows = (heading: string, entries: readonly (readonly [string, string])[]): WordedSection => ({
  heading,
  rows: entries.map(([term, text]) => ({ term, text })),
  tables: [],
});

function conclusionSection(conclusion: Conclusion | null, version: string): WordedSection {
  const versions = [words.versions, version] as const;
  if (conclusion === null) return rows(words.conclusion, [[words.method, words.open], versions]);
  const { method, name, at } = conclusion;
  return rows(words.conclusion, [
    [words.method, method === 'consent' ? words.byConsent : words.byService],
    ...(name === null ? [] : [[words.by, name] as const]),
    [words.at, minuteText(at, CHINA)],
    versions,
  ]);
}

/** Composes a document's text; `conclusion` is null before agreement. */
export function wordContract(
  order: OrderAnswer,
  kind: ContractKind,
  { settings, conclusion, now }: { settings: Named; conclusion: Conclusion | null; now: number },
): WordedDocument {
  const { title, version, body } = contractTexts(order, settings)[kind];
  const parties = [
    [words.customer, order.customer || words.customerUnknown],
    [words.forwarder, forwarderOf(settings) ?? words.operator],
  ] as const;
  return {
    title,
    subtitle: '',
    fileName: `${words.names[kind]}-${order.orderNo}-${localDay(now, CHINA)}.pdf`,
    orderNo: order.orderNo,
    issued: minuteText(now, CHINA),
    sections: [
      rows(words.parties, parties),
      ...wordSections(contractSections({ ...order, now }, kind), 'cn'),
      { heading: words.opening, rows: [], tables: [], paragraphs: body.opening },
      ...body.articles.map(({ heading, paragraphs }) => ({ heading, rows: [], tables: [], paragraphs })),
      conclusionSection(conclusion, version),
    ],
    notes: settings.seed === 'demo' ? [shell.demo] : [],
  };
}

export interface MadeDocument {
  kind: ContractKind;
  name: string;
  bytes: Buffer;
}

/** Renders both documents of an order. */
export async function makeContract(
  documents: DocumentMaker,
  order: OrderAnswer,
  { letterhead, owner, ...terms }: Parameters<typeof wordContract>[2] & { letterhead: Letterhead; owner: string },
): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  for (const kind of contractKinds) {
    const worded = wordContract(order, kind, terms);
    const bytes = await documents.make(worded, terms.now, letterhead, owner);
    made.push({ kind, name: worded.fileName, bytes });
  }
  return made;
}
