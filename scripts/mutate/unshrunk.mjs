import fc from 'fast-check';

/** A failing walk has noticed the mutant, so shrinking is skipped. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
