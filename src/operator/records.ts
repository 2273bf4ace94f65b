import { safeParse } from 'valibot';
import { fromPromise } from 'xstate';
import { type CodeToSave, type OperatorCode, operatorCodeSave } from '#contract/calls/operator-codes.ts';
import { type OperatorCompany, operatorCompanySave } from '#contract/calls/operator-company.ts';
import { type OperatorVehicle, operatorVehicleSave, type VehicleToSave } from '#contract/calls/operator-vehicles.ts';
import type { operatorTable } from '#contract/operator-table.ts';
import { BEFORE, type CompanyFacts, companyFields } from '#domain/company/facts.ts';
import { isConflict } from '#domain/conflict.ts';
import { CallFailure, toFailure } from '#domain/failure.ts';
import { type CodeKind, codeFields } from '#domain/reference/code-kinds.ts';
import { vehicleFields } from '#domain/road/whole-vehicles.ts';
import {
  type OperatorRecord,
  operatorRecordsMachine,
  type RecordSaved,
  type RecordsPage,
  type RecordsRequest,
  type RecordToSave,
} from '#machines/operator-records/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { heldFile } from '#src/browser/held-files.ts';
import { sameTry } from '#src/browser/idempotency-key.ts';

type Api = ApiOf<typeof operatorTable>;

const codeRecord = ({ code, kind: _, ...row }: OperatorCode): OperatorRecord => ({ ...row, id: code, fallbacks: {} });

const companyRecord = ({ version, facts, settings, editedBy, editedAt }: OperatorCompany): OperatorRecord => ({
  ...{ id: 'company', version, fields: facts, fallbacks: settings, editedBy, editedAt },
});

/** The company as it is, and as it was before: who goes back begins with that, and saves it as any change. */
const companyRecords = (company: OperatorCompany): OperatorRecord[] => {
  const record = companyRecord(company);
  return company.previous === null ? [record] : [record, { ...record, id: BEFORE, fields: company.previous }];
};

/** A mark that was chosen goes first: the company is saved with what came of it. */
async function takenLogo(api: Api, given: string): Promise<string> {
  const file = heldFile(given);
  if (file === undefined) return given;
  try {
    return (await api.operatorCompanyLogo({ file })).logoId;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'refused') throw error;
    throw new CallFailure({ ...failure, fields: { 'facts.logo': failure.message } });
  }
}

async function saveCompany(api: Api, { of, fields }: RecordToSave): Promise<unknown> {
  const facts = whole(companyFields, fields) as CompanyFacts;
  const logo = await takenLogo(api, facts.logo);
  return api.operatorCompanySave({ version: of?.version ?? 0, facts: { ...facts, logo } });
}

/** On a conflict, returns the record as the other operator saved it. */
async function saved(
  ask: Promise<unknown>,
  theirsIn: (details: unknown) => OperatorRecord | null,
): Promise<RecordSaved> {
  try {
    await ask;
    return { outcome: 'saved' };
  } catch (error) {
    const failure = toFailure(error);
    const theirs = isConflict(error) && failure.kind === 'refused' ? theirsIn(failure.details) : null;
    if (theirs === null) throw error;
    return { outcome: 'taken', theirs };
  }
}

/** Fills missing fields with empty text: the server validates and requires all fields of a kind. */
const whole = (names: readonly string[], fields: RecordToSave['fields']) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));

const codeToSave = ({ kind, of, fields }: RecordToSave) =>
  ({
    kind,
    of: of === null ? null : { code: of.id, version: of.version },
    fields: whole(codeFields[kind as CodeKind], fields),
  }) as CodeToSave;

const vehicleRecord = ({ orderNo, ...row }: OperatorVehicle): OperatorRecord => ({
  ...row,
  id: orderNo,
  fallbacks: {},
});

function vehicleToSave({ of, fields }: RecordToSave): VehicleToSave {
  const { customer, ...changed } = whole(vehicleFields, fields);
  const written = of === null ? { kind: 'ADD', fields: { customer, ...changed } } : null;
  return (written ?? { kind: 'CHANGE', orderNo: of?.id, version: of?.version, fields: changed }) as VehicleToSave;
}

/** The whole-vehicle orders that are written down here. */
export const wireVehicles = (api: Api) => {
  const send = sameTry((written: VehicleToSave, idempotencyKey) =>
    api.operatorVehicleSave(written, { idempotencyKey }),
  );
  return operatorRecordsMachine.provide({
    actors: {
      readPage: fromPromise<RecordsPage, RecordsRequest>(async ({ input: { keyword, after }, signal }) => {
        const page = await api.operatorVehicles({ keyword, ...(after === null ? {} : { after }) }, { signal });
        return { ...page, items: page.items.map(vehicleRecord) };
      }),
      save: fromPromise<RecordSaved, RecordToSave>(({ input }) =>
        saved(send(vehicleToSave(input)), (details) => {
          const row = safeParse(operatorVehicleSave.answer, details);
          return row.success ? vehicleRecord(row.output) : null;
        }),
      ),
    },
  });
};

/** The codes of the room as they run in a browser. */
export const wireCodes = (api: Api) =>
  operatorRecordsMachine.provide({
    actors: {
      readPage: fromPromise<RecordsPage, RecordsRequest>(async ({ input: { kind, keyword, after }, signal }) => {
        const asked = { kind: kind as CodeKind, keyword, ...(after === null ? {} : { after }) };
        const page = await api.operatorCodes(asked, { signal });
        return { ...page, items: page.items.map(codeRecord) };
      }),
      save: fromPromise<RecordSaved, RecordToSave>(({ input }) =>
        saved(api.operatorCodeSave(codeToSave(input)), (details) => {
          const row = safeParse(operatorCodeSave.answer, details);
          return row.success ? codeRecord(row.output) : null;
        }),
      ),
    },
  });

/** Company details, presented as a list of one record. */
export const wireCompany = (api: Api) =>
  operatorRecordsMachine.provide({
    actors: {
      readPage: fromPromise<RecordsPage, RecordsRequest>(async ({ signal }) => ({
        items: companyRecords(await api.operatorCompany({}, { signal })),
        ...{ total: 1, next: null },
      })),
      save: fromPromise<RecordSaved, RecordToSave>(({ input }) =>
        saved(saveCompany(api, input), (details) => {
          const row = safeParse(operatorCompanySave.answer, details);
          return row.success ? companyRecord(row.output) : null;
        }),
      ),
    },
  });
