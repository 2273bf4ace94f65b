/** The name and the mark of a company, as a page shows them. */
export interface ShownBrand {
  name: string;
  latinName: string;
  /** The address of the mark; null for the one that is drawn. */
  logo: string | null;
}
