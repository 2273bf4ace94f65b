import { errors } from '#copy/shell.ts';

/** Replaces a part whose code failed to load. */
export const Missing = () => <p role="alert">{errors.chunkFailed}</p>;
