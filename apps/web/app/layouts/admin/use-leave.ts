import { useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { signOut } from '../sign-out.ts'

/** Signs out and goes to the shop: staying here would only show the access-denied page. */
export function useLeave() {
  const { token } = useAdmin()
  const navigate = useNavigate()
  return () => {
    const left = navigate(paths.home)
    void Promise.resolve(left).then(() => signOut(token))
  }
}
