import type { User } from '@shop/contract/users'
import { createContext, use } from 'react'

export interface Admin {
  token: string
  account: User
}

/** Who sits at the desk: known to be an administrator before any of its screens is drawn. */
export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin needs the frame of the desk')
  return admin
}
