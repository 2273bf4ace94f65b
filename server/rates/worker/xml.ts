import { SaxesParser } from 'saxes';

export type Attributes = Readonly<Record<string, string>>;

export interface Handlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Prefixes are ignored: no two relevant elements share a local name. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses XML in pieces. Only the five predefined entities are known, so none can expand. */
export async function readXml(pieces: AsyncIterable<string>, { open, text, close }: Handlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  if (open !== undefined)
    parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes as Attributes));
  if (text !== undefined) parser.on('text', text);
  if (close !== undefined) parser.on('closetag', ({ name }) => close(localName(name)));
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}
