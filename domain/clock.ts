/** Where a pure rule or the server asks what time it is. */
export interface Clock {
  now(): number;
}
