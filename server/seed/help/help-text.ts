export interface HelpText {
  /** Dotted number; the parent precedes the last dot. */
  id: string;
  title: string;
  /** One block per line; see text-blocks.ts. */
  body: string;
}
