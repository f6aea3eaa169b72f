import type { User } from '@shop/contract/users'
import { createContext, use } from 'react'

export interface Admin {
  token: string
  account: User
}

/** The signed-in administrator, confirmed before any admin screen is rendered. */
export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin needs the admin layout')
  return admin
}
