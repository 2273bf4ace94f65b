export interface HelpText {
  /** Dotted: its parent is what stands before the last dot. */
  id: string;
  title: string;
  /** One block a line, as text-blocks.ts reads it. */
  body: string;
}
