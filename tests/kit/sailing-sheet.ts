import type { RateRow } from '#domain/rates/columns.ts';
import { sailingColumns } from '#domain/schedules/columns.ts';
import { csvOf } from '#domain/sheet/csv.ts';
import { previewFile } from './rate-sheet.ts';
import type { TestServer } from './server.ts';

const titles = sailingColumns.map(({ title }) => title);

/** A departure as a person writes it: most cut-offs by the house rule. */
export const sailingRow = {
  origin: '上海',
  destination: '鹿特丹',
  carrier: '中远海运',
  route: 'AEU1',
  vessel: 'Example Star',
  voyage: '012w',
  terminal: '洋山四期',
  via: '',
  etd: '2026/11/02 18:00',
  eta: '2026-12-01 06:00',
  siCutoff: 'ETD − 3 天 12:00',
  cyClosing: '2026-11-01 12:00',
} satisfies RateRow;

export const csvOfSailings = (rows: readonly RateRow[]): Uint8Array =>
  Buffer.from(csvOf([titles, ...rows.map((row) => sailingColumns.map(({ key }) => row[key] ?? ''))]));

export const previewSailings = (server: TestServer, rows: readonly RateRow[]) =>
  previewFile(server, csvOfSailings(rows), 'sailings.csv', 'sailings');

/** A route as a carrier answers `GET /v1/point-to-point-routes`, by SMDG's code of the carrier. */
export const dcsaRoute = {
  placeOfReceipt: {
    facilityTypeCode: 'POTE',
    location: { UNLocationCode: 'CNSHA' },
    dateTime: '2026-11-02T18:00:00+08:00',
  },
  placeOfDelivery: {
    facilityTypeCode: 'POTE',
    location: { UNLocationCode: 'NLRTM' },
    dateTime: '2026-12-01T06:00:00+01:00',
  },
  receiptTypeAtOrigin: 'CY',
  deliveryTypeAtDestination: 'CY',
  cutOffTimes: [
    { cutOffDateTimeCode: 'DCO', cutOffDateTime: '2026-10-30T04:00:00Z' },
    { cutOffDateTimeCode: 'FCO', cutOffDateTime: '2026-11-01T12:00:00+08:00' },
    { cutOffDateTimeCode: 'RCO', cutOffDateTime: '2026-11-01T10:00:00+08:00' },
  ],
  solutionNumber: 1,
  transitTime: 29,
  legs: [
    {
      sequenceNumber: 1,
      transport: {
        modeOfTransport: 'VESSEL',
        servicePartners: [
          {
            carrierCode: 'COS',
            carrierCodeListProvider: 'SMDG',
            carrierServiceCode: 'AEU1',
            carrierExportVoyageNumber: '012W',
          },
        ],
        vessel: { vesselIMONumber: '9321483', name: 'Example Star' },
      },
      departure: {
        facilityTypeCode: 'POTE',
        location: { UNLocationCode: 'CNSHA', locationName: '洋山四期' },
        dateTime: '2026-11-02T18:00:00+08:00',
      },
      arrival: {
        facilityTypeCode: 'POTE',
        location: { UNLocationCode: 'NLRTM' },
        dateTime: '2026-12-01T06:00:00+01:00',
      },
    },
  ],
};
