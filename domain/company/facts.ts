export const companyFields = [
  'company',
  'brandName',
  'latinName',
  'logo',
  'serviceHotline',
  'emergencyHotline',
  'serviceMail',
  'address',
  'icpFiling',
  'policeFiling',
  'chemicalsLicence',
  'nvoccFiling',
  'roadTransportLicence',
  'managerName',
  'managerPhone',
  'answerTime',
] as const;

export type CompanyField = (typeof companyFields)[number];

/** Key under which an audit entry stores the previous values. */
export const BEFORE = 'before';

/** Empty when the server's environment settings apply. */
export type CompanyFacts = Readonly<Record<CompanyField, string>>;
