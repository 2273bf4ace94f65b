/** A vehicle with the people on it. */
export interface Truck {
  id: string;
  plate: string;
  trailer: string;
  driver: string;
  driverPhone: string;
  driverLicence: string;
  /** The certificate that the driver may carry dangerous goods. */
  driverCert: string;
  /** The permit to carry dangerous goods on roads, and the day it ends. */
  permit: string;
  permitExpire: string;
  /** Who watches over dangerous goods on the way. */
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
