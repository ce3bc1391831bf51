/** Imported first by what reads pages for an export: React and the compiler make other code while authoring and testing. */
process.env.NODE_ENV ??= "production";
