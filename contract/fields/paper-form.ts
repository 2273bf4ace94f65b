import * as v from 'valibot';
import { BOX_TYPES_OF_A_FORM, BOXES_OF_A_TYPE, CARGO_LINES_OF_A_FORM, VEHICLES_OF_A_FORM } from '#domain/limits.ts';
import { CORRECTION_LENGTH, type DraftForm } from '#domain/paper-forms/draft-bill.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import type { InstructionForm } from '#domain/paper-forms/shipping-instruction.ts';
import type { VehiclesForm } from '#domain/paper-forms/vehicles.ts';
import type { MassForm } from '#domain/paper-forms/verified-mass.ts';
import { code, number, partiesFields, type Same, text } from './booking.ts';

const boxMass = v.strictObject({
  ctnType: code(),
  containerNo: text(20),
  method: code(),
  weighedKg: number,
  scaleNo: text(40),
  cargoKg: number,
  dunnageKg: number,
  tareKg: number,
  maxGrossKg: number,
});

/** Verified gross masses of an order's containers, possibly incomplete. */
export const massForm = v.strictObject({
  boxes: v.pipe(v.array(boxMass), v.maxLength(BOX_TYPES_OF_A_FORM * BOXES_OF_A_TYPE)),
  responsible: text(70),
  signature: text(35),
  weigher: text(60),
  weighingPlace: text(100),
  telephone: text(40),
});

const instructionLine = v.strictObject({
  marks: text(500),
  cargoNameEn: text(250),
  hsCode: text(20),
  packageType: code(),
  packages: number,
  grossWeight: number,
  volume: number,
});

/** Shipping instruction, possibly incomplete. */
export const instructionForm = v.strictObject({
  parties: code(),
  ...partiesFields,
  payTerm: code(),
  blType: code(),
  blCopies: number,
  issuePlace: text(60),
  cargo: v.pipe(v.array(instructionLine), v.maxLength(CARGO_LINES_OF_A_FORM)),
});

const draftRow = { name: text(60), text: text(1000) };

/** Answer to a draft bill, possibly incomplete. */
export const draftForm = v.strictObject({
  decision: code(),
  lines: v.pipe(v.array(v.strictObject({ ...draftRow, should: text(CORRECTION_LENGTH) })), v.maxLength(1000)),
});

const namedVehicle = v.strictObject({
  plate: text(20),
  trailer: text(20),
  driver: text(20),
  driverPhone: text(20),
  driverId: text(20),
  driverLicence: text(20),
  transportPermit: text(40),
});

/** Vehicles, possibly incomplete. */
export const vehiclesForm = v.strictObject({
  vehicleCount: number,
  vehicles: v.pipe(v.array(namedVehicle), v.maxLength(VEHICLES_OF_A_FORM)),
});

/** Document form, prefilled from the order or last submitted. */
export const paperForm = v.variant('paper', [
  v.object({
    paper: v.literal('VERIFIED_MASS'),
    values: massForm,
    facts: v.object({ boxes: v.array(v.string()), grossKg: v.string() }),
  }),
  v.object({
    paper: v.literal('SHIPPING_INSTRUCTION'),
    values: instructionForm,
    facts: v.object({ payTerm: v.string(), packages: v.string(), grossKg: v.string(), volume: v.string() }),
  }),
  v.object({
    paper: v.literal('DRAFT_BILL'),
    values: draftForm,
    facts: v.object({ lines: v.array(v.object({ name: v.string(), text: v.string() })) }),
  }),
  v.object({
    paper: v.literal('VEHICLES'),
    values: vehiclesForm,
    facts: v.object({
      way: v.picklist(['ROAD', 'STORE']),
      least: v.number(),
      most: v.number(),
      isDanger: v.boolean(),
      hasTrailer: v.boolean(),
    }),
  }),
]);

/** Type check: API and domain forms must be identical. */
export const isDomainMass: Same<v.InferOutput<typeof massForm>, MassForm> = true;
export const isDomainInstruction: Same<v.InferOutput<typeof instructionForm>, InstructionForm> = true;
export const isDomainDraft: Same<v.InferOutput<typeof draftForm>, DraftForm> = true;
export const isDomainVehicles: Same<v.InferOutput<typeof vehiclesForm>, VehiclesForm> = true;
export const isDomainPaper: Same<v.InferOutput<typeof paperForm>, PaperForm> = true;
