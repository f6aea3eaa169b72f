/** Asked by the container's own health check: may visitors be sent to the process beside me? */
const { PORT = '3000' } = process.env
const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(ready ? 0 : 1)
