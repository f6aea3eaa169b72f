/** Two runs at once need a port each; the database is named after it. */
export const port = Number(process.env['E2E_PORT'] ?? 4310)
export const databaseName = `e2e_${port}`
/** Where the mails that the shop has sent can be read. */
export const mailboxPort = port + 10_000
/** Where its payments are made. */
export const paymentsPort = port + 20_000
/** Where a shop of a test's own may send its mails, to be read with those of the shared one. */
export const mailPort = port + 30_000
