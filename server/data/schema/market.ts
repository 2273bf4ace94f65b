import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { type RateService, rateServices } from '#domain/imports/services.ts';
import { enterprises } from './accounts.ts';
import { minorUnits, moment } from './columns.ts';
import type { OfferDetails } from './offer-details.ts';
import { published } from './published.ts';
import { rateVersions } from './rates.ts';
import { carriers, feeCodes, locations } from './reference.ts';

/** A service with a price list is sold by lane. */
export type LaneService = RateService;

/** These services have rates but no lanes: stuffing, DG desk and trucks. */
const ratedServices = [...rateServices, 'cfs', 'dgdesk', 'truck'] as const;
export type RatedService = (typeof ratedServices)[number];

export const lanes = pgTable(
  'lanes',
  {
    id: text().primaryKey(),
    service: text({ enum: rateServices }).notNull(),
    originKind: text('origin_kind').notNull(),
    originCode: text('origin_code').notNull(),
    destinationKind: text('destination_kind').notNull(),
    destinationCode: text('destination_code').notNull(),
    transitDays: integer('transit_days').notNull(),
    hot: boolean().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    unique('lanes_service_places').on(table.service, table.originCode, table.destinationCode),
    index('lanes_service_sort').on(table.service, table.sort),
    foreignKey({
      name: 'lanes_origin',
      columns: [table.originKind, table.originCode],
      foreignColumns: [locations.kind, locations.code],
    }),
    foreignKey({
      name: 'lanes_destination',
      columns: [table.destinationKind, table.destinationCode],
      foreignColumns: [locations.kind, locations.code],
    }),
  ],
);

/** One departure of a vessel, train or flight with its cut-offs. */
export const sailings = pgTable(
  'sailings',
  {
    id: text().primaryKey(),
    laneId: text('lane_id')
      .notNull()
      .references(() => lanes.id),
    carrierCode: text('carrier_code')
      .notNull()
      .references(() => carriers.code),
    routeCode: text('route_code').notNull(),
    vessel: text().notNull(),
    voyage: text().notNull(),
    terminal: text().notNull(),
    /** Port of transhipment; null when direct. */
    viaCode: text('via_code'),
    etd: moment('etd').notNull(),
    eta: moment('eta').notNull(),
    transitDays: integer('transit_days').notNull(),
    bookingCloseGeneral: moment('booking_close_general').notNull(),
    bookingCloseDangerous: moment('booking_close_dangerous').notNull(),
    siCutoff: moment('si_cutoff').notNull(),
    siCutoffDangerous: moment('si_cutoff_dangerous').notNull(),
    dgCutoff: moment('dg_cutoff').notNull(),
    vgmCutoff: moment('vgm_cutoff').notNull(),
    manifestCutoff: moment('manifest_cutoff').notNull(),
    customsCutoff: moment('customs_cutoff').notNull(),
    cyOpen: moment('cy_open').notNull(),
    cyClosing: moment('cy_closing').notNull(),
    lclCutoff: moment('lcl_cutoff').notNull(),
    emptyPickup: moment('empty_pickup').notNull(),
    /** TEU still available; null when the carrier counts the space. */
    slotsLeft: integer('slots_left'),
    demo: boolean().notNull(),
  },
  (table) => [
    index('sailings_lane_etd').on(table.laneId, table.etd, table.id),
    index('sailings_etd').on(table.etd, table.id),
  ],
);

/** Fee lines shared by a carrier's offers on a lane. Ocean freight is stored with the offer. */
export const tariffs = pgTable(
  'tariffs',
  {
    id: text().primaryKey(),
    laneId: text('lane_id')
      .notNull()
      .references(() => lanes.id),
    carrierCode: text('carrier_code')
      .notNull()
      .references(() => carriers.code),
    isDanger: boolean('is_danger').notNull(),
    demo: boolean().notNull(),
    /** Imported price list; null for the seed's. */
    rateVersionId: text('rate_version_id').references(() => rateVersions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('tariffs_rate_version').on(table.rateVersionId),
    index('tariffs_lane').on(table.laneId, table.isDanger),
  ],
);

export const feeLines = pgTable(
  'fee_lines',
  {
    tariffId: text('tariff_id')
      .notNull()
      .references(() => tariffs.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
    feeCode: text('fee_code')
      .notNull()
      .references(() => feeCodes.code),
    /** Container type; null when the line is the same for all or counted per shipment. */
    containerCode: text('container_code'),
    basis: text().notNull(),
    currency: text().notNull(),
    unitPrice: minorUnits('unit_price').notNull(),
    atCost: boolean('at_cost').notNull(),
    payTerm: text('pay_term', { enum: ['PRE', 'COL'] }).notNull(),
    /** Hundredths of a per cent; zero for tax-exempt international agency. */
    taxRate: integer('tax_rate').notNull(),
    remark: text(),
  },
  (table) => [primaryKey({ columns: [table.tariffId, table.sort] })],
);

export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    laneId: text('lane_id')
      .notNull()
      .references(() => lanes.id),
    /** Null when a price covers a period instead of one departure. */
    sailingId: text('sailing_id').references(() => sailings.id, { onDelete: 'cascade' }),
    tariffId: text('tariff_id')
      .notNull()
      .references(() => tariffs.id),
    carrierCode: text('carrier_code')
      .notNull()
      .references(() => carriers.code),
    priceKind: text('price_kind', { enum: ['PUBLIC', 'CONTRACT'] }).notNull(),
    /** Enterprise of a contract price; null for a public one. */
    enterpriseId: text('enterprise_id').references(() => enterprises.id),
    isDanger: boolean('is_danger').notNull(),
    dgClasses: text('dg_classes').array().notNull(),
    space: text({ enum: ['PLENTY', 'TIGHT', 'ASK'] }).notNull(),
    validFrom: moment('valid_from').notNull(),
    validTo: moment('valid_to').notNull(),
    remark: text(),
    details: jsonb().$type<OfferDetails>().notNull(),
    demo: boolean().notNull(),
    /** Imported price list; null for the seed's. */
    rateVersionId: text('rate_version_id').references(() => rateVersions.id, { onDelete: 'cascade' }),
    /** Flight of an imported timetable; null for the seed's flights and for prices of a sailing. */
    flightId: text('flight_id'),
  },
  (table) => [
    index('offers_rate_version').on(table.rateVersionId),
    index('offers_sailing').on(table.sailingId, table.isDanger),
    index('offers_lane_valid').on(table.laneId, table.isDanger, table.validTo, table.id),
    index('offers_enterprise').on(table.enterpriseId),
  ],
);

/** One price of an offer: per container type, revenue ton or weight break. */
export const offerRates = pgTable(
  'offer_rates',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** A container type, RT, CBM, or an air break: M, N, 45, 100, 300, 500, 1000. */
    unit: text().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: text().notNull(),
    limitKg: integer('limit_kg'),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.unit] })],
);

/** Rates of added services; one without a price is on request. */
export const serviceRates = pgTable('service_rates', {
  id: text().primaryKey(),
  service: text({ enum: ratedServices }).notNull(),
  feeCode: text('fee_code')
    .notNull()
    .references(() => feeCodes.code),
  /** Container type; null when the rate is the same for all or counted per shipment. */
  containerCode: text('container_code'),
  basis: text().notNull(),
  currency: text().notNull(),
  /** Null: on request. For insurance, hundredths of a per cent of the insured value. */
  unitPrice: minorUnits('unit_price'),
  taxRate: integer('tax_rate').notNull(),
  /** Truck rate for dangerous goods; the general rate applies when there is none. */
  dangerous: boolean().notNull().default(false),
  demo: boolean().notNull(),
  /** Imported price table; null for the seed's. */
  rateVersionId: text('rate_version_id').references(() => rateVersions.id, { onDelete: 'cascade' }),
});

export const priceHistory = pgTable(
  'price_history',
  {
    laneId: text('lane_id')
      .notNull()
      .references(() => lanes.id),
    containerCode: text('container_code').notNull(),
    /** Price of dangerous goods or of general cargo. */
    isDanger: boolean('is_danger').notNull().default(true),
    day: date({ mode: 'string' }).notNull(),
    minimum: minorUnits('minimum').notNull(),
    average: minorUnits('average').notNull(),
    currency: text().notNull(),
    /** Minor units by carrier; empty when only the lane's total was stored. */
    byCarrier: jsonb('by_carrier').$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.laneId, table.containerCode, table.isDanger, table.day] })],
);

/** Image with its alternative text. */
export interface StoredPicture {
  fileId: string;
  text: string;
}

export const warehouses = pgTable(
  'warehouses',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    cityCode: text('city_code').notNull(),
    district: text().notNull(),
    address: text().notNull(),
    kinds: text().array().notNull(),
    dgClasses: text('dg_classes').array().notNull(),
    forbidden: text().array().notNull(),
    qualifications: jsonb().$type<readonly { name: string; number: string; expires: string }[]>().notNull(),
    areaTotal: integer('area_total').notNull(),
    areaFree: integer('area_free').notNull(),
    temperature: text().notNull(),
    docks: integer().notNull(),
    /** Storage per day and ton, pallet or cubic metre; null when not sold by that unit. */
    pricePerTon: minorUnits('price_per_ton'),
    pricePerPallet: minorUnits('price_per_pallet'),
    pricePerCubicMetre: minorUnits('price_per_cubic_metre'),
    handlingPerTon: minorUnits('handling_per_ton').notNull(),
    minimumDays: integer('minimum_days').notNull(),
    /** Minimum charge in the unit of the stay. */
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    freeDays: integer('free_days').notNull(),
    portCode: text('port_code').notNull(),
    portKilometres: integer('port_kilometres').notNull(),
    openingHours: text('opening_hours').notNull(),
    equipment: text().array().notNull(),
    /** Services offered besides storage. */
    works: text().array().notNull().default([]),
    phone: text().notNull(),
    pictures: jsonb().$type<readonly StoredPicture[]>().notNull().default([]),
    demo: boolean().notNull(),
    sort: integer().notNull(),
    ...published,
  },
  (table) => [index('warehouses_city').on(table.cityCode, table.sort)],
);
