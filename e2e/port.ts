/**
 * Parallel runs need separate ports; the database is named after the port. All are below 32,768: above it the system
 * gives ports to outgoing connections, and one of them may be taken when the tests start.
 */
export const port = Number(process.env['E2E_PORT'] ?? 4310)
export const databaseName = `e2e_${port}`
/** The port where the emails sent by the shop can be read. */
export const mailboxPort = port + 10_000
/** The port of the payment provider. */
export const paymentsPort = port + 20_000
/** What the shop logged during the run. */
export const logFile = `reports/e2e-${port}.log`
/** The port where a separate shop may send its emails, to be read with those of the shared one. */
export const emailPort = port + 25_000
