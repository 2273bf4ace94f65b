export interface Truck {
  id: string;
  plate: string;
  trailer: string;
  driver: string;
  driverPhone: string;
  driverLicence: string;
  driverCert: string;
  /** Dangerous goods road permit with its expiry. */
  permit: string;
  permitExpire: string;
  /** Dangerous goods escort. */
  escort: string;
  escortPhone: string;
  escortCert: string;
}

export const blankTruck: Truck = {
  id: '1',
  plate: '',
  trailer: '',
  driver: '',
  driverPhone: '',
  driverLicence: '',
  driverCert: '',
  permit: '',
  permitExpire: '',
  escort: '',
  escortPhone: '',
  escortCert: '',
};
