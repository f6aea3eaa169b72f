import { useRouteLoaderData } from 'react-router'
import type { loader } from '~/root.tsx'

/** The store profile. Every page below the root has it; without it the root shows its error page instead. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root')
  if (!site) throw new Error('useSite needs the data of the root route')
  return site
}
