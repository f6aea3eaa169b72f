/**
 * Which version of the legal texts a purchase accepts: terms of use, returns (withdrawal, made to measure) and privacy.
 * The day of their last change. Every order stores the key of its placing; the texts of a key are those in the
 * repository's history. Docs: docs/decisions/0057-accepted-terms.md.
 */
export const termsKey = '2026-11-20'
