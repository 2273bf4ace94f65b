import type {
  DocumentDescription,
  DocumentSection,
  DocumentValue,
  LabelSheet,
  MissingField,
  Term,
} from '#domain/documents/description.ts';
import { minuteText } from '#domain/documents/values.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { currencySymbol, formatAmount, formatMoney } from '#domain/money.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { documentCodes } from './document-codes.ts';
import { documentTerms, documents as words } from './documents.ts';
import { countedText, groupName } from './fee-text.ts';
import { fees } from './fees.ts';
import { shell } from './shell.ts';

export interface WordedTable {
  caption: string | null;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface WordedSection {
  heading: string;
  rows: readonly { term: string; text: string }[];
  tables: readonly WordedTable[];
  /** Running text at the end. */
  paragraphs?: readonly string[];
}

/** Content of a document, shared by file and page. */
export interface WordedDocument {
  title: string;
  subtitle: string;
  fileName: string;
  orderNo: string;
  issued: string;
  sections: readonly WordedSection[];
  notes: readonly string[];
  /** In Chinese and English. */
  isBilingual?: boolean;
  /** Red striped border, mandatory for declarations by air. */
  isStriped?: boolean;
  /** Labels of true size, each on a page of its own at the end. */
  sheets?: readonly LabelSheet[];
}

type Language = 'both' | 'cn';

/** Joins both names on one line, sentences on two. */
const say = ({ cn, en }: { cn: string; en: string }, language: Language): string =>
  language === 'cn' || en === '' || en === cn ? cn : `${cn}${cn.endsWith('。') ? '\n' : ' '}${en}`;

export const termName = (term: Term): string => documentTerms[term].cn;

export const missingText = ({ term, line }: MissingField): string =>
  line === null ? termName(term) : words.ofLine(line, termName(term));

function valueText(value: DocumentValue, language: Language): string {
  if (typeof value === 'string') return value;
  const name = documentCodes[value.list][value.code];
  return [name === undefined ? value.code : say(name, language), value.value ?? ''].join(' ').trim();
}

const GROUPS: readonly FeeLine['group'][] = ['FREIGHT', 'DANGEROUS', 'ORIGIN', 'SERVICE', 'DESTINATION'];

const amountText = ({ atCost, amount, currency, payTerm }: FeeLine): string => {
  if (atCost) return fees.atCost;
  const money = formatMoney(amount, currency);
  return payTerm === 'COL' ? `${money}\n${fees.collect}` : money;
};

const feeName = ({ feeName: name, feeCode, taxRate }: FeeLine): string =>
  [`${name} ${feeCode}`, taxRate === null ? '' : fees.tax(taxRate)].filter((part) => part !== '').join('\n');

const feeTables = (lines: readonly FeeLine[]): WordedTable[] =>
  GROUPS.flatMap((group) => {
    const ofGroup = lines.filter((line) => line.group === group);
    if (ofGroup.length === 0) return [];
    return [
      {
        caption: groupName(group, ofGroup),
        columns: [fees.columns.name, fees.columns.unitPrice, fees.columns.amount],
        rows: ofGroup.map((line) => [feeName(line), line.atCost ? '' : countedText(line), amountText(line)]),
      },
    ];
  });

function wordSection({ name, rows = [], table, fees: charged }: DocumentSection, language: Language): WordedSection {
  const totals = (charged?.totals ?? []).map(({ currency, amount }) => ({
    term: fees.total[currency] ?? currency,
    text: `${currencySymbol(currency)}${formatAmount(amount)}`,
  }));
  const terms = table?.columns.map((term) => say(documentTerms[term], language)) ?? [];
  return {
    heading: say(words.sections[name], language),
    rows: [
      ...rows.map(({ term, values }) => ({
        term: say(documentTerms[term], language),
        text: values.map((value) => valueText(value, language)).join('\n'),
      })),
      ...totals,
    ],
    tables: [
      ...(table === undefined ? [] : [{ caption: null, columns: terms, rows: table.rows }]),
      ...feeTables(charged?.lines ?? []),
    ],
  };
}

export const wordSections = (sections: readonly DocumentSection[], language: Language): WordedSection[] =>
  sections.map((section) => wordSection(section, language));

export const documentFileName = ({ kind, orderNo, issuedAt }: Omit<DocumentDescription, 'missing' | 'sections'>) =>
  `${words.names[kind].cn}-${orderNo}-${localDay(issuedAt, CHINA)}.pdf`;

export function wordDocument(document: DocumentDescription, isDemo: boolean): WordedDocument {
  const { kind, orderNo, issuedAt, sections, sheets } = document;
  const language: Language = words.bilingual.includes(kind) ? 'both' : 'cn';
  return {
    title: words.names[kind].cn,
    subtitle: words.names[kind].en,
    fileName: documentFileName(document),
    orderNo,
    issued: minuteText(issuedAt, CHINA),
    sections: wordSections(sections, language),
    notes: [...words.notes[kind], ...(isDemo ? [shell.demo] : [])],
    isBilingual: language === 'both',
    isStriped: kind === 'air-declaration',
    ...(sheets === undefined ? {} : { sheets }),
  };
}
