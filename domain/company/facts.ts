/** What a company says of itself on its site, as its operators may set it. */
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

/** The name of what the company said before what it says now. */
export const BEFORE = 'before';

/** Empty where the company leaves it to the settings the server was started with. */
export type CompanyFacts = Readonly<Record<CompanyField, string>>;
