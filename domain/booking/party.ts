export interface Party {
  companyNameEn: string;
  addressEn: string;
  countryCode: string;
  taxNo: string;
  contact: string;
  phone: string;
  email: string;
}

export const blankParty: Party = {
  companyNameEn: '',
  addressEn: '',
  countryCode: '',
  taxNo: '',
  contact: '',
  phone: '',
  email: '',
};
