import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A form that is not whole is no form: an older version's, or a damaged one. */
export const readerOfForm =
  <Schema extends GenericSchema>(schema: Schema) =>
  (value: unknown): InferOutput<Schema> | null => {
    const read = safeParse(schema, value);
    return read.typed ? read.output : null;
  };
