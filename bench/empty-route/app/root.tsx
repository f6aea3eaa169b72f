import { Outlet, Scripts } from 'react-router'

export default function Root() {
  return (
    <html lang="pt-BR">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
