import { errors } from '#src/ui/copy/errors.ts';

/** In place of a part whose code did not come. */
export const Missing = () => <p role="alert">{errors.chunkFailed}</p>;
