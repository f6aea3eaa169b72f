/** Two runs at once need a port each; the database is named after it. */
export const port = Number(process.env['E2E_PORT'] ?? 4310)
export const databaseName = `e2e_${port}`
