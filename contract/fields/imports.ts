import * as v from 'valibot';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { FORM_BYTES, uploadedFile } from '../calls/files.ts';
import { identifier } from './common.ts';

/** How the file that is delivered is written. */
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
  /** When each is, yyyy-MM-dd HH:mm where it departs; usual ones stand in for empty cells. */
  cutOffs: v.optional(
    v.array(
      v.object({
        column: v.string(),
        /** Of a flight by weekdays, for the first one to leave; empty where none does. */
        at: v.string(),
        /** Of a flight, what holds for each of them. */
        rule: v.optional(v.string()),
        isUsual: v.boolean(),
      }),
    ),
  ),
});

const counts = v.object({ new: v.number(), changed: v.number(), lapsing: v.number() });

/** A file as it was read, and what publishing it would change. */
const previewed = <Change extends typeof listChange | typeof sailingChange>(change: Change) =>
  v.object({
    /** Null where an error keeps the file from being published. */
    previewId: v.nullable(v.string()),
    /** The version it was compared with; null for what the seed has, which no file holds. */
    inForce: v.nullable(v.string()),
    rowCount: v.number(),
    /** How many numbers of the current list the file lacks, where it lacks more than a tenth; publishing it needs acceptsLoss. */
    numbersLost: v.optional(v.number()),
    counts,
    /** For a list of dangerous goods, counts of numbers; a number may have several rows. */
    numbers: v.optional(counts),
    /** The first of them. */
    changes: v.array(change),
    /** Pairs of ports that are sold only when the other half comes: prices without a sailing, sailings without a price. */
    unknownLanes: v.array(v.object({ origin: v.string(), destination: v.string() })),
    /** Of a carrier's timetable by calls, what makes no sailing: ports that no code names, calls of vessels without a name. */
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
    /** The rows around the first errors, as they stand in the file: the titles, what is wrong and its neighbours. */
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
  /** Publishes a list of dangerous goods that lacks more than a tenth of the numbers. */
  acceptsLoss: v.optional(v.boolean()),
  /** Now where it is left out or past. */
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
      /** Null for what was withdrawn before its time, and for what was only previewed. */
      publishAt: v.nullable(v.number()),
      replaces: v.nullable(v.string()),
    }),
  ),
});

/** What the calls of an import ask and answer, for the services it is for. */
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
        /** The one in force, so that a second press takes back nothing more. */
        versionId: identifier,
      }),
      answer: v.object({ service, inForce: v.nullable(v.string()) }),
    },
    withdraw: {
      request: v.strictObject({
        service,
        /** One that waits for its time. */
        versionId: identifier,
      }),
      answer: v.object({ service, versionId: v.string() }),
    },
    versions: { request: v.strictObject({ service }), answer: versionList },
    sheet,
  } as const;
};
