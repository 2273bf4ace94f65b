import * as v from 'valibot';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { FORM_BYTES, uploadedFile } from '../calls/files.ts';
import { identifier } from './common.ts';

const sheetFormat = v.optional(v.picklist(['csv', 'xlsx']), 'xlsx');

const row = v.record(v.string(), v.string());

const changeFields = {
  kind: v.picklist(['NEW', 'CHANGED', 'LAPSING']),
  row,
  cells: v.array(v.object({ column: v.string(), old: v.string(), new: v.string() })),
};

export const listChange = v.object(changeFields);

export const sailingChange = v.object({
  ...changeFields,
  /** Cut-offs as local yyyy-MM-dd HH:mm; default rules replace empty cells. */
  cutOffs: v.optional(
    v.array(
      v.object({
        column: v.string(),
        /** For a weekly flight, the time for its first flight; empty when it has none. */
        at: v.string(),
        /** For a weekly flight, the rule of every flight. */
        rule: v.optional(v.string()),
        isUsual: v.boolean(),
      }),
    ),
  ),
});

const counts = v.object({ new: v.number(), changed: v.number(), lapsing: v.number() });

/** Parsed file and the changes publishing it would make. */
const previewed = <Change extends typeof listChange | typeof sailingChange>(change: Change) =>
  v.object({
    /** Null when errors prevent publishing. */
    previewId: v.nullable(v.string()),
    /** Version it was compared with; null for seed data, which has no file. */
    inForce: v.nullable(v.string()),
    rowCount: v.number(),
    /**
     * Numbers of the current list missing in the file, if more than a tenth; publishing then requires `acceptsLoss`.
     */
    numbersLost: v.optional(v.number()),
    counts,
    /** For the dangerous goods list, counts by number; a number may have several rows. */
    numbers: v.optional(counts),
    /** First changes. */
    changes: v.array(change),
    /** Lanes that cannot be sold yet: prices without a sailing, sailings without a price. */
    unknownLanes: v.array(v.object({ origin: v.string(), destination: v.string() })),
    /** Unusable rows of a carrier's timetable by port calls: unknown ports, calls without a vessel name. */
    leftOut: v.object({ ports: v.array(v.string()), calls: v.number() }),
    errors: v.array(
      v.object({
        sheet: v.string(),
        row: v.number(),
        column: v.string(),
        kind: v.string(),
        found: v.string(),
        message: v.string(),
      }),
    ),
    errorTotal: v.number(),
    /** Rows around the first errors: the titles, the errors and their neighbours. */
    near: v.array(
      v.object({
        sheet: v.string(),
        titles: v.array(v.string()),
        rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
      }),
    ),
  });

const publishRequest = v.strictObject({
  previewId: identifier,
  /** Allows publishing a dangerous goods list that lacks more than a tenth of the numbers. */
  acceptsLoss: v.optional(v.boolean()),
  /** Immediately when absent or past. */
  at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000))),
});

const versionList = v.object({
  inForce: v.nullable(v.string()),
  versions: v.array(
    v.object({
      versionId: v.string(),
      status: v.picklist(['PREVIEW', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN']),
      fileName: v.string(),
      rowCount: v.number(),
      createdBy: v.string(),
      createdAt: v.number(),
      /** Null for withdrawn and merely previewed versions. */
      publishAt: v.nullable(v.number()),
      replaces: v.nullable(v.string()),
    }),
  ),
});

/** Calls of an import for the given services. */
export const importOf = <
  const Services extends readonly [string, ...string[]],
  Change extends typeof listChange | typeof sailingChange,
>(
  services: Services,
  change: Change,
) => {
  const service = v.picklist(services);
  const sheet = {
    delivery: 'file',
    request: v.strictObject({ service, format: sheetFormat }),
    answer: v.null(),
  } as const;
  return {
    preview: {
      payload: 'multipart',
      limits: { bodyBytes: UPLOAD_BYTES_AT_MOST + FORM_BYTES, perMinute: 20 },
      request: v.strictObject({ file: uploadedFile, service }),
      answer: previewed(change),
    },
    publish: {
      request: publishRequest,
      answer: v.object({
        service,
        versionId: v.string(),
        inForce: v.nullable(v.string()),
        publishAt: v.number(),
      }),
    },
    rollback: {
      request: v.strictObject({
        service,
        /** Version in force, so that a repeated click withdraws nothing more. */
        versionId: identifier,
      }),
      answer: v.object({ service, inForce: v.nullable(v.string()) }),
    },
    withdraw: {
      request: v.strictObject({
        service,
        versionId: identifier,
      }),
      answer: v.object({ service, versionId: v.string() }),
    },
    versions: { request: v.strictObject({ service }), answer: versionList },
    sheet,
  } as const;
};
