/** Run by the container's health check: is the shop process of this container ready for visitors? */
const { PORT = '3000' } = process.env
const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(ready ? 0 : 1)
