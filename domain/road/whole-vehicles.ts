/** Statuses an operator sets on a full truckload order. */
export const vehicleStatuses = ['waiting', 'moving', 'signed', 'cancelled'] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

// biome-ignore format: one field after the other, as the form has them
/** Fields an operator fills in on a full truckload order. */
export const vehicleFields = [
  'customer', 'originCity', 'destinationCity', 'cargoName', 'unNo',
  'vehicle', 'weightKg', 'amount', 'loadingDay', 'status',
] as const;
export type VehicleField = (typeof vehicleFields)[number];
