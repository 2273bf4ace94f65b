import { operatorCodes, operatorCompany, operatorVehicles } from '#copy/operator/company.ts';
import { fees } from '#copy/search/terms.ts';
import { type CompanyField, companyFields } from '#domain/company/facts.ts';
import { type CodeField, type CodeKind, codeFields, fixedFields, placeGroups } from '#domain/reference/code-kinds.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { feeBases } from '#domain/reference/fee-bases.ts';
import { feeGroups } from '#domain/reference/fee-codes.ts';
import { type VehicleField, vehicleFields } from '#domain/road/whole-vehicles.ts';
import type { OperatorRecord } from '#machines/operator-records/index.ts';
import type { Choice } from '#src/ui/parts/list/Select.tsx';

export interface RecordField {
  name: string;
  label: string;
  help?: string | undefined;
  required: boolean;
  /** Read-only after creation. */
  isFixed: boolean;
  /** Absent for a text field. */
  choices?: readonly Choice[] | undefined;
}

const OPTIONAL: readonly CodeField[] = ['secondCode', 'aliases'];

function choicesOf(kind: CodeKind, field: CodeField): readonly Choice[] | undefined {
  if (field === 'trade') return operatorCodes.choices.trade;
  if (field === 'dgCollect' || field === 'atCost') return operatorCodes.choices.yesNo;
  if (field === 'feeGroup') return feeGroups.map((value) => ({ value, label: fees.groups[value] }));
  if (field === 'basis') return feeBases.map((value) => ({ value, label: fees.bases[value] }));
  if (field === 'currency') return currencies.map(({ code, iso }) => ({ value: code, label: iso }));
  if (field !== 'group') return undefined;
  if (kind === 'STATION') return operatorCodes.choices.stations;
  return kind === 'PORT' ? placeGroups.PORT.map((value) => ({ value, label: value })) : undefined;
}

/** Fields of a code of one kind; some are read-only once it exists. */
export const fieldsOfCode = (kind: CodeKind, row: OperatorRecord | null): readonly RecordField[] =>
  codeFields[kind].map((name: CodeField) => {
    const isFixed = row !== null && fixedFields.includes(name);
    const help = name === 'code' ? operatorCodes.codeHelp[kind] : operatorCodes.help[name];
    return {
      name,
      label: name === 'group' && kind === 'CITY' ? operatorCodes.cityGroup : operatorCodes.fields[name],
      help: isFixed ? operatorCodes.fixed : help,
      required: !OPTIONAL.includes(name),
      isFixed,
      choices: isFixed ? undefined : choicesOf(kind, name),
    };
  });

const PLAIN_GOODS: readonly VehicleField[] = ['unNo'];

/** Fields of a vehicle order; the customer is read-only once it exists. */
export const fieldsOfVehicle = (row: OperatorRecord | null): readonly RecordField[] =>
  vehicleFields.map((name: VehicleField) => {
    const isFixed = row !== null && name === 'customer';
    return {
      ...{ name, label: operatorVehicles.fields[name], required: !PLAIN_GOODS.includes(name), isFixed },
      help: isFixed ? operatorVehicles.fixed : operatorVehicles.help[name],
      choices: name === 'status' ? operatorVehicles.choices : undefined,
    };
  });

/** Fields of the company profile, each with the default used while it is empty. */
export const fieldsOfCompany = (row: OperatorRecord | null): readonly RecordField[] =>
  companyFields
    .filter((name) => name !== 'logo')
    .map((name: CompanyField) => {
      const fallback = row?.fallbacks[name] ?? '';
      return {
        ...{ name, label: operatorCompany.fields[name], required: false, isFixed: false },
        help: fallback === '' ? undefined : operatorCompany.emptyHelp(fallback),
      };
    });
