import { describe, expect, test } from 'vitest';
import type { FormDescription } from '#domain/form/field.ts';
import { draftDescription } from '#domain/paper-forms/draft-bill.ts';
import { instructionDescription } from '#domain/paper-forms/shipping-instruction.ts';
import { vehiclesDescription } from '#domain/paper-forms/vehicles.ts';
import { massDescription } from '#domain/paper-forms/verified-mass.ts';

interface Described {
  kind: string;
  required?: unknown;
  most?: unknown;
  decimals?: number;
  unit?: string;
}

const lineOf = ([name, { kind, required, most, decimals, unit }]: [string, Described]) =>
  [
    ...[name, kind, required === true ? 'required' : ''],
    ...[most === undefined ? '' : `≤${most}`, decimals === undefined ? '' : `.${decimals}`, unit ?? ''],
  ]
    .filter((part) => part !== '')
    .join(' ');

/** The sections of a paper that are its own: the parties of a bill are those of every booking. */
const sectionsOf = <Form, Context>({ sections }: FormDescription<Form, Context>) =>
  sections
    .filter(({ at }) => !['shipper', 'consignee', 'notify'].some((who) => at.startsWith(who)))
    .map(({ at, step, isPrivate, fields }) => ({
      at: [step, at, isPrivate === true ? 'private' : ''].filter(Boolean).join(' '),
      fields: Object.entries(fields as Readonly<Record<string, Described>>).map(lineOf),
    }))
    .filter(({ fields }) => fields.length > 0);

describe('[10.12] fields and limits of a document', () => {
  test('a shipping instruction: the terms, and each line of goods', () => {
    const own = sectionsOf(instructionDescription).filter(({ fields }) => fields.length > 1);
    expect(own).toEqual([
      {
        at: 'instruction',
        fields: [
          'payTerm choice required',
          'blType choice required',
          'blCopies whole required ≤2 .0',
          'issuePlace text required ≤60',
        ],
      },
      {
        at: 'instruction cargo.*',
        fields: [
          'cargoNameEn text required ≤250',
          'marks longText required ≤500',
          'hsCode code required ≤14',
          'packageType choice required',
          'packages whole required ≤12 .0',
          'grossWeight quantity required ≤12 .3',
          'volume quantity required ≤20 .3',
        ],
      },
    ]);
  });

  test('verified masses: each container to the gram, and the responsible person, who is private', () => {
    const kilograms = 'quantity required ≤12 .3 kilogram';
    expect(sectionsOf(massDescription)).toEqual([
      {
        at: 'mass boxes.*',
        fields: [
          'containerNo code required ≤13',
          'method choice required',
          `weighedKg ${kilograms}`,
          'scaleNo text required ≤40',
          ...['cargoKg', 'dunnageKg', 'tareKg', 'maxGrossKg'].map((name) => `${name} ${kilograms}`),
        ],
      },
      {
        at: 'mass private',
        fields: [
          'responsible text required ≤70',
          'signature text required ≤35',
          'weigher text required ≤60',
          'weighingPlace text required ≤100',
          'telephone phone required ≤30',
        ],
      },
    ]);
  });

  test('vehicles: the number, and each driver, who is private', () => {
    expect(sectionsOf(vehiclesDescription)).toEqual([
      { at: 'vehicles', fields: ['vehicleCount choice required'] },
      {
        at: 'vehicles vehicles.* private',
        fields: [
          'plate code required ≤12',
          'trailer code required ≤12',
          'driver text required ≤20',
          'driverPhone phone required ≤20',
          'driverId code required ≤18',
          'driverLicence code required ≤18',
          'transportPermit text required ≤40',
        ],
      },
    ]);
  });

  test('the answer to a draft: one of two decisions, and corrections of each line', () => {
    expect(sectionsOf(draftDescription)).toEqual([
      { at: 'draft', fields: ['decision choice required'] },
      { at: 'draft lines.*', fields: ['should longText ≤500'] },
    ]);
  });
});
