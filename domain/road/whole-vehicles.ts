/** How far the transport of a whole vehicle has come, as an operator writes it down. */
export const vehicleStatuses = ['waiting', 'moving', 'signed', 'cancelled'] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

// biome-ignore format: one field after the other, as the form has them
/** What an operator writes of a whole-vehicle order that was agreed outside the site. */
export const vehicleFields = [
  'customer', 'originCity', 'destinationCity', 'cargoName', 'unNo',
  'vehicle', 'weightKg', 'amount', 'loadingDay', 'status',
] as const;
export type VehicleField = (typeof vehicleFields)[number];
