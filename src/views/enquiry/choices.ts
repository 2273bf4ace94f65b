import type { FieldData } from '#domain/form/table.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import type { DeskWork } from '#domain/reference/desk-works.ts';
import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import type { StuffingOption } from '#domain/reference/stuffing-works.ts';
import type { RentalTerm, TankService } from '#domain/tank/kinds.ts';
import { workNames } from '#src/ui/copy/desk-work-names.ts';
import { enquiry as words } from '#src/ui/copy/enquiry.ts';
import { stuffingNames } from '#src/ui/copy/stuffing-names.ts';
import { rentalTermNames, tankServiceNames } from '#src/ui/copy/tank-names.ts';
import { storageModes, warehouseWorks } from '#src/ui/copy/warehouse-names.ts';

const classNames = new Map(dgClasses.map(({ code, nameCn }) => [code, nameCn]));
const carrierNames = new Map(oceanCarriers.map(({ scac, nameCn }) => [scac, nameCn]));

const labels: Readonly<Record<string, (code: string) => string>> = {
  dgClass: (code) => words.className(code, classNames.get(code as (typeof dgClasses)[number]['code']) ?? ''),
  targetCurrency: (code) => words.currencies[code] ?? code,
  carrierPrefer: (code) => carrierNames.get(code) ?? code,
  services: (code) => words.services[code] ?? code,
  stuffingWorks: (code) => stuffingNames[code as StuffingOption],
  deskWorks: (code) => workNames[code as DeskWork],
  tankService: (code) => tankServiceNames[code as TankService],
  rentalTerm: (code) => rentalTermNames[code as RentalTerm],
  tankSource: (code) => words.tankSources[code] ?? code,
  urgency: (code) => words.urgencies[code] ?? code,
  storageMode: (code) => storageModes[code as keyof typeof storageModes],
  storageWorks: (code) => warehouseWorks[code as keyof typeof warehouseWorks],
};

/** What may be chosen, as a person reads it. */
export const choicesOf = (name: string, { choices = [] }: FieldData) =>
  choices.map((value) => ({ value, label: labels[name]?.(value) ?? value }));
