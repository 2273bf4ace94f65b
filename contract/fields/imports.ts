import * as v from 'valibot';

const row = v.record(v.string(), v.string());

const change = v.object({
  kind: v.picklist(['NEW', 'CHANGED', 'LAPSING']),
  row,
  cells: v.array(v.object({ column: v.string(), old: v.string(), new: v.string() })),
  /** Departures only: cut-offs as local yyyy-MM-dd HH:mm; default rules replace empty cells. */
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
export const importPreview = v.object({
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

export const versionList = v.object({
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
