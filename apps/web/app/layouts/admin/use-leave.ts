import { useNavigate } from 'react-router'
import { useAdmin } from '~/lib/admin.ts'
import { paths } from '~/lib/paths.ts'
import { signOut } from '../sign-out.ts'

/** Signs out to the shop: signed out here, one would only be told that the place is closed. */
export function useLeave() {
  const { token } = useAdmin()
  const navigate = useNavigate()
  return () => {
    const left = navigate(paths.home)
    void Promise.resolve(left).then(() => signOut(token))
  }
}
