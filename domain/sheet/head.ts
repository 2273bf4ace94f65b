/** Rows searched for the titles, which may be below group headings or a company name. */
export const HEADING_ROWS = 10;
