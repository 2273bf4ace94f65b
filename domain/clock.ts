/** Current time, injected into pure rules and the server. */
export interface Clock {
  now(): number;
}
