import fc from 'fast-check';

/** A walk that notices a mutant has done its work: nobody reads it at its shortest. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
