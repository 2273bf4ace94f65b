/** What a company says of itself on its site, as its operators may set it. */
export const companyFields = [
  'company',
  'serviceHotline',
  'emergencyHotline',
  'serviceMail',
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

/** Empty where the company leaves it to the settings the server was started with. */
export type CompanyFacts = Readonly<Record<CompanyField, string>>;
