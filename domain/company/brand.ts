export interface ShownBrand {
  name: string;
  latinName: string;
  /** Logo URL; null for the built-in logo. */
  logo: string | null;
}
